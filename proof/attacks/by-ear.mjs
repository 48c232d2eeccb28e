// Three people and a spectator play over sockets with several sets of options, take moves back, talk in private and make
// each other promises. All that each of them heard is then searched for what only others may know.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { load } from './lib/kept-game.mjs';
import { noLimits } from './lib/no-limits.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { freshFolder, startServer } from './lib/server.mjs';

const { Player } = await load('server/dist/testing/player.js');
const { begunGame } = await load('server/dist/testing/servers.js');
const { LIVELY, playSeat } = await load('server/dist/testing/walker.js');
const { openStore } = await load('server/dist/index.js');
const { readArrangement } = await load('server/dist/table/arrangement.js');
const { beforeOpening, entriesAfter, follow } = await load('server/dist/table/loading.js');
const { CARDS, isCompany } = await load('rules/dist/index.js');
const { SETS } = await load('rules/dist/testing/index.js');

const GAMES = Number(process.env.GAMES ?? 5);
/** Accepted commands of each seat. */
const LONG = 120;
const SEATS = ['usa', 'china', 'europe'];
/** Commands after which something is said in private, and after which a move is taken back. */
const TALKS = 10;
const UNDOES = 4;

await attack(`${GAMES} games of three people and a spectator, by ear`, async () => {
  const folder = freshFolder();
  const server = await startServer({ folder, env: noLimits(folder) });
  const played = [];
  let undone = 0;
  for (let n = 0; n < GAMES; n += 1) played.push(await playOne(n));
  const code = await server.stop();
  hold(code === 0, 'the server stops');
  const store = await openStore({ folder: join(folder, 'data') });
  const sums = { messages: 0, positions: 0, events: 0, looks: 0 };
  const leaks = [];
  for (const one of played) await search(store, one, sums, leaks);
  await store.close();
  const promises = played.reduce((sum, { canaries }) => sum + canaries.length, 0);
  figure(
    'heard',
    `${sums.messages} messages, ${sums.positions} positions, ${sums.events} events; ${undone} moves taken back`,
  );
  figure('secrets', `${promises} promises and private words; ${sums.looks} looks for cards that lie face down`);
  for (const leak of leaks.slice(0, 10)) console.log(`  ${leak}`);
  hold(sums.looks > 10_000 && promises > 20 && undone > 20, 'there was something to hear');
  hold(leaks.length === 0, `nobody hears what is not for them (${leaks.length} leaks)`);

  /** Plays one game; gives what each viewer heard. */
  async function playOne(n) {
    const { options } = SETS[(n * 3) % SETS.length];
    const people = [];
    for (const seat of SEATS) people.push(await Player.guest(server.url, `Player ${n} ${seat}`));
    const game = await begunGame(people, { options: { ...options, detenteCycle: 8 } });
    const canaries = [];
    const lines = Object.fromEntries(await Promise.all(SEATS.map(async (seat, i) => [seat, await people[i].socket()])));
    const eyes = await new Player(server.url).socket();
    await eyes.ask({ type: 'join', game, spectator: true, since: 0 });
    const playing = SEATS.map(async (seat) => {
      const line = lines[seat];
      const inner = line.ask.bind(line);
      line.ask = (message) => inner(dressed(message, seat, canaries));
      for (let left = LONG; left > 0; left -= TALKS) {
        let accepted = 0;
        const enough = await playSeat(line, game, LIVELY, TALKS, () => {
          accepted += 1;
          if (accepted % UNDOES === 0) line.send({ type: 'undo', id: `u${randomBytes(6).toString('hex')}`, game });
        }).catch((error) => {
          if (!/leads nowhere/.test(error.message)) throw error;
          return TALKS;
        });
        if (enough < TALKS) return;
        const to = SEATS.filter((other) => other !== seat)[left % 2];
        const words = canaryOf(seat, to, canaries);
        await line.ask({ type: 'say', game, to: [to], text: words });
      }
    });
    // A player who has had enough leaves the others with a question that is never answered.
    const ends = await Promise.race([Promise.all(playing), Promise.race(playing)]).catch((error) => error);
    if (ends instanceof Error) throw ends;
    const texts = Object.fromEntries(
      [...Object.entries(lines), ['spectator', eyes]].map(([who, { texts }]) => [who, [...texts]]),
    );
    undone += texts.spectator.filter((text) => text.includes('"type":"undone"')).length;
    for (const line of [...Object.values(lines), eyes]) line.socket.close();
    await Promise.allSettled(playing);
    return { game, texts, canaries };
  }
});

