#!/usr/bin/env python3
"""Reports on a run of ./test: failures, the time of each step, the slowest tests, and the counts in the last line.

    report.py FOLDER SECONDS STATUS

FOLDER/steps.tsv has a line for each step: kind, status, seconds, name, and the folder of its JUnit files. A suite without such files counts as one test.
STATUS is the exit status of ./test so far; the report exits with 1 if anything failed.
"""

import sys
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path
from typing import NamedTuple

SLOWEST = 20
MOST_LINES = 60  # of a failed test's output


class Test(NamedTuple):
    seconds: float
    name: str
    outcome: str  # passed, failed or skipped
    printed: str


def read_test(step: str, case: ET.Element) -> Test:
    outcome, printed = "passed", ""
    for kind in ("failure", "error", "skipped"):
        if (found := case.find(kind)) is not None:
            outcome = "skipped" if kind == "skipped" else "failed"
            printed = "\n".join([found.get("message") or "", found.text or "", case.findtext("system-out") or ""])
    if case.get("status") in ("notrun", "disabled"):  # ctest
        outcome = "skipped"
    return Test(float(case.get("time") or 0), f"{step}: {case.get('name')}", outcome, printed)


folder, seconds, status_so_far = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
tests: list[Test] = []
counts: Counter[str] = Counter()
rows = []
steps = folder / "steps.tsv"
for line in steps.read_text().splitlines() if steps.exists() else []:
    kind, status, took, name, results = line.split("\t")
    rows.append(f"{name:54} {status:8} {int(took):7} {int(took) / max(seconds, 1):6.0%}")
    own = [read_test(name, case) for file in Path(results).glob("*.xml") for case in ET.parse(file).iter("testcase")]
    tests += own
    of_step = Counter(test.outcome for test in own)
    if status == "FAILED" and not of_step["failed"]:
        of_step["failed"] = 1
    elif kind == "suite" and not own:
        of_step[status] = 1
    counts += of_step
if status_so_far != 0 and not counts["failed"]:
    counts["failed"] = 1

for test in tests:
    if test.outcome == "failed":
        lines = [line for line in test.printed.splitlines() if line.strip()]
        print(f"\nFAILED {test.name}", *lines[-MOST_LINES:], sep="\n    ")
print(f"\n{'step':54} {'status':8} seconds  share", *rows, f"{'all':54} {'':8} {seconds:7}", sep="\n")
print(f"\nthe {SLOWEST} slowest tests")
for test in sorted(tests, reverse=True)[:SLOWEST]:
    print(f"{test.seconds:8.1f} s  {test.name}")
print(f"\n{counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped")
sys.exit(counts["failed"] != 0)
