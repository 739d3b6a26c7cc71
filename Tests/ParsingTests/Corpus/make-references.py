#!/usr/bin/env python3
"""Writes NAME.innertext.txt beside each NAME.html: the text that Chromium makes of it.

Usage: make-references.py [NAME...]   (all pages if none is named)

Chromium runs without a screen and with scripts off, so that noscript counts. It is only needed to
make references, never by the tests. README.md says which version made those that are here.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

CORPUS = pathlib.Path(__file__).resolve().parent
PROGRAM = os.environ.get("CHROMIUM", "chromium")


class Browser:
    """A browser that is spoken to through pipes on its descriptors 3 and 4."""

    def __init__(self, profile):
        # Both ends are moved out of the way of 3 and 4 first.
        commands, self.commands = [os.dup2(end, end + 40) for end in os.pipe()]
        self.answers, answers = [os.dup2(end, end + 50) for end in os.pipe()]
        arguments = [
            PROGRAM, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
            "--lang=en", f"--user-data-dir={profile}", "about:blank",
        ]
        shell = f'exec 3<&{commands} 4>&{answers}; exec "$@"'
        self.process = subprocess.Popen(
            ["bash", "-c", shell, "chromium", *arguments], pass_fds=(commands, answers),
            stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.pending = b""
        self.number = 0

    def message(self):
        while b"\0" not in self.pending:
            more = os.read(self.answers, 1 << 16)
            if not more:
                sys.exit(f"{PROGRAM} ended too early")
            self.pending += more
        text, self.pending = self.pending.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, session=None, until=None, **parameters):
        """Calls a method and gives its result once an event came as well, if one is named."""
        self.number += 1
        call = {"id": self.number, "method": method, "params": parameters}
        if session:
            call["sessionId"] = session
        os.write(self.commands, json.dumps(call).encode() + b"\0")
        result = None
        while result is None or until:
            message = self.message()
            if message.get("id") == self.number:
                result = message.get("result", {})
            if message.get("method") == until:
                until = None
        return result


def main(names):
    pages = [CORPUS / f"{name}.html" for name in names] or sorted(CORPUS.glob("*.html"))
    with tempfile.TemporaryDirectory() as profile:
        browser = Browser(profile)
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        browser.call("Page.enable", session)
        browser.call("Emulation.setScriptExecutionDisabled", session, value=True)
        for page in pages:
            browser.call("Page.navigate", session, until="Page.loadEventFired", url=page.as_uri())
            answer = browser.call(
                "Runtime.evaluate", session, expression="document.body.innerText",
                returnByValue=True)
            page.with_suffix(".innertext.txt").write_text(answer["result"]["value"] + "\n")
            print(page.stem)
        print(browser.call("Browser.getVersion")["product"], file=sys.stderr)
        browser.call("Browser.close")
        browser.process.wait()


main(sys.argv[1:])
