"""Waking listeners: the latest number of each stream, to as many as there is room for."""

import threading

from server.sync.hub import Hub


def test_a_listener_hears_of_its_own_competition_only():
    hub = Hub(limit=2)
    listener = hub.join("A")
    hub.publish("B", {"333-r1": 1})
    hub.publish("A", {"333-r1": 2})
    assert listener.wait(0) == {"333-r1": 2}


def test_only_the_latest_number_of_a_stream_waits():
    hub = Hub(limit=2)
    listener = hub.join("A")
    for seq in (1, 2, 3):
        hub.publish("A", {"333-r1": seq})
    assert listener.wait(0) == {"333-r1": 3}
    assert listener.wait(0) == {}


def test_a_waiting_listener_is_woken():
    hub = Hub(limit=2)
    listener = hub.join("A")
    threading.Timer(0.05, hub.publish, ["A", {"desk": 1}]).start()
    assert listener.wait(5) == {"desk": 1}


def test_there_is_no_room_beyond_the_limit_until_somebody_leaves():
    hub = Hub(limit=1)
    first = hub.join("A")
    assert hub.join("B") is None
    first.leave()
    first.leave()
    assert hub.join("B") is not None
    assert hub.join("B") is None
