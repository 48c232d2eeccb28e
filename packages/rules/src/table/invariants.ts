// What must hold after every event, whatever happened (law 4).
import { CARDS, isDarkSea, RESOURCES, ZONES } from '../board/index.ts';
import { type Remarks, SET_FAULTS } from '../game.ts';
import { type Remark, type RemarkMessage, remark } from '../referee/remark.ts';
import { countByPlayer, forcesIn, totalOf } from '../state/forces.ts';
import type { Position } from '../state/state.ts';
import { sure } from '../sure.ts';
import { UNIT_KINDS, UNIT_ROWS } from '../unit-table.ts';

type Held = Remarks['fault:has']['what'];
type Summed = Remarks['fault:sum']['what'];

/** What is wrong with a position between two commands; empty if nothing is. */
export function faults(state: Position): Remark[] {
  return [...imbalances(state), ...disorder(state)];
}

/** Sums that are off and stores out of bounds: these must be right after every single event. */
export function imbalances(state: Position): Remark[] {
  const found: Remark[] = [...SET_FAULTS(state)];
  let { cash, nukes, lStars } = state.outside;
  const supplies = { ...state.outside.supplies };
  const units = { ...state.outside.units };
  const cards: string[] = [...state.deck];
  for (const pile of state.piles) for (const card of pile.cards) cards.push(card);
  const onBoard = countByPlayer(state.board);
  for (const seat of state.order) {
    const player = sure(state.seats[seat]);
    const within = (what: Held, number: number, most: number): void => {
      if (!(number >= 0 && number <= most)) found.push(remark('fault:has', { seat, number, what }));
    };
    const room = 12 * player.centers;
    cash += player.cash;
    nukes += player.nukes;
    lStars += player.lStars;
    for (const resource of RESOURCES) {
      supplies[resource] += player.supplies[resource];
      within(resource, player.supplies[resource], room);
    }
    const own = onBoard.get(seat);
    if (own !== undefined) for (const kind of UNIT_KINDS) units[kind] += own[kind];
    for (const holding of player.holdings) cards.push(holding.card);
    within('cash', player.cash, Number.POSITIVE_INFINITY);
    within('loans', player.loans, room);
    within('arrears', player.arrears, Number.POSITIVE_INFINITY);
    within('nukes', player.nukes, room);
    within('lStars', player.lStars, room);
    within('cubes', player.cubes, 3);
    if (player.out !== undefined) {
      const unarmed = own === undefined || UNIT_KINDS.every((kind) => own[kind] === 0);
      if (player.cash !== 0 || player.holdings.length !== 0 || !unarmed) found.push(remark('fault:out', { seat }));
    }
  }
  const zero = (what: Summed, by: number): void => {
    if (by !== 0) found.push(remark('fault:sum', { what, by }));
  };
  zero('cash', cash);
  zero('nukes', nukes);
  zero('lStars', lStars);
  for (const resource of RESOURCES) zero(resource, supplies[resource]);
  for (const kind of UNIT_KINDS) zero(kind, units[kind]);
  // Before the opening lays them out all cards are in the box.
  const boxed = state.cycle === 0 && cards.length === 0;
  const different = new Set(cards).size;
  if (!boxed && !(cards.length === CARDS.length && different === CARDS.length))
    found.push(remark('fault:cards', { cards: cards.length, different, all: CARDS.length }));
  for (const forces of state.board)
    for (const { seat, units: loose, laden } of forces) {
      if (!(laden.length <= totalOf(loose))) found.push(remark('fault:carriers', { seat }));
      for (const kind of UNIT_KINDS)
        if (!(loose[kind] >= 0)) {
          found.push(remark('fault:negative', { seat }));
          break;
        }
    }
  return found;
}

/** Pieces where they may not be, and questions nobody can answer: right once a command is through. */
function disorder(state: Position): Remark[] {
  const found: Remark[] = [];
  const expect = <M extends RemarkMessage>(holds: boolean, ...told: Parameters<typeof remark<M>>) => {
    if (!holds) found.push(remark(...told));
  };
  const judged = !state.agenda.some((frame) => frame.procedure === 'conventional') && state.ended === undefined;
  ZONES.forEach((zone) => {
    const forces = forcesIn(state.board, zone);
    // Most zones are empty, and nothing is wrong with those.
    if (forces.length === 0 && state.assaults.length === 0) return;
    // Q-B-60, X-21: one assault fights inside its target until it is decided; nobody else comes in.
    const assaults = state.assaults.filter((assault) => assault.zone === zone);
    const others = forces.filter(
      (force) =>
        !assaults.some(({ seat }) => seat === force.seat) &&
        UNIT_KINDS.some((kind) => force.units[kind] > 0 && UNIT_ROWS[kind].holds),
    );
    expect(isDarkSea(zone) || others.length <= 1, 'fault:shared', { seats: others.map(({ seat }) => seat), zone });
    expect(assaults.length <= 1, 'fault:two-assaults', { seats: assaults.map(({ seat }) => seat), zone });
    for (const { seat } of judged ? assaults : [])
      expect(others.length === 1 && forces.length === 2, 'fault:old-assault', { seat, zone });
    expect(forces.length === 0 || !state.nuked.some((nuked) => nuked === zone), 'fault:nuked', { zone });
    for (const { seat, laden } of forces)
      for (const { carrier, cargo } of laden) {
        const { places, takes } = UNIT_ROWS[carrier];
        const taken = UNIT_KINDS.reduce((sum, kind) => sum + cargo[kind] * (takes[kind] ?? places + 1), 0);
        expect(taken > 0 && taken <= places, 'fault:load', { seat, carrier, taken, places, zone });
      }
  });
  const named = [...state.sequence, ...state.consent, ...(state.question?.waiting ?? [])];
  expect(
    named.every((seat) => state.seats[seat]?.out === undefined),
    'fault:out-asked',
  );
  if (state.ended === undefined) {
    expect(state.question !== undefined && state.question.waiting.length > 0, 'fault:nobody-asked');
  }
  return found;
}
