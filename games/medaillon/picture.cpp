// Das Medaillon as text:
//
//   Round 4, tomb  Medallion: Jonas  Tombs: 3  Deck: 24  Discards: 19, jackal
//   Tomb of Horemheb: All undead have +1 strength.
//     Jonas: Blackwood; 3 coins, 2 cards, 1 papyrus; tombs 1/4 (Seti I)
//     Camp: seer 1, smuggler 2
//     Tomb: 2x desert raider 3, Blackwood 5 = 11, face down: 2 cards, 1 papyrus
//   > Mira: Haddad; 2 coins, 3 cards, 2 papyri, may pass; tombs 2/4
//     Camp: doctor 2, patron 2
//     Tomb: mercenary 5, falcon 1, Haddad 3 = 9, face down: mummy 4, spear trap ≤3
//   Your hand (cost/strength): archaeologist 2/3, skeleton warrior 2, curse seal
//   Your papyri: Blessing of Horus, Favour of Hathor
#include <algorithm>

#include "engine/paper.h"
#include "games/medaillon/legal.h"

namespace mastaba {

using namespace medaillon;

namespace {

constexpr int width = Paper::columns;

Ink inkOf(Card card) {
  switch (factsOf(card).kind) {
    case Kind::companion:
      return Ink::blue;
    case Kind::animal:
      return Ink::green;
    case Kind::undead:
      return Ink::magenta;
    case Kind::trap:
      return Ink::red;
    case Kind::papyrus:
      return Ink::yellow;
    default:
      return Ink::strong;
  }
}

// One entry of a list: in full, and if that takes too much room, in short.
struct Entry {
  std::string full;
  std::string brief;
};
using Entries = std::vector<Entry>;

struct Painter {
  const View<Medaillon>& view;
  const Pen& pen;

  const Open& open() const { return view.open; }
  bool plays() const { return view.me != spectator; }
  std::string word(const char* name) const { return pen.word(std::string("picture.") + name); }
  std::string labelled(const char* name, const std::string& text) const { return word(name) + ": " + text; }

  static std::string line(const std::string& text) {
    return (columnsOf(text) > width ? padded(text, width) : text) + "\n";
  }

  // ---- lists of cards

  // A list in at most so many lines, the first after a label; what does not fit in any way is cut.
  static std::string listed(const std::string& label, const Entries& entries, int lines) {
    std::string whole = label;
    for (const Entry& entry : entries) whole += (&entry == &entries.front() ? " " : ", ") + entry.brief;
    for (const bool inFull : {true, false}) {
      std::string out;
      std::string line = label;
      int used = 1;
      for (std::size_t i = 0; i < entries.size(); ++i) {
        const std::string item = (inFull ? entries[i].full : entries[i].brief) + (i + 1 < entries.size() ? "," : "");
        if (columnsOf(line) + 1 + columnsOf(item) > width) {
          out += line + "\n";
          line = "   ";
          ++used;
        }
        line += " " + item;
      }
      if (used <= lines) return out + line + "\n";
    }
    return line(whole);
  }

  // `about` is what stands behind the name: its strength, its cost.
  Entry entry(Card card, int many, const std::string& about) const {
    const std::string times = many > 1 ? std::to_string(many) + "x " : "";
    const std::string behind = about.empty() ? "" : " " + about;
    const std::string name = pen.word("card", card, is(card, Kind::adventurer) ? "short" : "");
    return {times + pen.ink(inkOf(card), name) + behind,
            times + pen.ink(inkOf(card), pen.word("card", card, "code")) + behind};
  }
  // Equal cards once, with their number.
  template <class Cards, class About>
  Entries entries(const Cards& cards, About&& about) const {
    Entries out;
    eachDistinct(cards, [&](Card card) { out.push_back(entry(card, cards.count(card), about(card))); });
    return out;
  }

  // What a trap can reach, or how strong somebody is.
  static std::string value(Card card) {
    const Facts& facts = factsOf(card);
    if (facts.kind == Kind::trap) return facts.limit == anyStrength ? "" : "≤" + std::to_string(facts.limit);
    return isCharacter(card) ? std::to_string(facts.strength) : "";
  }
  std::string inHand(Card card) const {
    if (!is(card, living)) return value(card);
    return std::to_string(costOf(open(), view.me, card)) + "/" + value(card);
  }

  // ---- the middle of the table

  std::string table() const {
    const bool inside = open().tomb != Tomb::none;
    std::string out = word("round") + " " + std::to_string(open().round) + ", " + word(inside ? "tombPhase" : "camp") +
                      "  " + labelled("medallion", pen.name(open().holder)) + "  " +
                      labelled("tombsLeft", std::to_string(tombsLeft(open()).size())) + "  " +
                      labelled("deck", std::to_string(open().deckSize)) + "  " +
                      labelled("discards", std::to_string(open().discarded.size()));
    // MEDAILLON-76: only the last one may be looked at.
    if (open().discardTop != Card::none) {
      const Entry last = entry(open().discardTop, 1, "");
      out += ", " + (columnsOf(out + last.full) + 2 > width ? last.brief : last.full);
    }
    return line(out);
  }
  std::string tomb(const char* label, Tomb tomb) const {
    return line(word(label) + " " + pen.ink(Ink::strong, pen.word("tomb", tomb)) + ": " +
                pen.word("tomb", tomb, "about"));
  }
  // The open tomb, or one foreseen, or the papyri that are out of the game (MEDAILLON-75).
  std::string below() const {
    if (open().tomb != Tomb::none) return tomb("tomb", open().tomb);
    if (view.own.foreseen != Tomb::none) return tomb("foreseen", view.own.foreseen);
    if (open().used.empty()) return "";
    return listed(word("used") + ":", entries(open().used, [](Card) { return std::string(); }), 1);
  }

