// The resources that the process uses, under the names that Prometheus's own client libraries give them.
#pragma once

#include <prometheus/metric_family.h>

#include <vector>

namespace nemeton {

// process_… (time of processors, memory, files), read from /proc, and the version of the program.
std::vector<prometheus::MetricFamily> process_metrics();

}  // namespace nemeton
