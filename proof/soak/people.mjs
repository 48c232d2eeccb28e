// People of a soak: each plays, talks, watches or brings files until it is over. What is acknowledged is noted.
import { readFileSync } from 'node:fs';
import { ask, begun, guest, line, must, sleep } from '../attacks/lib/client.mjs';

const { CALM, LIVELY, playSeat } = await import(
  new URL('../../packages/server/dist/testing/walker.js', import.meta.url).href
);
const shelf = new URL('../../packages/rules/shelf/', import.meta.url);
const file = readFileSync(new URL('idle.json', shelf), 'utf8');
const POWERS = ['usa', 'china', 'europe'];
/** Milliseconds between two commands of a seat. */
const PACE = 150;
/** Commands of a seat after which people leave a game that goes on. */
const LONGEST = 120;
/** Commands between two things that somebody says. */
const PART = 20;
/** Games after which other people come: accounts may begin so many a day. */
const CHANGE_AFTER = 15;

/** What happened, counted by name. */
export const counts = {};
export const count = (what, n = 1) => {
  counts[what] = (counts[what] ?? 0) + n;
};
/** Acknowledged commands: game, seat and id. */
export const acknowledged = [];
/** Acknowledged messages: game and text. */
export const said = [];
/** Games that are being played. */
export const games = new Set();

/** Two people, or one among computer commanders, play one game after the other from an address of their own. */
export async function players(url, n, alone, goesOn) {
  const from = `127.0.${20 + Math.floor(n / 200)}.${(n % 200) + 1}`;
  for (let round = 0; goesOn(); round += 1) {
    try {
      const who = [await guest(url, `Player ${n} ${round}`, from)];
      if (!alone) who.push(await guest(url, `Friend ${n} ${round}`, from));
      for (let i = 0; i < CHANGE_AFTER && goesOn(); i += 1) await oneGame(url, who, alone, goesOn);
    } catch (error) {
      const who = alone ? 'a player among commanders' : 'players';
      count(`${who}: ${error instanceof Error ? error.message.slice(0, 160) : error}`);
      await sleep(5_000);
    }
  }
}

async function oneGame(url, who, alone, goesOn) {
  const game = alone ? await amongCommanders(url, who[0]) : await begun(url, who, { options: { detenteCycle: 6 } });
  games.add(game);
  count(alone ? 'games among commanders' : 'games among people');
  const lines = await Promise.all(who.map((person) => talker(url, person)));
  // A player who has enough of a game leaves it, and the other one leaves with them.
  const playing = lines.map((voice, i) => playFor(voice, game, POWERS[i], alone ? CALM : LIVELY, goesOn));
  try {
    await Promise.race(playing);
  } finally {
    games.delete(game);
    for (const voice of lines) voice.close();
    await Promise.allSettled(playing);
  }
}

/** Answers what a seat is asked, and says something now and then. */
async function playFor(voice, game, seat, choosing, goesOn) {
  for (let left = LONGEST; left > 0 && goesOn(); left -= PART) {
    const accepted = await playSeat(voice, game, choosing, PART, (id) => {
      acknowledged.push({ game, seat, id });
      count('commands');
    });
    const text = `${seat} has ${left} to go in ${Math.random()}`;
    const answer = await voice.ask({ type: 'say', game, to: 'all', text });
    if (answer.type === 'done') said.push({ game, text });
    count(answer.type === 'done' ? 'messages' : `message ${answer.code}`);
    if (accepted < PART) return;
  }
}

async function amongCommanders(url, who) {
  const bots = ['officer', 'recruit'];
  const seats = POWERS.map((power, i) => ({ power, player: i === 0 ? 'me' : { bot: bots[i - 1] } }));
  const { id } = await must(url, who, 'POST', '/api/games', { seats, options: { detenteCycle: 4 }, public: true });
  await must(url, who, 'POST', `/api/games/${id}/seats/usa/ready`, { ready: true, contribution: 'x' });
  await must(url, who, 'POST', `/api/games/${id}/start`).catch(() => undefined);
  return id;
}

/** A line as the walker of the tests needs it, from the address of a person. */
async function talker(url, { cookie, from }) {
  const inner = await line(url, { cookie, from });
  const heard = [];
  const waiting = new Set();
  inner.onMessage = (message) => {
    heard.push(message);
    for (const wake of waiting) wake();
  };
  inner.untilClosed.then(() => {
    for (const wake of waiting) wake();
  });
  let next = 0;
  const voice = {
    heard,
    send: (message) => inner.socket.send(JSON.stringify(message)),
    async ask(message) {
      if (message.type === 'command') await sleep(PACE);
      next += 1;
      const id = message.id ?? `s${next}-${Math.random().toString(36).slice(2)}`;
      const at = heard.length;
      voice.send({ ...message, id });
      return voice.until((answer) => answer.id === id, at);
    },
    async until(fits, at = 0, patience = 60_000) {
      const end = performance.now() + patience;
      for (let i = at; ; i += 1) {
        while (i >= heard.length) {
          if (inner.closed !== undefined)
            throw new Error(`a player was let go: ${inner.closed.code} ${inner.closed.reason}`);
          if (performance.now() > end) throw new Error(`waited for a minute, last heard ${lastOf(heard)}`);
          await new Promise((resolve) => {
            const wake = () => {
              clearTimeout(timer);
              waiting.delete(wake);
              resolve();
            };
            const timer = setTimeout(wake, 1000);
            waiting.add(wake);
          });
        }
        if (fits(heard[i])) return heard[i];
      }
    },
    close: () => inner.socket.close(),
  };
  return voice;
}

/** What somebody heard last, in short. */
function lastOf(heard) {
  const { type, asks, view } = heard.at(-1) ?? {};
  const { kind, waiting } = view?.question ?? {};
  return [type, kind, waiting?.join('+'), asks].filter((part) => part !== undefined).join(' ');
}

/** Looks on at one game after the other, each from its beginning. */
export async function spectator(url, n, goesOn) {
  const from = `127.0.40.${n + 1}`;
  while (goesOn()) {
    const all = [...games];
    const game = all[Math.floor(Math.random() * all.length)];
    try {
      if (game !== undefined) {
        const eyes = await line(url, { from });
        const { type } = await eyes.ask({ type: 'join', game, since: 0, positions: 'all' });
        count(type === 'joined' ? 'games watched' : 'games not watched');
        await sleep(15_000);
        eyes.socket.close();
      }
    } catch (error) {
      count(`spectators: ${error.message}`);
    }
    await sleep(2_000);
  }
}

/** Brings and verifies a game file now and then. */
export async function bringer(url, n, goesOn) {
  const from = `127.0.41.${n + 1}`;
  const who = await guest(url, `Bringer ${n}`, from);
  while (goesOn()) {
    const verified = await ask(url, 'POST', '/api/verify', { ...who, body: { file } });
    count(`files verified: ${verified.status}`);
    const brought = await ask(url, 'POST', '/api/imports', { ...who, body: { file, title: 'From elsewhere' } });
    count(`files brought: ${brought.status}`);
    await sleep(60_000);
  }
}
