// The program `mastaba`.
#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/texts.h"

int main(int argc, char** argv) {
  using namespace mastaba;
  using cli::say;
  using cli::Text;
  Language language = cli::usersLanguage();
  // --lang also decides the language of the help itself, wherever it stands.
  for (int i = 1; i + 1 < argc; ++i)
    if (std::string_view(argv[i]) == "--lang")
      language = std::string_view(argv[i + 1]) == "de" ? Language::de : Language::en;

  CLI::App app{say(Text::about, language), "mastaba"};
  app.footer(say(Text::footer, language));
  app.require_subcommand(0, 1);
  app.set_help_flag("-h,--help", say(Text::help, language));
  app.failure_message([language](const CLI::App*, const CLI::Error& error) {
    return say(Text::badCall, language, {cli::field("why", error.what())}) + "\n";
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
  const auto command = [&](const char* name, Text about, const char* example) {
    CLI::App* sub = app.add_subcommand(name, say(about, language));
    sub->footer(say(Text::example, language, {cli::field("call", example)}));
    sub->add_option("--lang", lang, say(Text::language, language))->check(CLI::IsMember({"en", "de"}));
    return sub;
  };

  bool all = false;
  CLI::App* games = command("games", Text::games, "mastaba games --lang de");
  games->add_flag("--all", all, say(Text::gamesAll, language));

  std::string game;
  CLI::App* fingerprint = command("fingerprint", Text::fingerprint, "mastaba fingerprint toy");
  fingerprint->add_option("GAME", game, say(Text::fingerprintGame, language));

  cli::BenchOptions benchOptions;
  CLI::App* bench = command("bench", Text::bench, "mastaba bench --seconds 1");
  bench->add_flag("--json", benchOptions.json, say(Text::benchJson, language));
  bench->add_option("--seconds", benchOptions.seconds, say(Text::benchSeconds, language))
      ->check(CLI::Range(0.01, 60.0))
      ->capture_default_str();
  bench->add_option("--wasm", benchOptions.wasm, say(Text::benchWasm, language))->check(CLI::ExistingFile);

  CLI::App* engine = command("engine", Text::engine, "echo '{\"do\":\"games\"}' | mastaba engine");

  CLI::App* types = command("types", Text::types, "mastaba types toy");
  types->add_option("GAME", game, say(Text::typesGame, language))->required();

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }

  if (games->parsed()) return cli::games(all, language);
  if (types->parsed()) return cli::types(game, language);
  if (fingerprint->parsed()) return cli::fingerprint(game, language);
  if (bench->parsed()) return cli::bench(benchOptions, language);
  if (engine->parsed()) return cli::engine();
  fmt::print("{}", app.help());
  return 0;
}
