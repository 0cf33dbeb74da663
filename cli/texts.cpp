#include "cli/texts.h"

#include <cstdlib>
#include <string_view>

namespace mastaba {

extern const std::string_view cliWords;  // embedded from cli/words.txt

namespace cli {

const Words& texts() {
  static const Words words(cliWords);
  return words;
}

Language usersLanguage() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value && *value) return std::string_view(value).starts_with("de") ? Language::de : Language::en;
  }
  return Language::en;
}

namespace {

template <class E>
std::string sayOf(const char* kind, E text, Language language, const std::vector<Said>& fields) {
  return texts().say(language, std::string(kind) + nameOfEnum(text), fields);
}

}  // namespace

std::string say(Text text, Language language, const std::vector<Said>& fields) {
  return sayOf("cli.", text, language, fields);
}
std::string say(PlayText text, Language language, const std::vector<Said>& fields) {
  return sayOf("play.", text, language, fields);
}
std::string say(ServeText text, Language language, const std::vector<Said>& fields) {
  return sayOf("serve.", text, language, fields);
}
std::string say(LoadText text, Language language, const std::vector<Said>& fields) {
  return sayOf("load.", text, language, fields);
}
std::string say(HelpText text, Language language, const std::vector<Said>& fields) {
  return sayOf("help.", text, language, fields);
}
std::string say(ReplayText text, Language language, const std::vector<Said>& fields) {
  return sayOf("replay.", text, language, fields);
}
std::string say(LevelText text, Language language, const std::vector<Said>& fields) {
  return sayOf("level.", text, language, fields);
}
std::string sayAbout(LevelText text, Language language) { return sayOf("levelAbout.", text, language, {}); }
std::string say(AnalyseText text, Language language, const std::vector<Said>& fields) {
  return sayOf("analyse.", text, language, fields);
}
std::string say(ArenaText text, Language language, const std::vector<Said>& fields) {
  return sayOf("arena.", text, language, fields);
}
std::string say(FileText text, Language language, const std::vector<Said>& fields) {
  return sayOf("file.", text, language, fields);
}

}  // namespace cli
}  // namespace mastaba