  // ---- a player

  std::string counted(int n, const char* one, const char* many) const {
    return std::to_string(n) + " " + word(n == 1 ? one : many);
  }
  // MEDAILLON-35, MEDAILLON-73
  std::string counts(Seat seat) const {
    return counted(open().coins[seat], "coin", "coins") + ", " + counted(open().handSize[seat], "card", "cards") +
           ", " + counted(open().papyri[seat], "papyrus", "papyri");
  }
  std::string player(Seat seat) const {
    const bool asked = Medaillon::actors(open()).has(seat);
    const int won = open().won[seat].size();
    std::string out = asked ? pen.ink(Ink::strong, "> ") : "  ";
    out += pen.ink(asked ? Ink::strong : Ink::plain, pen.name(seat)) + ": " +
           entry(open().adventurer[seat], 1, "").full + "; " + counts(seat);
    if (open().mayPass[seat]) out += ", " + word("pass");
    out += "; " + word("won") + " " + std::to_string(won) + "/" + std::to_string(toWin(open().options));
    std::string names;
    for (const Tomb tomb : open().won[seat]) names += (names.empty() ? "" : ", ") + pen.word("tomb", tomb);
    if (won > 0 && columnsOf(out) + columnsOf(names) + 3 <= width) out += " (" + names + ")";  // MEDAILLON-75
    return line(out);
  }

  std::string camp(Seat seat) const {
    if (open().camp[seat].empty()) return "  " + labelled("inCamp", word("nobody")) + "\n";
    return listed("  " + word("inCamp") + ":", entries(open().camp[seat], value), 1);
  }

  // Those in the tomb with their strength as it is now, and what lies face down.
  std::string party(Seat seat, int lines) const {
    if (open().tomb == Tomb::none) return "";
    const Strengths strengths(open(), seat);
    const Card blessed = open().blessed[seat];
    Party party = open().party[seat];
    party.drop(blessed);
    Entries list = entries(party, [&](Card card) { return std::to_string(strengths.of(card, false)); });
    if (blessed != Card::none) list.push_back(entry(blessed, 1, std::to_string(strengths.of(blessed, true)) + "+"));
    if (list.empty()) list.push_back({word("nobody"), word("nobody")});
    list.back().full += sum(strengths);
    list.back().brief += sum(strengths);
    add(list, "traps", entries(open().traps[seat], value));
    add(list, "inForce", entries(open().inForce[seat], value));
    const auto hidden = [&](Card card) {
      return isCharacter(card) ? std::to_string(strengths.of(card, false)) : value(card);
    };
    add(list, "hidden", seat == view.me ? entries(view.own.laid, hidden) : backs(seat));
    return listed("  " + word("inTomb") + ":", list, lines);
  }
  std::string sum(const Strengths& strengths) const {
    return " = " + pen.ink(Ink::strong, std::to_string(strengths.total()));
  }
  // B10: hand cards and papyri have different backs.
  Entries backs(Seat seat) const {
    Entries out;
    const auto add = [&](const std::string& text) { out.push_back({text, text}); };
    if (const int cards = open().laidCards[seat]; cards > 0) add(counted(cards, "card", "cards"));
    if (const int scrolls = open().laidPapyri[seat]; scrolls > 0) add(counted(scrolls, "papyrus", "papyri"));
    return out;
  }
  void add(Entries& list, const char* label, Entries more) const {
    if (more.empty()) return;
    more.front().full = labelled(label, more.front().full);
    more.front().brief = labelled(label, more.front().brief);
    list.insert(list.end(), more.begin(), more.end());
  }

  // ---- what only this seat sees

  std::string own() const {
    const Own& mine = view.own;
    const auto nothing = [](Card) { return std::string(); };
    std::string out = mine.hand.empty()
                          ? labelled("hand", word("none")) + "\n"
                          : listed(word("hand") + ":", entries(mine.hand, [&](Card card) { return inHand(card); }), 2);
    if (!mine.papyri.empty()) out += listed(word("yourPapyri") + ":", entries(mine.papyri, nothing), 1);
    if (!mine.looked.empty())
      out += listed(word("looked") + ":", entries(mine.looked, [&](Card card) { return inHand(card); }), 1);
    else if (!mine.known.empty())
      out += listed(word("knows") + ":", entries(mine.known, value), 1);
    return out;
  }

  std::string all(int partyLines) const {
    const Seat last = plays() ? view.me : Seat(1);
    std::string out = table() + below();
    for (const Seat seat : {otherOf(last), last}) out += player(seat) + camp(seat) + party(seat, partyLines);
    return plays() ? out + own() : out;
  }
  // Those in the tomb may take two lines where there is room for that.
  std::string all() const {
    std::string out = all(2);
    return std::count(out.begin(), out.end(), '\n') > Paper::lines ? all(1) : out;
  }
};

}  // namespace

std::string Medaillon::picture(const View<Medaillon>& view, const Pen& pen) { return Painter{view, pen}.all(); }

}  // namespace mastaba
