"""Which setting is tried next: Optuna's tree-structured Parzen estimator for several objectives, of which each trial is a new setting."""

import itertools
import random
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from .aims import Estimate
from .toml_keys import is_number
from .tuning_file import Options, Tuning

if TYPE_CHECKING:
    import optuna


def optuna_version() -> str:
    """Raises ImportError that says what to install."""
    try:
        import optuna
    except ModuleNotFoundError:
        raise ImportError("tuning needs Optuna: pip install 'optuna>=4'") from None
    return optuna.__version__


class Sampler:
    """Asked for one setting after the other and told what each came to, it goes the same way from the same seed."""

    def __init__(self, tuning: Tuning, standard: Options | None) -> None:
        """`standard` are the rules as they are, where they are among the settings: they come first."""
        import optuna
        from optuna.distributions import BaseDistribution, CategoricalDistribution, IntDistribution

        optuna.logging.set_verbosity(optuna.logging.WARNING)
        self._tuning = tuning
        self._seed = tuning.seed % 2**32
        self._random = random.Random(self._seed)
        self._study = optuna.create_study(directions=["minimize"] * len(tuning.aims), sampler=optuna.samplers.TPESampler(seed=self._seed))
        # Of each option the number of its value: numbers have an order.
        self._space: dict[str, BaseDistribution] = {
            name: IntDistribution(0, len(values) - 1) if all(map(is_number, values)) else CategoricalDistribution(range(len(values)))
            for name, values in tuning.search.items()
        }
        self._tried: set[tuple[int, ...]] = set()
        self._trial: optuna.Trial | None = None
        if standard is not None:
            self._study.enqueue_trial({name: tuning.search[name].index(value) for name, value in standard.items()})
        if tuning.size <= tuning.trials:
            # All of them are played.
            for numbers in itertools.product(*(range(len(values)) for values in tuning.search.values())):
                self._study.enqueue_trial(dict(zip(self._space, numbers, strict=True)))

    def next(self) -> Options:
        """A setting that is new. There has to be one."""
        numbers = self._ask()
        while numbers in self._tried and self._tuning.size <= self._tuning.trials:
            # The rules as they are have come already.
            self._pass_over()
            numbers = self._ask()
        if numbers in self._tried:
            # The nearest that is new, so that no games are played twice and the search goes on beside what it likes.
            self._pass_over()
            near = next(found for changes in range(1, len(numbers) + 1) if (found := list(self._changed(numbers, changes))))
            self._study.enqueue_trial(dict(zip(self._space, self._random.choice(near), strict=True)))
            numbers = self._ask()
        self._tried.add(numbers)
        return {name: values[number] for (name, values), number in zip(self._tuning.search.items(), numbers, strict=True)}

    def tell(self, found: Sequence[Estimate | None]) -> None:
        """What the setting came to; where that is not known of each aim, the search learns nothing of it."""
        assert self._trial is not None
        distances = [aim.distance(each.value) for aim, each in zip(self._tuning.aims, found, strict=True) if each is not None]
        if len(distances) < len(found):
            self._pass_over()
        else:
            self._study.tell(self._trial, distances)

    def _ask(self) -> tuple[int, ...]:
        self._trial = self._study.ask(self._space)
        return tuple(self._trial.params[name] for name in self._space)

    def _pass_over(self) -> None:
        from optuna.trial import TrialState

        assert self._trial is not None
        self._study.tell(self._trial, state=TrialState.FAIL)

    def _changed(self, numbers: tuple[int, ...], changes: int) -> Iterator[tuple[int, ...]]:
        """Those that are new and differ from this one in so many options."""
        sizes = [len(values) for values in self._tuning.search.values()]
        for places in itertools.combinations(range(len(numbers)), changes):
            others = ([i for i in range(sizes[place]) if i != numbers[place]] for place in places)
            for values in itertools.product(*others):
                changed = list(numbers)
                for place, value in zip(places, values, strict=True):
                    changed[place] = value
                if tuple(changed) not in self._tried:
                    yield tuple(changed)
