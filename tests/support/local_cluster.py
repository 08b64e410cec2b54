"""A Ray cluster of two nodes on this machine, with a processor and little memory each."""

import os

from ray.cluster_utils import Cluster as RayCluster  # pyright: ignore[reportMissingImports]

MEMORY = 80 * 2**20  # for what goes from node to node


class LocalCluster:
    """Up to two nodes that this process began, found by RAY_ADDRESS while it lasts."""

    def __init__(self, nodes: int = 2) -> None:
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        head = {"num_cpus": 1, "object_store_memory": MEMORY, "include_dashboard": False}
        self.cluster = RayCluster(initialize_head=True, head_node_args=head)
        os.environ["RAY_ADDRESS"] = self.cluster.address
        self.others: list[object] = []
        for _ in range(nodes - 1):
            self.add()

    def __enter__(self) -> "LocalCluster":
        return self

    def __exit__(self, *_: object) -> None:
        del os.environ["RAY_ADDRESS"]
        self.cluster.shutdown()

    def add(self) -> None:
        """Begin another node."""
        self.others.append(self.cluster.add_node(num_cpus=1, object_store_memory=MEMORY))

    def kill_second(self) -> None:
        """Kill all processes of the youngest node."""
        self.cluster.remove_node(self.others.pop(), allow_graceful=False)
