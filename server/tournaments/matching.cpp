// Edmonds' blossoms with Galil's dual variables (Efficient algorithms for finding maximum matching in graphs, 1986), in cubic time. Boost 1.81 has the same
// algorithm, and crashes on some graphs of 64 people.
#include "server/tournaments/matching.hpp"

#include <algorithm>
#include <cstdint>
#include <queue>

namespace nemeton {

namespace {

// Nodes are vertices, from 1 to `count`, and blossoms, odd cycles of nodes that stand for one, after them. 0 is no node.
class Matcher {
 public:
  explicit Matcher(int count)
      : count_(count),
        nodes_(count),
        size_(static_cast<std::size_t>(2 * count + 1)),
        edges_(size_ * size_),
        within_(size_ * size_),
        duals_(size_),
        mates_(size_),
        slack_(size_),
        tops_(size_),
        parents_(size_),
        labels_(size_, Label::free),
        seen_(size_),
        circles_(size_) {
    for (int u = 1; u <= count; ++u) {
      for (int v = 1; v <= count; ++v) edge(u, v) = {u, v, 0};
      at(tops_, u) = u;
      within(u, u) = u;
    }
  }

  // Positive; a pair that has none cannot be.
  void set_weight(int u, int v, PairCost weight) { edge(u, v).weight = edge(v, u).weight = weight; }

  // The partner of each vertex, from 0 on; 0 for none.
  const std::vector<int>& solve() {
    PairCost most = 0;
    for (int u = 1; u <= count_; ++u) {
      for (int v = 1; v <= count_; ++v) most = std::max(most, edge(u, v).weight);
    }
    for (int u = 1; u <= count_; ++u) at(duals_, u) = most;
    while (augment()) {
    }
    return mates_;
  }

 private:
  // An even node is at an even distance from a vertex without a partner, along edges that alternate.
  enum class Label : std::uint8_t { free, even, odd };
  // Between two vertices, which may be parts of blossoms.
  struct Edge {
    int from = 0;
    int to = 0;
    PairCost weight = 0;
  };
  static constexpr PairCost kInfinite = PairCost{1} << 120;

  template <class T>
  static T& at(std::vector<T>& all, int node) {
    return all[static_cast<std::size_t>(node)];
  }
  std::size_t index(int u, int v) const { return static_cast<std::size_t>(u) * size_ + static_cast<std::size_t>(v); }
  Edge& edge(int u, int v) { return edges_[index(u, v)]; }
  // The node of a blossom's circle that has the person.
  int& within(int blossom, int person) { return within_[index(blossom, person)]; }

  // How far an edge is from being one along which pairs may be formed.
  PairCost distance(const Edge& each) {
    return at(duals_, each.from) + at(duals_, each.to) - 2 * edge(each.from, each.to).weight;
  }

  void update_slack(int u, int node) {
    int& best = at(slack_, node);
    if (best == 0 || distance(edge(u, node)) < distance(edge(best, node))) best = u;
  }
  void set_slack(int node) {
    at(slack_, node) = 0;
    for (int u = 1; u <= count_; ++u) {
      if (edge(u, node).weight > 0 && at(tops_, u) != node && at(labels_, at(tops_, u)) == Label::even)
        update_slack(u, node);
    }
  }

  void push(int node) {
    if (node <= count_) return queue_.push(node);
    for (const int each : at(circles_, node)) push(each);
  }
  void set_top(int node, int top) {
    at(tops_, node) = top;
    if (node <= count_) return;
    for (const int each : at(circles_, node)) set_top(each, top);
  }

  // The place of a node in a blossom's circle, which is turned so that the way to it from the base is even.
  std::size_t place_in(int blossom, int node) {
    std::vector<int>& circle = at(circles_, blossom);
    const auto place = std::ranges::find(circle, node) - circle.begin();
    if (place % 2 == 0) return static_cast<std::size_t>(place);
    std::reverse(circle.begin() + 1, circle.end());
    return circle.size() - static_cast<std::size_t>(place);
  }

  void set_mate(int u, int v) {
    const Edge chosen = edge(u, v);
    at(mates_, u) = chosen.to;
    if (u <= count_) return;
    const int inner = within(u, chosen.from);
    const std::size_t place = place_in(u, inner);
    std::vector<int>& circle = at(circles_, u);
    for (std::size_t i = 0; i < place; ++i) set_mate(circle[i], circle[i ^ 1]);
    set_mate(inner, v);
    std::rotate(circle.begin(), circle.begin() + static_cast<std::ptrdiff_t>(place), circle.end());
  }

