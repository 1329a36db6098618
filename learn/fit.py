#!/usr/bin/python3
"""Learns a network from lessons and writes it in whole numbers; `nemeton dev train` runs it.

What a lesson is stands in search/lesson.hpp, what a network is and what its file holds in search/network.hpp. The loss is the cross-entropy
between the probability to win that the network gives and that of the lesson. In the last epoch the output weights are
whole already and stay, so that the others make up for what rounding them has changed. One thread and one seed: the same
lessons give the same network.
"""
import argparse
import os
import struct
import sys
import time
import zlib

import numpy as np
import torch

HEADER_BYTES = 28
FINEST_ACTIVATION = 10  # a sum of 2^10 stands for 1
LARGEST_SUM = 2**15 - 1
BATCH = 1024
WEIGHT_LIMIT = 127  # of an output weight in the file


def read_lessons(files, inputs):
    """The lessons' inputs, still as bits, and the probabilities to win."""
    width = (inputs + 7) // 8
    rows = np.concatenate([np.fromfile(file, np.uint8) for file in files])
    if rows.size == 0 or rows.size % (width + 2) != 0:
        sys.exit(f"fit.py: {rows.size} bytes of lessons, expected some and a multiple of {width + 2}")
    rows = rows.reshape(-1, width + 2)
    returns = rows[:, width:].copy().view("<i2")[:, 0].astype(np.float32) / 32767
    return rows[:, :width].copy(), (returns + 1) / 2


def inputs_on(bits, inputs):
    """Which inputs are on, of one lesson after another, and where each lesson's begin."""
    lessons, on = np.nonzero(np.unpackbits(bits, axis=1, count=inputs, bitorder="little"))
    return torch.from_numpy(on), torch.from_numpy(np.searchsorted(lessons, np.arange(len(bits))))


class Net(torch.nn.Module):
    def __init__(self, inputs, hidden):
        super().__init__()
        # Only a few dozen inputs are on at a time, so their weights are looked up and not multiplied.
        self.first = torch.nn.EmbeddingBag(inputs, hidden, mode="sum")
        self.bias = torch.nn.Parameter(torch.full((hidden,), 0.25))
        self.output = torch.nn.Linear(hidden, 1)
        torch.nn.init.normal_(self.first.weight, std=0.15)
        torch.nn.init.normal_(self.output.weight, std=0.2)
        torch.nn.init.zeros_(self.output.bias)

    def sums(self, on, begins):
        return self.first(on, begins) + self.bias

    def forward(self, on, begins):
        return self.output(torch.clamp(self.sums(on, begins), 0, 1))[:, 0]


def weight_shift(net):
    """The finest scale at which the output weights fit into their bytes."""
    largest = net.output.weight.abs().max().item()
    shift = 12
    while shift > 0 and largest * 2**shift > WEIGHT_LIMIT:
        shift -= 1
    return shift


def round_output(net, shift):
    with torch.no_grad():
        whole = (net.output.weight * 2**shift).round().clamp(-WEIGHT_LIMIT, WEIGHT_LIMIT)
        net.output.weight.copy_(whole / 2**shift)


def activation_shift(net, bits, inputs):
    """The finest scale at which the sums of all lessons fit into 16 bits."""
    with torch.no_grad():
        pieces = bits[:: max(1, len(bits) // 200_000)]
        largest = max(net.sums(*inputs_on(piece, inputs)).abs().max().item() for piece in np.array_split(pieces, min(20, len(pieces))))
    shift = FINEST_ACTIVATION
    # With as much room again for positions that are not among the lessons.
    while shift > 0 and 2 * largest * 2**shift > LARGEST_SUM:
        shift -= 1
    return shift


def read_network(net, path):
    """Begins with the weights of a network of the same size."""
    with open(path, "rb") as file:
        data = file.read()
    inputs, hidden, activation, shift = struct.unpack_from("<HHBB", data, 6)
    if (inputs, hidden) != tuple(net.first.weight.shape):
        sys.exit(f"fit.py: {path} has {inputs} inputs and {hidden} hidden units, expected {tuple(net.first.weight.shape)}")
    at = HEADER_BYTES

    def take(shape, scale, kind):
        nonlocal at
        values = np.frombuffer(data, kind, int(np.prod(shape)), at)
        at += values.nbytes
        return torch.from_numpy(values.astype(np.float32) / scale).reshape(shape)

    with torch.no_grad():
        net.first.weight.copy_(take((inputs, hidden), 2**activation, "<i2"))
        net.bias.copy_(take((hidden,), 2**activation, "<i2"))
        net.output.weight.copy_(take((1, hidden), 2**shift, "i1"))
        net.output.bias.copy_(take((1,), 2 ** (activation + shift), "<i4"))


def write_network(net, activation, shift, game, path):
    def whole(tensor, scale, kind):
        limits = np.iinfo(kind)
        values = np.rint(tensor.detach().numpy().astype(np.float64) * scale)
        return np.clip(values, limits.min, limits.max).astype(kind).tobytes()

    inputs, hidden = net.first.weight.shape
    data = b"NNET" + struct.pack("<HHHBB16s", 1, inputs, hidden, activation, shift, game.encode())
    data += whole(net.first.weight, 2**activation, "<i2")
    data += whole(net.bias, 2**activation, "<i2")
    data += whole(net.output.weight, 2**shift, "i1")
    data += whole(net.output.bias, 2 ** (activation + shift), "<i4")
    data += struct.pack("<I", zlib.crc32(data))
    with open(path + ".part", "wb") as file:
        file.write(data)
    os.rename(path + ".part", path)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", required=True)
    parser.add_argument("--inputs", type=int, required=True)
    parser.add_argument("--hidden", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--start", help="a network to begin with")
    parser.add_argument("--out", required=True, help="the network to write")
    parser.add_argument("--lessons", nargs="+", required=True)
    given = parser.parse_args()

    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    bits, targets = read_lessons(given.lessons, given.inputs)
    targets = torch.from_numpy(targets)
    net = Net(given.inputs, given.hidden)
    if given.start:
        read_network(net, given.start)

    count = len(bits)
    steps = max(1, count // BATCH) * given.epochs
    shift = None
    optimizer = torch.optim.Adam(net.parameters(), lr=given.rate)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, given.rate, total_steps=steps + 1, pct_start=0.1)
    began = time.time()
    for epoch in range(given.epochs):
        if epoch == given.epochs - 1:
            shift = weight_shift(net)
            round_output(net, shift)
            net.output.weight.requires_grad_(False)
            net.output.weight.grad = None
        order = torch.randperm(count)
        loss_sum = 0.0
        for step in range(max(1, count // BATCH)):
            chosen = order[step * BATCH : (step + 1) * BATCH]
            logits = net(*inputs_on(bits[chosen.numpy()], given.inputs))
            loss = torch.nn.functional.binary_cross_entropy_with_logits(logits, targets[chosen])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            loss_sum += loss.item()
        print(
            f"epoch {epoch + 1} of {given.epochs}: {count} lessons, loss {loss_sum / max(1, count // BATCH):.5f}, "
            f"{time.time() - began:.0f} s",
            flush=True,
        )

    activation = activation_shift(net, bits, given.inputs)
    write_network(net, activation, shift, given.game, given.out)


if __name__ == "__main__":
    main()
