// The log lines about something that cannot be used for a while.
#include "server/base/outage.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include <sstream>

namespace nemeton {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

class OutageTest : public testing::Test {
 protected:
  OutageTest() {
    auto logger = std::make_shared<spdlog::logger>("test", std::make_shared<spdlog::sinks::ostream_sink_mt>(log));
    logger->set_pattern("%l %v");
    spdlog::set_default_logger(logger);
  }
  ~OutageTest() override { spdlog::set_default_logger(usual); }
  std::ptrdiff_t lines() const { return std::ranges::count(log.str(), '\n'); }

  std::shared_ptr<spdlog::logger> usual = spdlog::default_logger();
  std::ostringstream log;
  Outage outage{"the database"};
  Outage::Clock::time_point start = Outage::Clock::now();
};

TEST_F(OutageTest, EightSecondsWithTwoThousandFailuresAreTwoLines) {
  for (int i = 0; i < 2000; ++i) outage.failed(i % 2 == 0 ? "written" : "read", "it is gone", start + i * 4ms);
  outage.worked("read", start + 8s);
  EXPECT_EQ(lines(), 1);
  outage.worked("written", start + 8s);
  EXPECT_EQ(log.str(),
            "error the database cannot be written; until it can, nothing is confirmed reason=\"it is gone\"\n"
            "info the database can be used again seconds=8 failures=2000\n");
}

TEST_F(OutageTest, OneThatLastsIsALineAMinute) {
  for (int second = 0; second <= 150; ++second) outage.failed("written", "full", start + second * 1s);
  EXPECT_EQ(lines(), 3);
  EXPECT_THAT(log.str(),
              HasSubstr("error the database still cannot be written reason=full seconds=120 failures=121\n"));
}

TEST_F(OutageTest, OneThatComesAndGoesIsNotALineEachTime) {
  for (int i = 0; i < 100; ++i) {
    outage.failed("read", "it comes and goes", start + i * 100ms);
    outage.worked("read", start + i * 100ms);
  }
  EXPECT_EQ(lines(), 2);
  outage.failed("read", "again", start + 5min);
  EXPECT_EQ(lines(), 3);
}

TEST_F(OutageTest, WithoutFailuresNothingIsLogged) {
  outage.worked("read", start);
  EXPECT_EQ(lines(), 0);
}

}  // namespace
}  // namespace nemeton
