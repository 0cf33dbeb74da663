// Das Medaillon, a duel of two expeditions in the Valley of the Kings, 1922: companions are hired in camp, traps and
// undead are laid face down in the tomb, and the medallion changes hands. RULES.md has the rules, numbered; cards.h
// what is printed on the cards; this is everything else the game is made of, on one page.
#pragma once

#include <boost/describe.hpp>

#include "engine/game.h"
#include "games/medaillon/box.h"

namespace mastaba {

struct Medaillon {
  static constexpr auto id = "medaillon";
  static constexpr auto tag = "MEDAILLON";
  static constexpr int seats = medaillon::players;

  // ---- options; the first value is the usual one
  enum class Start : u8 { drawn, firstSeat };
  enum class Tombs : u8 { four, three };  // to win
  enum class Compensation : u8 { off, on };
  enum class Balance : u8 { none, coin, card };  // for who does not begin
  enum class Bluff : u8 { returns, discarded };
  enum class Unopposed : u8 { discarded, backToCamp };
  enum class TrapLimit : u8 { current, printed };  // strength
  enum class Passing : u8 { beforeOpening, atStart };
  struct Options {
    Below<seats + 1> players{seats};
    Start start{};
    Tombs tombs{};
    Compensation compensation{};
    Balance balance{};
    Bluff bluff{};
    Unopposed unopposed{};
    TrapLimit trapLimit{};
    Passing passing{};
    Below<2> rules{1};
  };

  // ---- what is in the box
  // clang-format off
  enum class Card : u8 {
    none,  // or unknown to this observer
    archaeologist, thief, reporter, mercenary, spy, doctor, patron, smuggler, seer, foreman, raider,  // companions
    jackal, monkey, camel, falcon,                                                                    // animals
    mummy, skeleton, scarabs,                                                                         // undead
    spears, pit, boulder, snakes, seal,                                                               // traps
    anubis, seth, horus, isis, bookOfTheDead, sekhmet, maat, osiris, hathor, thoth,                   // papyri
    blackwood, haddad, hagen, calloway,                                                               // adventurers
  };
  // clang-format on
  enum class Tomb : u8 { none, sethos, haremhab, amenhotep, thutmosis, tutankhamun, hatshepsut, ramses };
  using Hand = Seq<Card, medaillon::mostInHand>;
  using Camp = Seq<Card, medaillon::mostInCamp>;
  using Party = Seq<Card, medaillon::mostInParty>;                        // those of a side in the tomb
  using Laid = Seq<Card, medaillon::mostInTomb + medaillon::papyriEach>;  // face down
  using Traps = Seq<Card, medaillon::mostInTomb + 1>;                     // with the Wrath of Seth
  using Papyri = Seq<Card, medaillon::papyriEach>;
  using MainDeck = Bag<medaillon::mainKinds>;

  // ---- moves
  struct Split {  // the resources
    Below<medaillon::resources + 1> coins;
    Below<medaillon::resources + 1> cards;
  };
  struct Play {  // a companion or an animal
    Card card;
  };
  struct Unroll {  // a papyrus, in camp
    Card papyrus;
  };
  struct EndCamp {};
  struct Keep {  // of the cards looked at
    Card card;
    static constexpr bool secret = true;
  };
  struct PutUnder {  // the deck, before the other one
    Card card;
    static constexpr bool secret = true;
  };
  struct Discard {
    Card card;
  };
  struct OpenTomb {};
  struct Pass {};
  struct Send {
    Card card;
  };
  struct LayCard {  // a hand card, face down
    Card card;
    static constexpr bool secret = true;
  };
  struct LayPapyrus {
    Card papyrus;
    static constexpr bool secret = true;
  };
  struct Disarm {
    Card trap;
  };
  struct Bless {
    Card card;
  };
  struct Trigger {
    Card trap;
    Card target;   // none: there is none for this trap
    bool blessed;  // whether it is the blessed one of its kind
  };
  struct Heal {
    Card card;
  };
  struct Rescue {
    Card card;
  };
  struct Recall {
    Card undead;
  };
  struct Decline {};  // to disarm, heal, rescue, recall
  struct Enough {};   // nobody more to send, nothing more to lay
  using Move = std::variant<Split, Play, Unroll, EndCamp, Keep, PutUnder, Discard, OpenTomb, Pass, Send, LayCard,
                            LayPapyrus, Disarm, Bless, Trigger, Heal, Rescue, Recall, Decline, Enough>;
  // Six traps that have a target among twenty: 15 companions and animals, four undead, and one that is blessed.
  using Moves = List<Move, 6 * 20>;

