"""Studies on a cluster of Ray, of two nodes on this machine: what a node that dies has begun is played elsewhere."""

import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from lab_support import PROGRAM, STUDY, played_at_once, program_that, shards_begun, study

import nemeton
import nemeton.lab

ray = pytest.importorskip("ray")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield made
    made.shutdown()


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until(what: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 120
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_node_dies_in_mid_study(tmp_path: Path, cluster: Any) -> None:
    # Two shards are played at once, one on each node; after the first ones they wait.
    program = program_that(
        tmp_path, '[ "$(wc -l < shards)" -le 2 ] || { echo $$ >> waiting; while ! [ -e go ]; do sleep 0.1; done; }'
    )
    node = cluster.add_node(num_cpus=1)

    def waiting() -> list[int]:
        file = tmp_path / "waiting"
        return [int(pid) for pid in file.read_text().split()] if file.exists() else []

    def kill() -> None:
        try:
            wait_until(lambda: len(waiting()) == 2)
            cluster.remove_node(node, allow_graceful=False)
            # As on a machine that is gone, what it was playing is gone.
            wait_until(lambda: not all(is_alive(pid) for pid in waiting()[:2]))
        finally:
            (tmp_path / "go").touch()

    killer = threading.Thread(target=kill)
    told: list[int] = []

    def progress(done: int, _: int) -> None:
        told.append(done)

    killer.start()
    try:
        results = nemeton.lab.run(study(tmp_path), address=cluster.address, shards=6, program=program, progress=progress)
    finally:
        killer.join()
    assert told == list(range(7))
    begun = shards_begun(tmp_path)
    assert set(begun) == set(range(1, 7))
    assert len(begun) == 7, "the one that was on the node that died was begun anew"
    assert (results.csv.read_bytes(), results.json.read_bytes()) == played_at_once(tmp_path)
    assert not ray.is_initialized()


def test_a_program_that_is_told_to_end_is_begun_anew(tmp_path: Path, cluster: Any) -> None:
    program = program_that(tmp_path, '[ "$(grep -cx "$shard" shards)" -gt 1 ] || kill $$')
    results = nemeton.lab.run(study(tmp_path), address=cluster.address, shards=2, program=program)
    assert sorted(shards_begun(tmp_path)) == [1, 1, 2, 2]
    assert results.csv.read_bytes() == played_at_once(tmp_path)[0]


def test_what_is_wrong_is_told_once(tmp_path: Path, cluster: Any) -> None:
    program = program_that(tmp_path, ":")
    bad = study(tmp_path, STUDY.replace("games = 120", 'games = "many"'))
    with pytest.raises(nemeton.lab.LabError, match=r"pytest.*study\.toml: games is 'many', expected"):
        nemeton.lab.run(bad, address=cluster.address, shards=1, program=program)
    assert shards_begun(tmp_path) == [1]
    # The program ends by a signal as often as it is begun.
    for_ever = program_that(tmp_path, "kill $$")
    with pytest.raises(nemeton.lab.LabError, match="ended by signal 15"):
        nemeton.lab.run(study(tmp_path), address=cluster.address, shards=1, program=for_ever, retries=1)
    assert shards_begun(tmp_path) == [1, 1, 1]


def test_a_tuning_is_played_on_it(tmp_path: Path, cluster: Any) -> None:
    text = """title = "Tug"
trials = 3
games = 40
confirm = 50
[setting]
game = "tug"
players = "random"
[search]
ply_limit = [10, 20, 30]
[[aim]]
measure = "length"
at_most = 20
"""
    file = study(tmp_path, text)
    on_it = nemeton.lab.tune(file, address=cluster.address, program=PROGRAM, out=tmp_path / "on-it.sqlite")
    here = nemeton.lab.tune(file, program=PROGRAM, out=tmp_path / "here.sqlite")
    assert on_it.json.read_bytes() == here.json.read_bytes()
    assert [trial["front"] for trial in here.summary()["trials"]] == [True, True, False]
    assert not ray.is_initialized()


def test_an_address_that_is_none_is_told(tmp_path: Path) -> None:
    with pytest.raises(nemeton.lab.LabError, match="there is no cluster at merlin: "):
        nemeton.lab.run(study(tmp_path), address="merlin", program=PROGRAM)


def test_a_cluster_that_does_not_answer_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nemeton.lab.ray_shards.TIMEOUT", 5)
    with socket.create_server(("127.0.0.1", 0)) as mute:
        address = f"127.0.0.1:{mute.getsockname()[1]}"
        with pytest.raises(nemeton.lab.LabError, match=f"there is no cluster at {address}: nobody has answered for 5 s"):
            nemeton.lab.run(study(tmp_path), address=address, program=PROGRAM)
    with pytest.raises(nemeton.lab.LabError, match=f"there is no cluster at {address}: "):
        nemeton.lab.run(study(tmp_path), address=address, program=PROGRAM)
    assert not (tmp_path / "study.sqlite.shards").exists()


def test_a_worker_needs_nothing_of_the_package(tmp_path: Path) -> None:
    from ray import cloudpickle

    from nemeton.lab import shard

    cloudpickle.register_pickle_by_value(shard)
    task = cloudpickle.dumps((shard.play, (PROGRAM, "study.toml", STUDY.encode(), 1, 1, 1)))
    cloudpickle.unregister_pickle_by_value(shard)
    alone = f"""
import sys
sys.modules["nemeton"] = None
from ray import cloudpickle
play, arguments = cloudpickle.loads({task!r})
assert play(*arguments).startswith(b"SQLite format 3")
"""
    done = subprocess.run([sys.executable, "-c", alone], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_without_ray_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ImportError, match=r"pip install 'ray>="):
        nemeton.lab.run(study(tmp_path), address="auto", program=PROGRAM)
    assert not (tmp_path / "study.sqlite.shards").exists()
