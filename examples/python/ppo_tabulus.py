"""Learns Tabulus by playing against itself, in one file: PPO (Schulman and others, 2017) with NumPy, PyTorch and the vectorised environment, on the CPU.

    python examples/python/ppo_tabulus.py --minutes 10 --curve curve.svg

Both seats are played by the same network, which sees the observation of the seat that is to act. What one seat gains the other loses, so a step on to the
other seat turns the sign of what follows.
"""

import argparse
import time
from collections.abc import Callable

import numpy as np
import torch
from torch import nn

import nemeton

GAMES = 256  # at once
STEPS = 64  # of each between two updates
EPOCHS = 3
BATCH = 2048
GAMMA, LAMBDA, CLIP, ENTROPY, RATE = 1.0, 0.95, 0.2, 0.01, 7e-4


class Network(nn.Module):
    """Which action, and what it comes to for the seat that is to act."""

    def __init__(self, floats: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(floats, 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU())
        self.policy = nn.Linear(128, actions)
        self.value = nn.Linear(128, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(observations)
        logits = self.policy(hidden).masked_fill(~masks, -1e9)
        return torch.log_softmax(logits, -1), self.value(hidden).squeeze(-1)


def score(network: Network, game: nemeton.Game, other: Callable[[nemeton.State], int], games: int, seed: int) -> float:
    """The share of games that the network wins against another player, from both seats alike; a tie counts half."""
    env = nemeton.VectorEnv(game, games, seed=seed)
    own = np.arange(games) % 2
    points = np.full(games, np.nan)
    while np.isnan(points).any():
        with torch.no_grad():
            choice, _ = network(torch.from_numpy(env.observations), torch.from_numpy(env.masks))
        actions = choice.argmax(-1).numpy()
        for i in np.flatnonzero(env.players != own):
            # A game that is over has begun anew; how that goes is of no interest.
            actions[i] = other(env.state(int(i))) if np.isnan(points[i]) else np.flatnonzero(env.masks[i])[0]
        env.step(actions)
        for i in np.flatnonzero(env.terminated & np.isnan(points)):
            points[i] = (1 + np.sign(env.rewards[i, own[i]])) / 2
    return float(points.mean())


def players(seed: int) -> dict[str, Callable[[nemeton.State], int]]:
    rng = np.random.default_rng(seed)
    return {"random": lambda state: int(rng.choice(state.legal_actions())), "novice": nemeton.Bot("novice", seed=seed).step}


class Rollout:
    """What was seen and done in `STEPS` steps of all games."""

    def __init__(self, env: nemeton.VectorEnv) -> None:
        shape = (STEPS, len(env))
        self.observations = torch.empty(*shape, env.observations.shape[1])
        self.masks = torch.empty(*shape, env.masks.shape[1], dtype=torch.bool)
        self.actions = torch.empty(shape, dtype=torch.int64)
        self.logs, self.values, self.rewards = torch.empty(shape), torch.empty(shape), torch.empty(shape)
        # How what follows counts for the seat that acted: 1, or −1 where the other seat is next, or 0 at the end of the game.
        self.next_signs = torch.empty(shape)

    def play(self, env: nemeton.VectorEnv, network: Network) -> torch.Tensor:
        """Fills it; the values of where it ends."""
        for step in range(STEPS):
            self.observations[step] = torch.from_numpy(env.observations)
            self.masks[step] = torch.from_numpy(env.masks)
            with torch.no_grad():
                logs, self.values[step] = network(self.observations[step], self.masks[step])
            actions = torch.multinomial(logs.exp(), 1)
            self.actions[step], self.logs[step] = actions[:, 0], logs.gather(1, actions)[:, 0]
            seats = env.players.copy()
            env.step(self.actions[step].numpy())
            self.rewards[step] = torch.from_numpy(env.rewards[np.arange(len(env)), seats])
            self.next_signs[step] = torch.from_numpy(np.where(env.terminated, 0, np.where(env.players == seats, 1, -1)))
        with torch.no_grad():
            return network(torch.from_numpy(env.observations), torch.from_numpy(env.masks))[1]

    def advantages(self, last_values: torch.Tensor) -> torch.Tensor:
        """Generalised advantage estimates (Schulman and others, 2016)."""
        advantages = torch.empty_like(self.values)
        following = torch.zeros_like(last_values)
        for step in reversed(range(STEPS)):
            next_values = self.values[step + 1] if step + 1 < STEPS else last_values
            sign = self.next_signs[step]
            following = self.rewards[step] + GAMMA * sign * (next_values + LAMBDA * following) - self.values[step]
            advantages[step] = following
        return advantages


def update(network: Network, optimizer: torch.optim.Optimizer, rollout: Rollout, advantages: torch.Tensor) -> None:
    targets = (advantages + rollout.values).flatten()
    flat = advantages.flatten()
    observations, masks = rollout.observations.flatten(0, 1), rollout.masks.flatten(0, 1)
    actions, old_logs = rollout.actions.flatten(), rollout.logs.flatten()
    for _ in range(EPOCHS):
        for batch in torch.randperm(len(flat)).split(BATCH):
            logs, values = network(observations[batch], masks[batch])
            gain = flat[batch]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            ratio = (logs.gather(1, actions[batch, None])[:, 0] - old_logs[batch]).exp()
            policy_loss = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -(logs.exp() * logs.masked_fill(~masks[batch], 0)).sum(-1).mean()
            loss = policy_loss + (values - targets[batch]).square().mean() - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def draw(curve: list[dict[str, float]], path: str) -> None:
    """The curve as SVG."""
    width, height, left, top = 640, 360, 56, 24
    minutes = max(point["minutes"] for point in curve) or 1
    x = lambda point: left + (width - left - 90) * point["minutes"] / minutes  # noqa: E731
    y = lambda share: top + (height - top - 48) * (1 - share)  # noqa: E731
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="{left}" y="15">Share of games won at Tabulus, while the network learns</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<path d="M{left} {y(share):.1f}H{width - 90}" stroke="{"#888" if share == 0.5 else "#ddd"}"/>')
        parts.append(f'<text x="{left - 8}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for minute in range(0, int(minutes) + 1, max(1, int(minutes / 5))):
        at = x({"minutes": minute})
        parts.append(f'<text x="{at:.1f}" y="{height - 26}" text-anchor="middle">{minute}</text>')
    parts.append(f'<text x="{(left + width - 90) / 2}" y="{height - 8}" text-anchor="middle">minutes of learning</text>')
    for name, colour in (("random", "#2b6cb0"), ("novice", "#c05621")):
        line = " ".join(f"{x(point):.1f},{y(point[name]):.1f}" for point in curve)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        shift = 12 if name == "novice" else -4
        parts.append(f'<text x="{x(curve[-1]) + 6:.1f}" y="{y(curve[-1][name]) + shift:.1f}" fill="{colour}">{name} {curve[-1][name]:.0%}</text>')
    with open(path, "w") as file:
        file.write("\n".join([*parts, "</svg>\n"]))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--minutes", type=float, default=9.0, help="of learning")
    options.add_argument("--curve", help="where the picture of the curve is written")
    options.add_argument("--games", type=int, default=400, help="against each player in a measurement")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    torch.manual_seed(given.seed)
    game = nemeton.load("tabulus")
    env = nemeton.VectorEnv(game, GAMES, seed=given.seed)
    network = Network(game.observation_size, game.num_distinct_actions())
    optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
    rollout = Rollout(env)
    curve: list[dict[str, float]] = []
    spent = measured = 0.0
    updates = 0

    def measure() -> None:
        point = {name: score(network, game, other, given.games, updates) for name, other in players(updates).items()}
        curve.append({"minutes": spent / 60, **point})
        print(f"{spent / 60:5.1f} min, {updates * GAMES * STEPS:>9} decisions: " + ", ".join(f"{n} {s:.3f}" for n, s in point.items()), flush=True)

    measure()
    while spent < given.minutes * 60:
        begin = time.monotonic()
        last_values = rollout.play(env, network)
        update(network, optimizer, rollout, rollout.advantages(last_values))
        for group in optimizer.param_groups:
            group["lr"] = RATE * max(0.05, 1 - spent / (given.minutes * 60))
        updates += 1
        spent += time.monotonic() - begin
        if spent - measured > given.minutes * 60 / 10:
            measured = spent
            measure()
    measure()
    if given.curve:
        draw(curve, given.curve)


if __name__ == "__main__":
    main()