  // ---- events
  struct Begins {
    Seat seat;
  };
  struct Joined {
    Seat seat;
    Card adventurer;
  };
  struct DrewPapyri {
    Seat seat;
    Papyri papyri;  // empty to others
  };
  struct Round {
    Count round;
    Seat seat;  // holds the medallion
  };
  struct TookCoins {
    Seat seat;
    Count coins;
  };
  struct Shared {  // the resources
    Seat seat;
    Count coins;
    Count cards;
  };
  struct Drew {
    Seat seat;
    Count many;
    Hand cards;  // sorted; empty to others
  };
  struct Shuffled {
    Count cards;
  };
  struct Foresaw {
    Seat seat;
    Tomb tomb;  // none to others
  };
  struct Played {
    Seat seat;
    Card card;
    Count coins;  // paid
  };
  struct Unrolled {
    Seat seat;
    Card papyrus;
  };
  struct Stole {  // a coin
    Seat seat;
  };
  struct SawHand {
    Seat seat;
    Hand cards;  // of the other; empty to those who watch
  };
  struct TookCard {
    Seat seat;
    Card card;  // none to those who watch
  };
  struct LookedAt {  // the top of the deck
    Seat seat;
    Count many;
    Count under;  // so many of them had been put under it before
    Seq<Card, medaillon::mostLookedAt> cards;
  };
  struct Kept {
    Seat seat;
    Card card;  // none to others
  };
  struct WentUnder {  // the deck
    Seat seat;
    Card card;  // none to others
  };
  struct InVain {  // an effect that does nothing
    Seat seat;
    Card card;
  };
  struct Discarded {
    Seat seat;
    Card card;
  };
  struct GaveBack {  // coins that may not be kept
    Seat seat;
    Count coins;
  };
  struct EndedCamp {
    Seat seat;
  };
  struct Passed {
    Seat seat;
  };
  struct Opened {
    Seat seat;
    Tomb tomb;
  };
  struct Sent {
    Seat seat;
    Card card;
  };
  struct SentNobody {
    Seat seat;
  };
  struct LaidCard {
    Seat seat;
    Card card;  // none to others
  };
  struct LaidPapyrus {
    Seat seat;
    Card papyrus;  // none to others
  };
  struct Revealed {
    Seat seat;
    Laid cards;
  };
  struct Bluffed {
    Seat seat;
    Card card;
    bool returns;
  };
  struct Disarmed {
    Seat seat;
    Card trap;
  };
  struct Blessed {
    Seat seat;
    Card card;
  };
  struct Triggered {
    Seat seat;
    Card trap;
    Card target;  // none: in vain
  };
  struct Protected {  // by a papyrus
    Seat seat;
    Card card;
  };
  struct Eliminated {
    Seat seat;
    Card card;
  };
  struct Healed {
    Seat seat;
    Card card;
  };
  struct Fought {  // the side of a seat
    Seat seat;
    Count strength;
  };
  struct Tipped {  // the balance, which was even or nearly so
    Seat seat;
    Card by;  // none: by the medallion
  };
  struct WonTomb {
    Seat seat;
    Tomb tomb;
    Count many;  // it has now
  };
  struct Compensated {
    Seat seat;
    Count coins;
  };
  struct Returned {  // from the tomb to the camp
    Seat seat;
    Card card;
  };
  struct Recalled {
    Seat seat;
    Card undead;
  };
  struct Left {  // the tomb; these are discarded, papyri leave the game
    Seat seat;
    Party cards;
  };
  struct Won {
    Seat seat;
  };
  using Event =
      std::variant<Begins, Joined, DrewPapyri, Round, TookCoins, Shared, Drew, Shuffled, Foresaw, Played, Unrolled,
                   Stole, SawHand, TookCard, LookedAt, Kept, WentUnder, InVain, Discarded, GaveBack, EndedCamp, Passed,
                   Opened, Sent, SentNobody, LaidCard, LaidPapyrus, Revealed, Bluffed, Disarmed, Blessed, Triggered,
                   Protected, Eliminated, Healed, Fought, Tipped, WonTomb, Compensated, Returned, Recalled, Left, Won>;

