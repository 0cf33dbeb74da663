#include "server/answer.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace mastaba::server {
namespace {

const std::string pack =
    "mastaba-site 1\n"
    "default-src 'self'\n"
    "/index.html\ttext/html\t\"a\"\t4\t0\n"
    "/assets/x-1.js\ttext/javascript\t\"b\"\t6\t3\n"
    "\n"
    "pagescriptzip";

Site site() { return *unpackSite(pack); }

std::string_view field(const Reply& reply, std::string_view name) {
  const auto found = std::ranges::find(reply.fields, name, [](const auto& field) { return field.first; });
  return found == reply.fields.end() ? "" : found->second;
}

Reply get(std::string_view target, std::string_view acceptEncoding = "", std::string_view ifNoneMatch = "") {
  return answer(site(), {"GET", target, acceptEncoding, ifNoneMatch});
}

TEST(Pack, IsReadAsItWasWritten) {
  const Site read = site();
  EXPECT_EQ(read.policy, "default-src 'self'");
  ASSERT_EQ(read.files.size(), 2u);
  EXPECT_EQ(fileAt(read, "/assets/x-1.js")->plain, "script");
  EXPECT_EQ(fileAt(read, "/assets/x-1.js")->gzipped, "zip");
  EXPECT_EQ(fileAt(read, "/")->plain, "page");
}

TEST(Pack, WhatWasCutOrLengthenedIsNotRead) {
  for (size_t n = 0; n < pack.size(); ++n) EXPECT_FALSE(unpackSite(std::string_view(pack).substr(0, n))) << n;
  EXPECT_FALSE(unpackSite(pack + "x"));
}

TEST(Pack, OfAnotherVersionOrWithRubbishForNumbersIsNotRead) {
  EXPECT_FALSE(unpackSite("mastaba-site 2\np\n\n"));
  EXPECT_TRUE(unpackSite("mastaba-site 1\np\n\n"));
  for (const char* n : {"x", "-1", "99999999999999999999999", "1 ", ""})
    EXPECT_FALSE(unpackSite("mastaba-site 1\np\n/a\tt\t\"a\"\t0\t" + std::string(n) + "\n\n")) << n;
}

TEST(Answer, ThePageUnderItsPolicy) {
  for (const char* target : {"/", "/index.html", "/?lang=de"}) {
    const Reply reply = get(target);
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.body, "page");
    EXPECT_EQ(field(reply, "Content-Security-Policy"), "default-src 'self'");
    EXPECT_EQ(field(reply, "X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(field(reply, "Cache-Control"), "no-cache");
  }
}

TEST(Answer, AssetsAreKeptForever) {
  EXPECT_NE(field(get("/assets/x-1.js"), "Cache-Control").find("immutable"), std::string_view::npos);
}

TEST(Answer, GzippedForWhoUnderstandsThat) {
  for (const char* accepts : {"gzip", "br, gzip", "deflate,gzip;q=0.5", "gzip; q=0.1, br"}) {
    EXPECT_EQ(get("/assets/x-1.js", accepts).body, "zip") << accepts;
    EXPECT_EQ(field(get("/assets/x-1.js", accepts), "Content-Encoding"), "gzip") << accepts;
  }
  for (const char* accepts : {"", "br", "gzipped", "gzip;q=0", ",", " , "})
    EXPECT_EQ(get("/assets/x-1.js", accepts).body, "script") << accepts;
  EXPECT_EQ(get("/", "gzip").body, "page") << "it is not kept gzipped";
}

TEST(Answer, NothingNewForWhoHasIt) {
  const Reply reply = get("/assets/x-1.js", "gzip", "\"z\", \"b\"");
  EXPECT_EQ(reply.status, 304);
  EXPECT_EQ(reply.body, "");
  EXPECT_EQ(field(reply, "Content-Encoding"), "");
  EXPECT_EQ(get("/assets/x-1.js", "", "\"a\"").status, 200);
}

TEST(Answer, OnlyWhatIsInThePack) {
  for (const char* target : {"/etc/passwd", "/../site.h", "//index.html", "", "index.html", "/assets", "/assets/"}) {
    const Reply reply = get(target);
    EXPECT_EQ(reply.status, 404) << target;
    EXPECT_EQ(reply.body.find(target[0] ? target : "\1"), std::string_view::npos) << "it does not repeat the address";
  }
}

TEST(Answer, AHeadIsMeasuredButNotSent) {
  const Reply reply = answer(site(), {"HEAD", "/", "", ""});
  EXPECT_TRUE(reply.headOnly);
  EXPECT_EQ(reply.body, "page");
}

TEST(Answer, OtherMethodsAreTurnedAway) {
  for (const char* method : {"POST", "DELETE", "get", ""}) {
    const Reply reply = answer(site(), {method, "/", "", ""});
    EXPECT_EQ(reply.status, 405) << method;
    EXPECT_EQ(field(reply, "Allow"), "GET, HEAD");
  }
}

TEST(Answer, WithoutThePageItSaysSo) {
  const Reply reply = answer(Site{}, {"GET", "/", "", ""});
  EXPECT_EQ(reply.status, 503);
  EXPECT_NE(reply.body.find("./mastaba"), std::string_view::npos);
}

}  // namespace
}  // namespace mastaba::server
