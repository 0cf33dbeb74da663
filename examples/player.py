#!/usr/bin/env python3
"""Plays a whole game against a bot at an online table: python3 examples/player.py http://127.0.0.1:2620/ schatz"""
import hashlib, json, os, random, socket, sys, urllib.parse

place = urllib.parse.urlsplit(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:2620/")
wire = socket.create_connection((place.hostname, place.port or 80))
heard = wire.makefile("rb")
now = {"told": -1}  # what is known of the table

def send(kind, data):  # a frame of a WebSocket; what a client sends is masked
    size = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    mask = os.urandom(4)
    wire.sendall(bytes([128 | kind]) + size + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(data)))

def hear(text=b""):  # the next text, which may come in several frames
    kind, size = heard.read(2) or (8, 0)
    data = heard.read(int.from_bytes(heard.read({126: 2, 127: 8}[size]), "big") if size > 125 else size)
    if kind & 15 == 8: sys.exit("The house has closed.")
    if kind & 15 == 9: send(10, data)  # a ping wants a pong
    if kind & 15 > 2: return hear(text)
    return json.loads(text + data) if kind & 128 else hear(text + data)

def learn(news):
    if news["is"] != "table": return
    now.update({part: news[part] for part in ("about", "play") if part in news})
    for told in news.get("play", {"told": []})["told"]:
        if told["n"] > now["told"]: print(*(event["say"] for event in told["events"]), sep="\n")
        now["told"] = max(now["told"], told["n"])

def ask(do, **needs):
    send(1, json.dumps({"do": do, "re": 1, **needs}).encode())
    while "re" not in (answer := hear()): learn(answer)  # news come before the answer
    return answer if answer["ok"] or do == "play" else sys.exit(answer["why"])

wire.sendall(f"GET /online HTTP/1.1\r\nHost: {place.netloc}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
             "Sec-WebSocket-Key: bWFzdGFiYS1leGFtcGxlIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
if b" 101 " not in heard.readline(): sys.exit("Nobody speaks WebSocket there.")
while heard.readline().strip(): pass

ask("hello", mastaba=1, token=os.urandom(32).hex(), name="A program", lang="en")
table = ask("open", game=(sys.argv[2:] or ["schatz"])[0], seats=[{"kind": "open"}, {"kind": "bot", "level": 2}])["table"]
share = os.urandom(32).hex()
ask("watch", table=table)
ask("sit", table=table, seal=hashlib.sha256(f"mastaba share:{share}".encode()).hexdigest())
ask("start", table=table)
ask("share", table=table, share=share)
while now["about"]["stage"] == "running":
    if moves := now["play"]["moves"]:  # a refused move is no trouble: the table has gone on, and the news say how
        ask("play", table=table, move=random.choice(moves)["move"], made=now["about"]["made"])
    else: learn(hear())
print(now["play"]["seen"]["standing"]["how"], *now["play"]["seen"]["standing"]["lines"], sep="\n")