  // ---- the three drawers
  enum class Ask : u8 {
    split,
    camp,      // play, unroll or end
    keep,      // n: so many cards were looked at
    putUnder,  // which of two goes under the deck first
    surplus,   // n: so many cards are to be discarded when tidying up
    robbed,    // n: so many on account of the other's companion
    opening,   // n: so many on account of the tomb
    open,      // a tomb, or pass
    send,
    lay,
    disarm,
    bless,
    trigger,
    heal,
    rescue,
    recall,
    // These run by themselves; `of` is the seat they are about.
    campPhase,
    tombPhase,
    enter,  // the tomb, after what happens when it is opened
    traps,  // the next of that seat
    round,  // without a tomb in this one
  };
  struct Struck {  // by a trap, while a doctor may still help
    Card card;
    bool blessed;
  };
  struct Open {
    Options options;
    Agenda<Ask, 4> agenda;
    Below<medaillon::mostRounds + 1> round;
    Seat holder;  // of the medallion
    std::array<Card, seats> adventurer;
    std::array<Below<medaillon::mostCoins + 1>, seats> coins;
    std::array<Below<medaillon::mostInHand + 1>, seats> handSize;
    std::array<Below<medaillon::papyriEach + 1>, seats> papyri;  // beside the camp
    std::array<bool, seats> mayPass;                             // has its marker
    std::array<bool, seats> compensated;
    std::array<Camp, seats> camp;  // companions and animals, sorted
    std::array<Seq<Tomb, medaillon::tombsToWin>, seats> won;
    Below<3> discounts;  // companions got cheaper in this camp phase
    // The main deck, and what lies beside it. Everybody sees cards as they are discarded, later only the top one.
    Below<medaillon::mainCards + 1> deckSize;
    MainDeck discarded;
    Card discardTop;
    Seq<Seat, medaillon::mostUnder> under;          // who put the lowest cards there, from the upper to the lower
    Seq<Card, seats * medaillon::papyriEach> used;  // papyri out of the game
    Seats foresee;                                  // who knows the next tomb
    // In the tomb.
    Tomb tomb;                                                      // none: no tomb is open
    std::array<Party, seats> party;                                 // sorted
    std::array<Below<medaillon::mostInTomb + 1>, seats> laidCards;  // face down
    std::array<Below<medaillon::papyriEach + 1>, seats> laidPapyri;
    std::array<Traps, seats> traps;     // revealed, to be triggered, sorted
    std::array<Papyri, seats> inForce;  // papyri that last, sorted
    std::array<Card, seats> blessed;
    std::array<Below<3>, seats> resting;  // doctors in camp that can do no more for this tomb
    Struck struck;
    bool fought;  // for the last tomb
  };
  struct Own {
    Hand hand;                                  // sorted
    Papyri papyri;                              // sorted
    Laid laid;                                  // face down, sorted
    Seq<Card, medaillon::mostLookedAt> looked;  // at, and not yet put away; sorted
    Seq<Card, medaillon::mostUnder> under;      // what it put under the deck, from the upper to the lower
    // What the other has in hand or laid face down and this seat knows, and what the other knows of this one; sorted.
    Hand known;
    Hand shown;
    Tomb foreseen;
  };
  struct State {  // what comes next from the deck and which tomb is next is not decided before it is looked at
    Open open;
    std::array<Own, seats> own;
    MainDeck deck;  // without those put under it
  };

