// Boost.JSON, which needs to be compiled only once.
#include <boost/json/src.hpp>