  // Pairs along the way to the root change.
  void flip(int u, int v) {
    while (true) {
      const int next = at(tops_, at(mates_, u));
      set_mate(u, v);
      if (next == 0) return;
      set_mate(next, at(tops_, at(parents_, next)));
      u = at(tops_, at(parents_, next));
      v = next;
    }
  }

  int common_ancestor(int u, int v) {
    ++visit_;
    for (; u != 0 || v != 0; std::swap(u, v)) {
      if (u == 0) continue;
      if (at(seen_, u) == visit_) return u;
      at(seen_, u) = visit_;
      u = at(tops_, at(mates_, u));
      if (u != 0) u = at(tops_, at(parents_, u));
    }
    return 0;
  }

  void add_blossom(int u, int ancestor, int v) {
    int blossom = count_ + 1;
    while (blossom <= nodes_ && at(tops_, blossom) != 0) ++blossom;
    nodes_ = std::max(nodes_, blossom);
    at(duals_, blossom) = 0;
    at(labels_, blossom) = Label::even;
    at(mates_, blossom) = at(mates_, ancestor);
    std::vector<int>& circle = at(circles_, blossom);
    circle = {ancestor};
    const auto climb = [&](int from) {
      for (int x = from, y = 0; x != ancestor; x = at(tops_, at(parents_, y))) {
        circle.push_back(x);
        circle.push_back(y = at(tops_, at(mates_, x)));
        push(y);
      }
    };
    climb(u);
    std::reverse(circle.begin() + 1, circle.end());
    climb(v);
    set_top(blossom, blossom);
    for (int x = 1; x <= nodes_; ++x) edge(blossom, x).weight = edge(x, blossom).weight = 0;
    for (int x = 1; x <= count_; ++x) within(blossom, x) = 0;
    for (const int part : circle) {
      for (int x = 1; x <= nodes_; ++x) {
        if (edge(blossom, x).weight == 0 || distance(edge(part, x)) < distance(edge(blossom, x))) {
          edge(blossom, x) = edge(part, x);
          edge(x, blossom) = edge(x, part);
        }
      }
      for (int x = 1; x <= count_; ++x) {
        if (within(part, x) != 0) within(blossom, x) = part;
      }
    }
    set_slack(blossom);
  }

  void expand_blossom(int blossom) {
    for (const int each : at(circles_, blossom)) set_top(each, each);
    const int entry = within(blossom, edge(blossom, at(parents_, blossom)).from);
    const std::size_t place = place_in(blossom, entry);
    const std::vector<int>& circle = at(circles_, blossom);
    for (std::size_t i = 0; i < place; i += 2) {
      const int odd = circle[i];
      const int even = circle[i + 1];
      at(parents_, odd) = edge(even, odd).from;
      at(labels_, odd) = Label::odd;
      at(labels_, even) = Label::even;
      at(slack_, odd) = 0;
      set_slack(even);
      push(even);
    }
    at(labels_, entry) = Label::odd;
    at(parents_, entry) = at(parents_, blossom);
    for (std::size_t i = place + 1; i < circle.size(); ++i) {
      at(labels_, circle[i]) = Label::free;
      set_slack(circle[i]);
    }
    at(tops_, blossom) = 0;
  }

  // Takes in an edge along which pairs may be formed. Whether there is a pair more.
  bool take(const Edge& tight) {
    const int u = at(tops_, tight.from);
    const int v = at(tops_, tight.to);
    if (at(labels_, v) == Label::free) {
      at(parents_, v) = tight.from;
      at(labels_, v) = Label::odd;
      const int next = at(tops_, at(mates_, v));
      at(slack_, v) = at(slack_, next) = 0;
      at(labels_, next) = Label::even;
      push(next);
    } else if (at(labels_, v) == Label::even) {
      const int ancestor = common_ancestor(u, v);
      if (ancestor == 0) {
        flip(u, v);
        flip(v, u);
        return true;
      }
      add_blossom(u, ancestor, v);
    }
    return false;
  }