  enum class Luck : u8 { start, adventurers, papyri, deck, tombs, spy };
  enum class How : u8 { fight, nobodySent };
  enum class Why : u8 { tombs };
  using Standing = mastaba::Standing<How, Why, seats>;

  // ---- the contract (engine/game.h)
  static Refusal refuse(const Options& options);
  static State setup(const Options& options, Chance& chance, Teller<Event>& teller);
  static Seats actors(const Open& open) { return deciding(open.agenda); }
  static Ask asked(const Open& open, Seat) { return open.agenda.back().ask; }
  static const Own& own(const State& state, Seat seat) { return state.own[seat]; }
  static void moves(const Open& open, const Own& own, Seat seat, Moves& out);
  static Refusal refuse(const Open& open, const Own& own, Seat seat, const Move& move);
  static void play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller);
  static State imagine(const View<Medaillon>& view, Chance& chance);
  static State believe(const View<Medaillon>& view, Chance& chance);
  static Standing standing(const State& state);
  static const char* faults(const State& state);
  static void prior(const View<Medaillon>& view, const Moves& moves, Weights<Moves>& weights);
  static Chances value(const State& state);
  static Chances playOn(State& world, Chance& chance);
  static constexpr Thinking thinking{.doubt = 100, .points = 5, .crowd = seats, .mixes = true};
  static std::string picture(const View<Medaillon>& view, const Pen& pen);
};

BOOST_DESCRIBE_ENUM(Medaillon::Start, drawn, firstSeat)
BOOST_DESCRIBE_ENUM(Medaillon::Tombs, four, three)
BOOST_DESCRIBE_ENUM(Medaillon::Compensation, off, on)
BOOST_DESCRIBE_ENUM(Medaillon::Balance, none, coin, card)
BOOST_DESCRIBE_ENUM(Medaillon::Bluff, returns, discarded)
BOOST_DESCRIBE_ENUM(Medaillon::Unopposed, discarded, backToCamp)
BOOST_DESCRIBE_ENUM(Medaillon::TrapLimit, current, printed)
BOOST_DESCRIBE_ENUM(Medaillon::Passing, beforeOpening, atStart)
BOOST_DESCRIBE_STRUCT(Medaillon::Options, (),
                      (players, start, tombs, compensation, balance, bluff, unopposed, trapLimit, passing, rules))
BOOST_DESCRIBE_ENUM(Medaillon::Card, none, archaeologist, thief, reporter, mercenary, spy, doctor, patron, smuggler,
                    seer, foreman, raider, jackal, monkey, camel, falcon, mummy, skeleton, scarabs, spears, pit,
                    boulder, snakes, seal, anubis, seth, horus, isis, bookOfTheDead, sekhmet, maat, osiris, hathor,
                    thoth, blackwood, haddad, hagen, calloway)
