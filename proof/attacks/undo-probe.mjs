// Somebody looks for another player's face-down company: they move into zone after zone and take back every move that can
// be taken back. The right to take back must tell them nothing.
import { ask } from './lib/client.mjs';
import { inStore, keepGame, keptGuest, load, playUntil } from './lib/kept-game.mjs';
import { noLimits } from './lib/no-limits.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { freshFolder, startServer } from './lib/server.mjs';

const { COMPANIES, companyOf, isCompany, options, tableAnswer } = await load('rules/dist/index.js');

const POSITIONS = Number(process.env.POSITIONS ?? 6);
/** Zones of a position in which a card may lie that are tried, the one where it lies among them. */
const TRIED = 5;
/** Fewer zones to look in would be no search. */
const LEAST = 3;

/** Zones of the companies that somebody else holds face down and a seat does not know. */
function hidingPlaces(game, seat) {
  return Object.entries(game.state.seats).flatMap(([other, { holdings }]) =>
    other === seat
      ? []
      : holdings.flatMap(({ card, face, knownTo }) =>
          face === 'secret' && isCompany(card) && !knownTo.includes(seat) ? [companyOf(card).location] : [],
        ),
  );
}

/** Where a seat could move to now; nothing unless it is asked and may move. */
function destinations(game, seat) {
  if (!options(game, seat).some(({ command }) => command === 'move')) return [];
  return options(game, seat, { type: 'move' })[0]?.next?.domain.values ?? [];
}

/** The first position of a random game in which a seat could walk into a zone where a card lies face down. */
function search(seed) {
  let found;
  const played = playUntil(
    { players: 3, seed, options: { detenteCycle: 8 } },
    (game) => {
      // What the table itself answers at once is no position that anybody moves in.
      if (tableAnswer(game) !== undefined) return false;
      for (const seat of game.state.question?.waiting ?? []) {
        const hidden = hidingPlaces(game, seat);
        if (hidden.length === 0) continue;
        const open = destinations(game, seat);
        const there = open.filter((zone) => hidden.includes(zone));
        if (there.length > 0 && open.length > LEAST) found = { seat, open, there };
      }
      return found !== undefined;
    },
    ({ command, question }) => (command === 'prospect' ? 20 : question === undefined ? 0.05 : 1),
  );
  return played === undefined ? undefined : { ...played, ...found };
}

/** Zones in which, for all that a view shows, a card of somebody else may lie face down. */
function possible(view) {
  const holdings = Object.values(view.seats).flatMap((seat) => seat.holdings);
  const seen = new Set(holdings.flatMap(({ card }) => card ?? []));
  const resources = new Set(holdings.flatMap(({ card, resource }) => (card === undefined ? [resource] : [])));
  return new Set(
    COMPANIES.filter((card) => !seen.has(card) && resources.has(companyOf(card).resource)).map(
      (card) => companyOf(card).location,
    ),
  );
}

await attack('a face-down company is looked for by moves that are taken back', async () => {
  const folder = freshFolder();
  const found = [];
  for (let n = 0; found.length < POSITIONS && n < 200; n += 1) {
    const position = search(`undo probe ${n}`);
    if (position !== undefined) found.push(position);
  }
  hold(found.length === POSITIONS, `${found.length} positions with something to find`);
  const tries = await inStore(folder, async (store) => {
    const mallory = await keptGuest(store, 'Mallory');
    const other = await keptGuest(store, 'Ann');
    const list = [];
    for (const position of found) {
      const { seat, open, there } = position;
      const players = Object.fromEntries(position.setup.seats.map((name) => [name, name === seat ? mallory : other]));
      // One game for the zone where the card lies, and one for each of some others.
      const elsewhere = open.filter((zone) => !there.includes(zone));
      for (const zone of [there[0], ...elsewhere])
        list.push({ game: await keepGame(store, { ...position, players }), zone, there, seat, open, who: mallory });
    }
    return list;
  });
  const server = await startServer({ folder, env: noLimits(folder) });
  const post = async (one, path, body) =>
    ask(server.url, 'POST', `/api/games/${one.game}/${path}`, { ...one.who, body: { seat: one.seat, ...body } });
  let id = 0;
  /** Moves into a zone; whether that could be taken back, and was. */
  const probe = async (one, zone) => {
    const draft = { type: 'move', to: zone };
    for (;;) {
      const { json } = await post(one, 'options', { draft });
      const next = json?.offers?.[0]?.next;
      if (next === undefined || next.domain.mayStop) break;
      draft[next.field] = [...(draft[next.field] ?? []), next.domain.next.values[0]];
    }
    id += 1;
    const moved = await post(one, 'commands', { id: `m${id}`, command: draft });
    if (moved.status !== 200) return undefined;
    const after = await ask(server.url, 'GET', `/api/games/${one.game}/position?seat=${one.seat}`, one.who);
    const undone = await post(one, 'undo', { id: `u${id}` });
    if (after.json.undo !== (undone.status === 200)) throw new Error('the position says otherwise than the undo');
    return undone.status === 200;
  };
  const sums = { moves: 0, harmless: 0, told: 0, taken: 0, empty: 0, stuck: 0 };
  const done = new Map();
  for (const one of tries) {
    const { json } = await ask(server.url, 'GET', `/api/games/${one.game}/position?seat=${one.seat}`, one.who);
    const may = possible(json.view);
    const isThere = one.there.includes(one.zone);
    const key = `${one.seat}${one.there}${one.open}`;
    if (!may.has(one.zone)) {
      if (isThere) throw new Error(`a card lies in ${one.zone} where none can`);
      // Nothing can lie here: taking this back tells nothing.
      const free = await probe(one, one.zone);
      sums.moves += 1;
      if (free) sums.harmless += 1;
      continue;
    }
    done.set(key, (done.get(key) ?? 0) + 1);
    if (!isThere && (done.get(key) ?? 0) > TRIED) continue;
    const free = await probe(one, one.zone);
    sums.moves += 1;
    if (free === undefined) sums.stuck += 1;
    else if (free) sums.told += 1;
    else sums[isThere ? 'taken' : 'empty'] += 1;
  }
  figure('moves', `${sums.moves}, of them ${sums.harmless} taken back where nothing can lie`);
  figure('into zones where a card may lie', `${sums.taken} with it, ${sums.empty} without; ${sums.told} taken back`);
  hold(sums.told === 0, 'no move that could have found a card is taken back');
  hold(
    sums.taken === POSITIONS && sums.empty >= POSITIONS,
    'with the card there and without it the answer is the same',
  );
  hold(sums.stuck === 0, 'every move that was offered is accepted');
  hold(sums.harmless > 0, 'moves that tell nothing are still taken back');
  await server.stop();
});
