"""A flow through a network: as much as there is room for, found along one shortest way after another."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


class Network:
    """Numbered nodes, and edges that each have room for some flow. An edge and its way back have numbers in a row."""

    def __init__(self, nodes: i64) -> None:
        self.last: vec[i64] = vec[i64]([-1 for _ in range(nodes)])  # by node: the last edge that leaves it
        self.earlier: vec[i64] = vec[i64]()  # by edge: the one before it that leaves the same node
        self.to: vec[i64] = vec[i64]()
        self.room: vec[i64] = vec[i64]()

    def join(self, source: i64, target: i64, room: i64) -> i64:
        """Adds an edge, and returns its number."""
        edge = i64(len(self.to))
        self.add(source, target, room if room > 0 else i64(0))
        self.add(target, source, 0)
        return edge

    def add(self, source: i64, target: i64, room: i64) -> None:
        self.earlier = append(self.earlier, self.last[source])
        self.last[source] = i64(len(self.to))
        self.to = append(self.to, target)
        self.room = append(self.room, room)

    def flow(self, edge: i64) -> i64:
        return self.room[edge + 1]

    def fill(self, source: i64, target: i64) -> None:
        while self.send_one(source, target):
            pass

    def send_one(self, source: i64, target: i64) -> bool:
        """One more, along the shortest way with room; false if there is none."""
        came = vec[i64]([-1 for _ in range(len(self.last))])  # by node: the edge that leads there
        queue = vec[i64]()
        queue = append(queue, source)
        done: i64 = 0
        while done < i64(len(queue)) and came[target] < 0:
            edge = self.last[queue[done]]
            done += 1
            while edge >= 0:
                node = self.to[edge]
                if self.room[edge] > 0 and came[node] < 0 and node != source:
                    came[node] = edge
                    queue = append(queue, node)
                edge = self.earlier[edge]
        if came[target] < 0:
            return False
        node = target
        while node != source:
            edge = came[node]
            back = edge + 1 if edge % 2 == 0 else edge - 1
            self.room[edge] -= 1
            self.room[back] += 1
            node = self.to[back]
        return True
