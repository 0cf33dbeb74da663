// What kinds of types there are to describe, and their members by name. Games describe their structs and enums with
// Boost.Describe; the engine's own templates are described here. Everything else in this folder follows from it.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <boost/type_index/ctti_type_index.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/game.h"
#include "engine/maze.h"

namespace mastaba {

namespace mp11 = boost::mp11;

// ---- kinds

template <class T>
concept EnumType = std::is_enum_v<T> && boost::describe::has_describe_enumerators<T>::value;

// How many values a type has that counts from 0: a Below, a seat, a square. 0: it is none of them.
template <class T>
inline constexpr int countOf = 0;
template <int N>
inline constexpr int countOf<Below<N>> = N;
template <>
inline constexpr int countOf<Seat> = 8;
template <int W, int H>
inline constexpr int countOf<Square<W, H>> = W * H;

template <class T>
inline constexpr bool isSquare = false;
template <int W, int H>
inline constexpr bool isSquare<Square<W, H>> = true;

// A number in JSON and TypeScript.
template <class T>
concept NumberType = (std::is_integral_v<T> && !std::is_same_v<T, bool>) || (countOf<T> > 0);

template <class T>
inline constexpr bool isSeq = false;
template <class T, int N>
inline constexpr bool isSeq<Seq<T, N>> = true;
template <class T, int N>
inline constexpr bool isSeq<List<T, N>> = true;

template <class T>
inline constexpr bool isArray = false;
template <class T, std::size_t N>
inline constexpr bool isArray<std::array<T, N>> = true;

// A list that grows is only for what is read and written once, such as the moves of a record.
template <class T>
inline constexpr bool isVector = false;
template <class T>
inline constexpr bool isVector<std::vector<T>> = true;

// A list in JSON and TypeScript.
template <class T>
concept ListType = isSeq<T> || isArray<T> || isVector<T> || std::is_same_v<T, Seats>;

template <class T>
inline constexpr bool isMaybe = false;
template <class T>
inline constexpr bool isMaybe<std::optional<T>> = true;

template <class T>
inline constexpr bool isOneOf = false;
template <class... Ts>
inline constexpr bool isOneOf<std::variant<Ts...>> = true;

// JSON that is passed on as it is, such as the options of any game. Whoever knows the game looks into it.
struct JsonText {
  std::string text = "null";

  friend bool operator==(const JsonText&, const JsonText&) = default;
};

template <class T>
using ElementOf = std::remove_cvref_t<decltype(*std::declval<T>().begin())>;

// ---- members

template <std::size_t N>
struct Name {
  char text[N]{};
  consteval Name(const char (&from)[N]) {
    for (std::size_t i = 0; i < N; ++i) text[i] = from[i];
  }
};

// A member of a template, which Boost.Describe's macros cannot reach from outside.
template <Name N, auto P>
struct Member {
  static constexpr auto pointer = P;
  static constexpr const char* name = N.text;
};

template <class T>
struct MembersOf {
  using type = boost::describe::describe_members<T, boost::describe::mod_any_access>;
};
template <class Ask>
struct MembersOf<Task<Ask>> {
  using T = Task<Ask>;
  using type = mp11::mp_list<Member<"ask", &T::ask>, Member<"who", &T::who>, Member<"of", &T::of>, Member<"n", &T::n>>;
};
template <int K>
struct MembersOf<Bag<K>> {
  using type = mp11::mp_list<Member<"of", &Bag<K>::of>>;
};
template <class Why>
struct MembersOf<ScoreLine<Why>> {
  using T = ScoreLine<Why>;
  using type =
      mp11::mp_list<Member<"seat", &T::seat>, Member<"why", &T::why>, Member<"n", &T::n>, Member<"points", &T::points>>;
};
template <class How, class Why, int N>
struct MembersOf<Standing<How, Why, N>> {
  using T = Standing<How, Why, N>;
  using type = mp11::mp_list<Member<"how", &T::how>, Member<"place", &T::place>, Member<"points", &T::points>,
                             Member<"lines", &T::lines>>;
};
template <class G>
struct MembersOf<View<G>> {
  using T = View<G>;
  using type = mp11::mp_list<Member<"open", &T::open>, Member<"own", &T::own>, Member<"me", &T::me>>;
};

template <class T>
using Members = typename MembersOf<T>::type;

// for each member: f(descriptor), with descriptor.name and descriptor.pointer
template <class T, class F>
void eachMember(F&& f) {
  mp11::mp_for_each<Members<T>>(f);
}

// for each alternative of a variant: f(mp_identity<A>)
template <class V, class F>
void eachAlternative(F&& f) {
  mp11::mp_for_each<mp11::mp_transform<mp11::mp_identity, V>>(f);
}

template <EnumType E, class F>
void eachEnumerator(F&& f) {
  mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto d) { f(static_cast<E>(d.value), d.name); });
}

template <EnumType E>
const char* nameOfEnum(E value) {
  return boost::describe::enum_to_string(value, "?");
}

// ---- names

// "Bid" for mastaba::Toy::Bid, "Task" for mastaba::Task<...>.
template <class T>
const std::string& typeName() {
  static const std::string name = [] {
    std::string full = boost::typeindex::ctti_type_index::type_id<T>().pretty_name();
    full = full.substr(0, full.find('<'));
    const std::size_t colon = full.rfind(':');
    return colon == std::string::npos ? full : full.substr(colon + 1);
  }();
  return name;
}

// The word of a type in JSON and in words.txt: its name with a small first letter. Renaming a move therefore changes
// the format of records; the golden games notice.
template <class T>
const std::string& wordOf() {
  static const std::string word = [] {
    std::string name = typeName<T>();
    if (name[0] >= 'A' && name[0] <= 'Z') name[0] = static_cast<char>(name[0] - 'A' + 'a');
    return name;
  }();
  return word;
}

}  // namespace mastaba