BOOST_DESCRIBE_ENUM(Medaillon::Tomb, none, sethos, haremhab, amenhotep, thutmosis, tutankhamun, hatshepsut, ramses)
BOOST_DESCRIBE_STRUCT(Medaillon::Split, (), (coins, cards))
BOOST_DESCRIBE_STRUCT(Medaillon::Play, (), (card))
BOOST_DESCRIBE_STRUCT(Medaillon::Unroll, (), (papyrus))
BOOST_DESCRIBE_STRUCT(Medaillon::EndCamp, (), ())
BOOST_DESCRIBE_STRUCT(Medaillon::Keep, (), (card))
BOOST_DESCRIBE_STRUCT(Medaillon::PutUnder, (), (card))
BOOST_DESCRIBE_STRUCT(Medaillon::Discard, (), (card))
BOOST_DESCRIBE_STRUCT(Medaillon::OpenTomb, (), ())
BOOST_DESCRIBE_STRUCT(Medaillon::Pass, (), ())
BOOST_DESCRIBE_STRUCT(Medaillon::Send, (), (card))
BOOST_DESCRIBE_STRUCT(Medaillon::LayCard, (), (card))
BOOST_DESCRIBE_STRUCT(Medaillon::LayPapyrus, (), (papyrus))
BOOST_DESCRIBE_STRUCT(Medaillon::Disarm, (), (trap))
BOOST_DESCRIBE_STRUCT(Medaillon::Bless, (), (card))
BOOST_DESCRIBE_STRUCT(Medaillon::Trigger, (), (trap, target, blessed))
BOOST_DESCRIBE_STRUCT(Medaillon::Heal, (), (card))
BOOST_DESCRIBE_STRUCT(Medaillon::Rescue, (), (card))
BOOST_DESCRIBE_STRUCT(Medaillon::Recall, (), (undead))
BOOST_DESCRIBE_STRUCT(Medaillon::Decline, (), ())
BOOST_DESCRIBE_STRUCT(Medaillon::Enough, (), ())
BOOST_DESCRIBE_STRUCT(Medaillon::Begins, (), (seat))
BOOST_DESCRIBE_STRUCT(Medaillon::Joined, (), (seat, adventurer))
BOOST_DESCRIBE_STRUCT(Medaillon::DrewPapyri, (), (seat, papyri))
BOOST_DESCRIBE_STRUCT(Medaillon::Round, (), (round, seat))
BOOST_DESCRIBE_STRUCT(Medaillon::TookCoins, (), (seat, coins))
BOOST_DESCRIBE_STRUCT(Medaillon::Shared, (), (seat, coins, cards))
BOOST_DESCRIBE_STRUCT(Medaillon::Drew, (), (seat, many, cards))
BOOST_DESCRIBE_STRUCT(Medaillon::Shuffled, (), (cards))
BOOST_DESCRIBE_STRUCT(Medaillon::Foresaw, (), (seat, tomb))
BOOST_DESCRIBE_STRUCT(Medaillon::Played, (), (seat, card, coins))
BOOST_DESCRIBE_STRUCT(Medaillon::Unrolled, (), (seat, papyrus))
BOOST_DESCRIBE_STRUCT(Medaillon::Stole, (), (seat))
BOOST_DESCRIBE_STRUCT(Medaillon::SawHand, (), (seat, cards))
BOOST_DESCRIBE_STRUCT(Medaillon::TookCard, (), (seat, card))
BOOST_DESCRIBE_STRUCT(Medaillon::LookedAt, (), (seat, many, under, cards))
BOOST_DESCRIBE_STRUCT(Medaillon::Kept, (), (seat, card))
BOOST_DESCRIBE_STRUCT(Medaillon::WentUnder, (), (seat, card))
BOOST_DESCRIBE_STRUCT(Medaillon::InVain, (), (seat, card))
BOOST_DESCRIBE_STRUCT(Medaillon::Discarded, (), (seat, card))
BOOST_DESCRIBE_STRUCT(Medaillon::GaveBack, (), (seat, coins))
BOOST_DESCRIBE_STRUCT(Medaillon::EndedCamp, (), (seat))
BOOST_DESCRIBE_STRUCT(Medaillon::Passed, (), (seat))
BOOST_DESCRIBE_STRUCT(Medaillon::Opened, (), (seat, tomb))
BOOST_DESCRIBE_STRUCT(Medaillon::Sent, (), (seat, card))
BOOST_DESCRIBE_STRUCT(Medaillon::SentNobody, (), (seat))
BOOST_DESCRIBE_STRUCT(Medaillon::LaidCard, (), (seat, card))
BOOST_DESCRIBE_STRUCT(Medaillon::LaidPapyrus, (), (seat, papyrus))
BOOST_DESCRIBE_STRUCT(Medaillon::Revealed, (), (seat, cards))
BOOST_DESCRIBE_STRUCT(Medaillon::Bluffed, (), (seat, card, returns))
BOOST_DESCRIBE_STRUCT(Medaillon::Disarmed, (), (seat, trap))
BOOST_DESCRIBE_STRUCT(Medaillon::Blessed, (), (seat, card))
BOOST_DESCRIBE_STRUCT(Medaillon::Triggered, (), (seat, trap, target))
BOOST_DESCRIBE_STRUCT(Medaillon::Protected, (), (seat, card))
BOOST_DESCRIBE_STRUCT(Medaillon::Eliminated, (), (seat, card))
BOOST_DESCRIBE_STRUCT(Medaillon::Healed, (), (seat, card))
BOOST_DESCRIBE_STRUCT(Medaillon::Fought, (), (seat, strength))
BOOST_DESCRIBE_STRUCT(Medaillon::Tipped, (), (seat, by))
BOOST_DESCRIBE_STRUCT(Medaillon::WonTomb, (), (seat, tomb, many))
BOOST_DESCRIBE_STRUCT(Medaillon::Compensated, (), (seat, coins))
BOOST_DESCRIBE_STRUCT(Medaillon::Returned, (), (seat, card))
BOOST_DESCRIBE_STRUCT(Medaillon::Recalled, (), (seat, undead))
BOOST_DESCRIBE_STRUCT(Medaillon::Left, (), (seat, cards))
BOOST_DESCRIBE_STRUCT(Medaillon::Won, (), (seat))
BOOST_DESCRIBE_ENUM(Medaillon::Ask, split, camp, keep, putUnder, surplus, robbed, opening, open, send, lay, disarm,
                    bless, trigger, heal, rescue, recall, campPhase, tombPhase, enter, traps, round)