  // Whether there is another pair; there is none if no other is worth as much.
  bool augment() {
    std::ranges::fill(labels_, Label::free);
    std::ranges::fill(slack_, 0);
    queue_ = {};
    for (int node = 1; node <= nodes_; ++node) {
      if (at(tops_, node) != node || at(mates_, node) != 0) continue;
      at(parents_, node) = 0;
      at(labels_, node) = Label::even;
      push(node);
    }
    if (queue_.empty()) return false;
    while (true) {
      while (!queue_.empty()) {
        const int u = queue_.front();
        queue_.pop();
        if (at(labels_, at(tops_, u)) == Label::odd) continue;
        for (int v = 1; v <= count_; ++v) {
          if (edge(u, v).weight == 0 || at(tops_, u) == at(tops_, v)) continue;
          if (distance(edge(u, v)) > 0) update_slack(u, at(tops_, v));
          else if (take(edge(u, v))) return true;
        }
      }
      if (!change_duals()) return false;
      for (int node = 1; node <= nodes_; ++node) {
        const int best = at(slack_, node);
        if (at(tops_, node) == node && best != 0 && at(tops_, best) != node && distance(edge(best, node)) == 0 &&
            take(edge(best, node)))
          return true;
      }
      for (int node = count_ + 1; node <= nodes_; ++node) {
        if (at(tops_, node) == node && at(labels_, node) == Label::odd && at(duals_, node) == 0) expand_blossom(node);
      }
    }
  }

  // By as much as another edge, or the end of a blossom, takes. Whether another pair may still be worth it.
  bool change_duals() {
    PairCost by = kInfinite;
    for (int node = count_ + 1; node <= nodes_; ++node) {
      if (at(tops_, node) == node && at(labels_, node) == Label::odd) by = std::min(by, at(duals_, node) / 2);
    }
    for (int node = 1; node <= nodes_; ++node) {
      if (at(tops_, node) != node || at(slack_, node) == 0) continue;
      const PairCost away = distance(edge(at(slack_, node), node));
      if (at(labels_, node) == Label::free) by = std::min(by, away);
      else if (at(labels_, node) == Label::even) by = std::min(by, away / 2);
    }
    // No edge leads on from the vertices without a partner.
    if (by == kInfinite) return false;
    for (int u = 1; u <= count_; ++u) {
      const Label label = at(labels_, at(tops_, u));
      if (label == Label::even) {
        if (at(duals_, u) <= by) return false;
        at(duals_, u) -= by;
      } else if (label == Label::odd) {
        at(duals_, u) += by;
      }
    }
    for (int node = count_ + 1; node <= nodes_; ++node) {
      if (at(tops_, node) != node) continue;
      if (at(labels_, node) == Label::even) at(duals_, node) += 2 * by;
      else if (at(labels_, node) == Label::odd) at(duals_, node) -= 2 * by;
    }
    queue_ = {};
    return true;
  }

  int count_;
  int nodes_;  // the last that was used
  std::size_t size_;
  std::vector<Edge> edges_;  // between nodes, the best of those of their vertices
  std::vector<int> within_;
  std::vector<PairCost> duals_;
  std::vector<int> mates_;    // the person at the other end of a node's pair
  std::vector<int> slack_;    // by node, the vertex of an even node whose edge to it is nearest
  std::vector<int> tops_;     // the largest blossom that has the node; 0 for a blossom that is none now
  std::vector<int> parents_;  // of odd nodes, the vertex from which they were reached
  std::vector<Label> labels_;
  std::vector<int> seen_;
  int visit_ = 0;
  std::vector<std::vector<int>> circles_;  // by blossom, its nodes from the base on
  std::queue<int> queue_;                  // vertices of even nodes whose edges are to be checked
};

}  // namespace

std::optional<std::vector<int>> match_all(int count, const std::vector<PossiblePair>& pairs, PairCost bound) {
  Matcher matcher(count);
  // Another pair is worth more than all costs together: the heaviest matching has as many pairs as there can be.
  for (const PossiblePair& each : pairs) matcher.set_weight(each.one + 1, each.other + 1, bound + 1 - each.cost);
  const std::vector<int>& mates = matcher.solve();
  std::vector<int> partners;
  for (int i = 1; i <= count; ++i) {
    const int mate = mates[static_cast<std::size_t>(i)];
    if (mate == 0) return std::nullopt;
    partners.push_back(mate - 1);
  }
  return partners;
}

}  // namespace nemeton