/** A command that makes a promise gets one that nobody else may read. */
function dressed(message, seat, canaries) {
  const { command } = message;
  if (message.type !== 'command' || command.to === undefined || !SEATS.includes(command.to) || !('promise' in command))
    return message;
  return { ...message, command: { ...command, promise: canaryOf(seat, command.to, canaries) } };
}

function canaryOf(from, to, canaries) {
  const words = `canary-${randomBytes(8).toString('hex')}`;
  canaries.push({ words, between: [from, to] });
  return words;
}

/** Looks through all that was heard of a game. */
async function search(store, { game, texts, canaries }, sums, leaks) {
  const { secret } = readArrangement((await store.games.get(game)).meta);
  const hidden = await hiddenCards(store, game, secret);
  for (const [viewer, heard] of Object.entries(texts)) {
    const over = heard.findIndex((text) => text.startsWith('{"type":"opened"'));
    const running = over < 0 ? heard : heard.slice(0, over);
    for (const text of running) {
      sums.messages += 1;
      if (text.includes(secret)) leaks.push(`${viewer} hears the secret of the dice`);
      for (const { words, between } of canaries)
        if (!between.includes(viewer) && text.includes(words))
          leaks.push(`${viewer} hears ${between}: ${text.slice(0, 200)}`);
      const message = JSON.parse(text);
      if (message.type === 'position') sums.positions += 1;
      if (message.type === 'feed') sums.events += message.events.length;
      const at = message.type === 'feed' ? message.n : message.type === 'position' ? message.feed : undefined;
      const told = message.type === 'feed' ? JSON.stringify(message.events.filter(turnedBySomebodyElse(viewer))) : text;
      for (const card of hidden[viewer][at] ?? []) {
        sums.looks += 1;
        if (told.includes(`"${card}"`)) leaks.push(`${viewer} hears of ${card} at ${at}: ${text.slice(0, 300)}`);
      }
    }
  }
}

/** A card that they turn themselves in the deck they see, and it goes back. */
function turnedBySomebodyElse(viewer) {
  return ({ type, seat }) => !/card-turned$/.test(type) || seat !== viewer;
}

/** Of each viewer and each number of their feed, the companies that they could not know then, before it or after it. */
async function hiddenCards(store, game, secret) {
  const hidden = Object.fromEntries([...SEATS, 'spectator'].map((viewer) => [viewer, {}]));
  const companies = CARDS.filter(isCompany);
  let loaded;
  let before = {};
  for await (const { sequence, entry } of entriesAfter(store, game, 0)) {
    loaded ??= beforeOpening(entry.setup, secret);
    follow(loaded, sequence, entry);
    const { state } = loaded.paper.game;
    for (const viewer of Object.keys(hidden)) {
      const known = new Set(
        Object.entries(state.seats).flatMap(([holder, { holdings }]) =>
          holdings
            .filter(({ face, knownTo }) => face !== 'secret' || holder === viewer || knownTo.includes(viewer))
            .map(({ card }) => card),
        ),
      );
      const held = new Set(Object.values(state.seats).flatMap(({ holdings }) => holdings.map(({ card }) => card)));
      const now = companies.filter((card) => !known.has(card) && (held.has(card) || state.deck.includes(card)));
      const at = loaded.feeds[viewer] ?? 0;
      const earlier = hidden[viewer][at] ?? before[viewer] ?? now;
      hidden[viewer][at] = now.filter((card) => earlier.includes(card));
      before = { ...before, [viewer]: now };
    }
  }
  return hidden;
}
