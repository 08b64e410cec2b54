"""Jobs as bytes, in this process, in others, on other machines."""