BOOST_DESCRIBE_STRUCT(Medaillon::Struck, (), (card, blessed))
BOOST_DESCRIBE_STRUCT(Medaillon::Open, (),
                      (options, agenda, round, holder, adventurer, coins, handSize, papyri, mayPass, compensated, camp,
                       won, discounts, deckSize, discarded, discardTop, under, used, foresee, tomb, party, laidCards,
                       laidPapyri, traps, inForce, blessed, resting, struck, fought))
BOOST_DESCRIBE_STRUCT(Medaillon::Own, (), (hand, papyri, laid, looked, under, known, shown, foreseen))
BOOST_DESCRIBE_STRUCT(Medaillon::State, (), (open, own, deck))
BOOST_DESCRIBE_ENUM(Medaillon::How, fight, nobodySent)
BOOST_DESCRIBE_ENUM(Medaillon::Why, tombs)

static_assert(Game<Medaillon>);

// The words of the game, for those who write its rules.
namespace medaillon {

using Options = Medaillon::Options;
using Open = Medaillon::Open;
using Own = Medaillon::Own;
using State = Medaillon::State;
using Ask = Medaillon::Ask;
using Card = Medaillon::Card;
using Tomb = Medaillon::Tomb;
using Hand = Medaillon::Hand;
using Camp = Medaillon::Camp;
using Party = Medaillon::Party;
using Papyri = Medaillon::Papyri;
using MainDeck = Medaillon::MainDeck;
using Split = Medaillon::Split;
using Play = Medaillon::Play;
using Unroll = Medaillon::Unroll;
using EndCamp = Medaillon::EndCamp;
using Keep = Medaillon::Keep;
using PutUnder = Medaillon::PutUnder;
using Discard = Medaillon::Discard;
using OpenTomb = Medaillon::OpenTomb;
using Pass = Medaillon::Pass;
using Send = Medaillon::Send;
using LayCard = Medaillon::LayCard;
using LayPapyrus = Medaillon::LayPapyrus;
using Disarm = Medaillon::Disarm;
using Bless = Medaillon::Bless;
using Trigger = Medaillon::Trigger;
using Heal = Medaillon::Heal;
using Rescue = Medaillon::Rescue;
using Recall = Medaillon::Recall;
using Decline = Medaillon::Decline;
using Enough = Medaillon::Enough;

}  // namespace medaillon

}  // namespace mastaba
