"""Reading an outlook's weights."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.data import Data
from stampede.core.errors import DataError
from stampede.core.outlook import read_outlook, weighed


def data(**groups: object) -> Data:
    return Data({"outlook": dict(groups)}, "judgement.toml", {}, "")


def test_weights_come_in_the_order_of_the_groups() -> None:
    assert list(read_outlook(data(rival=[3], own=[1, -2]), {"own": 2, "rival": 1})) == [1, -2, 3]


def test_without_the_table_there_are_none() -> None:
    assert len(read_outlook(Data({}, "judgement.toml", {}, ""), {"own": 2})) == 0


@pytest.mark.parametrize("own", [[1], [1, 2, 3], [1, "two"], 1])
def test_each_group_has_so_many(own: object) -> None:
    with pytest.raises(DataError, match="own"):
        read_outlook(data(own=own), {"own": 2})


def test_traits_are_weighed_in_thousandths() -> None:
    assert weighed(vec[i64]([1000, 2000]), vec[i64]([300, -100])) == 100
