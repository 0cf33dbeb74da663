// The program `mastaba`.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/pages.h"
#include "cli/texts.h"

namespace mastaba::cli {
namespace {

// What neither the call nor the environment says, a file may: port = 8080
void readSettings(const std::string& file, CLI::App& command) {
  for (const CLI::ConfigItem& item : CLI::ConfigINI().from_file(file)) {
    CLI::Option* option = command.get_option_no_throw("--" + item.fullname());
    if (!option) throw CLI::ConfigError::NotConfigurable(file + ": " + item.fullname());
    if (option->count() > 0) continue;
    option->add_result(item.inputs);
    option->run_callback();
  }
}

int run(int argc, char** argv) {
  Language language = usersLanguage();
  // --lang also decides the language of the help itself, wherever it stands.
  for (int i = 1; i + 1 < argc; ++i)
    if (std::string_view(argv[i]) == "--lang")
      language = std::string_view(argv[i + 1]) == "de" ? Language::de : Language::en;

  CLI::App app{say(Text::about, language), "mastaba"};
  app.footer(say(Text::footer, language));
  app.require_subcommand(0, 1);
  app.set_help_flag("-h,--help", say(Text::help, language));
  app.failure_message([language](const CLI::App*, const CLI::Error& error) {
    return say(Text::badCall, language, {saidText("why", error.what())}) + "\n";
  });
  if (language == Language::de) {
    app.get_formatter()->label("Usage", "Aufruf");
    app.option_defaults()->group("Angaben");
    app.get_help_ptr()->group("Angaben");
    app.get_formatter()->label("OPTIONS", "ANGABEN");
    app.get_formatter()->label("SUBCOMMAND", "BEFEHL");
    app.get_formatter()->label("Subcommands", "Befehle");
    app.get_formatter()->label("Positionals", "Angaben ohne Namen");
    app.get_formatter()->label("REQUIRED", "NÖTIG");
  }
  std::string lang;
  const auto command = [&](const char* name, auto about, const char* example) {
    CLI::App* sub = app.add_subcommand(name, say(about, language));
    sub->footer(say(Text::example, language, {saidText("call", example)}));
    sub->add_option("--lang", lang, say(Text::language, language))->check(CLI::IsMember({"en", "de"}));
    return sub;
  };

  // What a command returns is what the program returns.
  int code = 0;
  const auto runs = [&code](CLI::App* sub, auto action) { sub->callback([&code, action] { code = action(); }); };

  bool all = false;
  CLI::App* list = command("games", Text::games, "mastaba games --lang de");
  list->add_flag("--all", all, say(Text::gamesAll, language));
  runs(list, [&] { return games(all, language); });

  PlayOptions playing;
  CLI::App* sit = command("play", Text::play,
                          "mastaba play schatz --seats me,bot:2,bot:vizier:Imhotep --option limit=handAndTable");
  CLI::Option* which = sit->add_option("GAME", playing.game, say(Text::playGame, language));
  CLI::Option* from = sit->add_option("--from", playing.from, say(Text::playFrom, language));
  for (CLI::Option* option :
       {which, sit->add_option("--seats", playing.party.seats, say(Text::playSeats, language)),
        sit->add_option("--option", playing.party.options, say(Text::playOption, language))->allow_extra_args(false),
        sit->add_option("--deal,--seed", playing.party.deal, say(Text::playDeal, language))})
    option->excludes(from);
  sit->add_option("--pause", playing.pause, say(Text::playPause, language))
      ->check(CLI::Range(0.0, 60.0))
      ->capture_default_str();
  sit->add_option("--think", playing.think, say(Text::playThink, language))
      ->check(CLI::Range(0.001, 60.0))
      ->capture_default_str();
  std::string levels = "\n" + say(Text::playLevels, language);
  for (const std::string& line : explained(levelEntries(language), 96, penFor(false))) levels += "\n  " + line;
  sit->footer(sit->get_footer() + levels);
  runs(sit, [&] { return play(playing, language); });

  ServeOptions serving;
  CLI::App* host = command("serve", ServeText::about, "mastaba serve --port 8080");
  const auto setting = [&](const char* flag, const char* variable, auto& value, ServeText text) {
    return host->add_option(flag, value, say(text, language))->envname(variable)->capture_default_str();
  };
  serving.data = usualDataFile();
  setting("--port", "MASTABA_PORT", serving.where.port, ServeText::port);
  setting("--address", "MASTABA_ADDRESS", serving.where.address, ServeText::address);
  setting("--data", "MASTABA_DATA", serving.data, ServeText::data);
  setting("--public", "MASTABA_PUBLIC", serving.where.publicAddress, ServeText::publicAddress);
  host->add_flag("--proxy", serving.where.behindProxy, say(ServeText::proxy, language))->envname("MASTABA_PROXY");
  const CLI::Range many(1, 1'000'000);
  server::Manners& manners = serving.where.manners;
  setting("--tables", "MASTABA_TABLES", serving.plan.limits.tables, ServeText::tables)->check(many);
  const CLI::Range days(1, 10'000);
  setting("--days-gathering", "MASTABA_DAYS_GATHERING", serving.plan.limits.daysGathering, ServeText::daysGathering)
      ->check(days);
  setting("--days-running", "MASTABA_DAYS_RUNNING", serving.plan.limits.daysRunning, ServeText::daysRunning)
      ->check(days);
  setting("--visitors", "MASTABA_VISITORS", manners.visitors, ServeText::visitors)->check(many);
  setting("--per-address", "MASTABA_PER_ADDRESS", manners.visitorsPerAddress, ServeText::perAddress)->check(many);
  setting("--requests", "MASTABA_REQUESTS", manners.requestsPerSecond, ServeText::requests)
      ->check(CLI::Range(1, 10'000));
  setting("--bots", "MASTABA_BOTS", serving.plan.thinkers, ServeText::bots)->check(CLI::Range(1, 64));
  setting("--bot-pause", "MASTABA_BOT_PAUSE", serving.plan.limits.botPause, ServeText::botPause)
      ->check(CLI::Range(0, 60'000));
  std::string settings;
  host->add_option("--config", settings, say(ServeText::config, language))->check(CLI::ExistingFile);
  host->add_flag("--open", serving.open, say(ServeText::open, language));
  runs(host, [&] {
    if (!settings.empty()) readSettings(settings, *host);
    return serve(serving, language);
  });

  server::LoadPlan crowd;
  CLI::App* bear = command("load", LoadText::about, "mastaba load --tables 1000 --pace 200 --seconds 30");
  bear->add_option("--address", crowd.address, say(LoadText::address, language))->capture_default_str();
  bear->add_option("--port", crowd.port, say(LoadText::port, language))->capture_default_str();
  bear->add_option("--game", crowd.game, say(LoadText::game, language))->capture_default_str();
  bear->add_option("--tables", crowd.tables, say(LoadText::tables, language))
      ->check(CLI::Range(1, 10'000))
      ->capture_default_str();
  bear->add_option("--pace", crowd.pace, say(LoadText::pace, language))
      ->check(CLI::Range(0.1, 100'000.0))
      ->capture_default_str();
  bear->add_option("--seconds", crowd.seconds, say(LoadText::seconds, language))
      ->check(CLI::Range(1, 3600))
      ->capture_default_str();
  runs(bear, [&] { return load(crowd, language); });

  ReplayOptions looking;
  CLI::App* look = command("replay", Text::replay, "mastaba replay schatz-2026-11-15-1.json --seat Anna");
  look->add_option("FILE", looking.file, say(Text::replayFile, language))->required();
  look->add_option("--seat", looking.seat, say(Text::replaySeat, language));
  runs(look, [&] { return replay(looking, language); });

  AnalyseOptions judging;
  CLI::App* judge = command("analyse", Text::analyse, "mastaba analyse schatz-2026-11-15-1.json");
  judge->footer(say(Text::examples, language) + "\n  mastaba analyse schatz-2026-11-15-1.json" +
                "\n  mastaba analyse schatz-2026-11-15-1.json --sims 5000 --svg chances.svg");
  judge->add_option("RECORD", judging.file, say(Text::analyseFile, language))->required();
  judge->add_option("--sims", judging.simulations, say(Text::analyseSims, language))
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  judge->add_option("--svg", judging.svg, say(Text::analyseSvg, language));
  runs(judge, [&] { return analyse(judging, language); });

  ArenaOptions contest;
  CLI::App* fight = command("arena", Text::arena,
                            "mastaba arena schatz --players bot:5@100ms,simple --games 200\n"
                            "  mastaba arena fluch --players bot:4,simple*3 --sims 500 --threads 0\n"
                            "  mastaba arena medaillon --players bot:4,ismcts@20000 --games 20000 --sprt -10,0\n"
                            "  mastaba arena labyrinth --option scoring=expert --json\n"
                            "  mastaba arena schatz --option order=ascending --by passed");
  fight->add_option("GAME", contest.game, say(Text::arenaGame, language))->required();
  fight->add_option("--players", contest.players, say(Text::arenaPlayers, language))->capture_default_str();
  fight->add_option("--games", contest.games, say(Text::arenaGames, language))
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  CLI::Option* sims = fight->add_option("--sims", contest.simulations, say(Text::arenaSims, language))
                          ->check(CLI::Range(1, 10'000'000));
  fight->add_option("--ms", contest.milliseconds, say(Text::arenaMs, language))
      ->check(CLI::Range(1, 3'600'000))
      ->excludes(sims);
  fight->add_option("--threads", contest.threads, say(Text::arenaThreads, language))
      ->check(CLI::Range(0, 256))
      ->capture_default_str();
  CLI::Option* sprt = fight->add_option("--sprt", contest.sprt, say(Text::arenaSprt, language))->expected(0, 1);
  fight->add_flag("--json", contest.json, say(Text::arenaJson, language));
  fight->add_option("--option", contest.options, say(Text::arenaOption, language))->allow_extra_args(false);
  fight->add_option("--seed", contest.seed, say(Text::arenaSeed, language))->capture_default_str();
  fight->add_option("--by", contest.by, say(Text::arenaBy, language))->allow_extra_args(false);
  runs(fight, [&] {
    contest.test = sprt->count() > 0;
    return arena(contest, language);
  });

  std::string game;
  CLI::App* print = command("fingerprint", Text::fingerprint, "mastaba fingerprint toy");
  print->add_option("GAME", game, say(Text::fingerprintGame, language));
  runs(print, [&] { return fingerprint(game, language); });

  BenchOptions options;
  CLI::App* measure = command("bench", Text::bench, "mastaba bench --seconds 1");
  measure->add_option("GAME", options.game, say(Text::benchGame, language));
  measure->add_flag("--json", options.json, say(Text::benchJson, language));
  measure->add_option("--seconds", options.seconds, say(Text::benchSeconds, language))
      ->check(CLI::Range(0.01, 60.0))
      ->capture_default_str();
  measure->add_option("--wasm", options.wasm, say(Text::benchWasm, language))->check(CLI::ExistingFile);
  runs(measure, [&] { return bench(options, language); });

  runs(command("engine", Text::engine, "echo '{\"do\":\"games\"}' | mastaba engine"), [] { return engine(); });

  CLI::App* describe = command("types", Text::types, "mastaba types toy");
  describe->add_option("GAME", game, say(Text::typesGame, language))->required();
  bool schema = false;
  describe->add_flag("--schema", schema, say(ServeText::schema, language));
  runs(describe, [&] { return types(game, schema, language); });

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  if (app.get_subcommands().empty()) fmt::print("{}", app.help());
  return code;
}

}  // namespace
}  // namespace mastaba::cli

int main(int argc, char** argv) {
  try {
    return mastaba::cli::run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "mastaba: %s\n", error.what());
    return 1;
  }
}
