"""How strong a policy is, measured in this process: functions, batched or not, and agents."""
