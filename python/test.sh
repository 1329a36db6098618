#!/usr/bin/env bash
# Builds the wheel, installs it into a fresh virtual environment, checks its types and runs its tests: python/test.sh [PYTEST'S OPTIONS...]
# Without options it makes the site of the documents as well, in build/python/site.
set -euo pipefail
cd "$(dirname "$0")/.."
python=/usr/bin/python3
[ -x $python ] || python=python3
work=build/python
mkdir -p $work

rm -rf $work/wheels
python/wheel.sh $work/wheels

# A wheel of at most 5 MB.
wheel=$(ls $work/wheels/nemeton-*.whl)
[ "$(stat -c %s "$wheel")" -le 5000000 ] || { echo "$wheel is larger than 5 MB" >&2; exit 1; }

# What the laboratory plays with.
export NEMETON_PROGRAM=${NEMETON_PROGRAM:-$PWD/build/release/nemeton}
[ -x "$NEMETON_PROGRAM" ] || { echo "there is no $NEMETON_PROGRAM, expected the program: ./play builds it" >&2; exit 1; }

$python -m venv --clear $work/fresh
$work/fresh/bin/pip install -q --disable-pip-version-check -c python/requirements.txt "$wheel[docs,lab,verify]" mypy pytest
# Beside the tests, which take one core.
check_types() {
  $work/fresh/bin/mypy --cache-dir $work/mypy -p nemeton &&
    $work/fresh/bin/mypy --cache-dir $work/mypy --allow-subclassing-any --allow-untyped-calls python/tests examples/python
}
# Whatever a document refers to has to be there, and the tutorial has to run.
make_site() { $work/fresh/bin/sphinx-build -W --keep-going -q -E -b html docs $work/site; }
check_types &
checks=("$!")
if [ $# -eq 0 ]; then
  make_site &
  checks+=("$!")
fi
status=0
$work/fresh/bin/pytest -p no:cacheprovider --import-mode=append ${TEST_RESULTS:+--junitxml="$TEST_RESULTS/pytest.xml"} "$@" || status=$?
for each in "${checks[@]}"; do wait "$each" || status=$?; done
exit $status
