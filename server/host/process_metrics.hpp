// What the process takes of the machine, under the names that Prometheus's own clients give it.
#pragma once

#include <prometheus/metric_family.h>

#include <vector>

namespace nemeton {

// process_… (time of processors, memory, files), read from /proc, and the version of the program.
std::vector<prometheus::MetricFamily> process_metrics();

}  // namespace nemeton
