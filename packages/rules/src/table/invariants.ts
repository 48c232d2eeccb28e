// What must hold after every event, whatever happened (law 4).
import { CARDS, isDarkSea, RESOURCES, ZONES } from '../board/index.ts';
import { SET_FAULTS } from '../game.ts';
import { type Remark, type RemarkMessage, remark } from '../referee/remark.ts';
import { countAll } from '../state/forces.ts';
import type { Position } from '../state/state.ts';
import { UNIT_KINDS, UNIT_ROWS } from '../unit-table.ts';

/** What is wrong with a position between two commands; empty if nothing is. */
export function faults(state: Position): Remark[] {
  return [...imbalances(state), ...disorder(state)];
}

/** Sums that are off and stores out of bounds: these must be right after every single event. */
export function imbalances(state: Position): Remark[] {
  const found: Remark[] = [...SET_FAULTS(state)];
  const expect = <M extends RemarkMessage>(holds: boolean, ...told: Parameters<typeof remark<M>>) => {
    if (!holds) found.push(remark(...told));
  };
  const seats = state.order.map((seat) => ({ seat, player: state.seats[seat] }));

  let cash = state.outside.cash;
  let nukes = state.outside.nukes;
  let lStars = state.outside.lStars;
  const supplies = { ...state.outside.supplies };
  const units = { ...state.outside.units };
  const cards: string[] = [...state.deck, ...state.piles.flatMap((pile) => pile.cards)];
  for (const { seat, player } of seats) {
    if (player === undefined) continue;
    cash += player.cash;
    nukes += player.nukes;
    lStars += player.lStars;
    for (const resource of RESOURCES) {
      supplies[resource] += player.supplies[resource];
      expect(player.supplies[resource] >= 0 && player.supplies[resource] <= 12 * player.centers, 'fault:has', {
        seat,
        number: player.supplies[resource],
        what: resource,
      });
    }
    const own = countAll(state.board, seat);
    for (const kind of UNIT_KINDS) units[kind] += own[kind];
    for (const holding of player.holdings) cards.push(holding.card);
    expect(player.cash >= 0, 'fault:has', { seat, number: player.cash, what: 'cash' });
    expect(player.loans >= 0 && player.loans <= 12 * player.centers, 'fault:has', {
      seat,
      number: player.loans,
      what: 'loans',
    });
    expect(player.arrears >= 0, 'fault:has', { seat, number: player.arrears, what: 'arrears' });
    expect(player.nukes >= 0 && player.nukes <= 12 * player.centers, 'fault:has', {
      seat,
      number: player.nukes,
      what: 'nukes',
    });
    expect(player.lStars >= 0 && player.lStars <= 12 * player.centers, 'fault:has', {
      seat,
      number: player.lStars,
      what: 'lStars',
    });
    expect(player.cubes >= 0 && player.cubes <= 3, 'fault:has', { seat, number: player.cubes, what: 'cubes' });
    if (player.out !== undefined)
      expect(
        player.cash === 0 && player.holdings.length === 0 && UNIT_KINDS.every((kind) => own[kind] === 0),
        'fault:out',
        { seat },
      );
  }
  expect(cash === 0, 'fault:sum', { what: 'cash', by: cash });
  expect(nukes === 0, 'fault:sum', { what: 'nukes', by: nukes });
  expect(lStars === 0, 'fault:sum', { what: 'lStars', by: lStars });
  for (const resource of RESOURCES)
    expect(supplies[resource] === 0, 'fault:sum', { what: resource, by: supplies[resource] });
  for (const kind of UNIT_KINDS) expect(units[kind] === 0, 'fault:sum', { what: kind, by: units[kind] });
  // Before the opening lays them out all cards are in the box.
  const boxed = state.cycle === 0 && cards.length === 0;
  expect(boxed || (cards.length === CARDS.length && new Set(cards).size === CARDS.length), 'fault:cards', {
    cards: cards.length,
    different: new Set(cards).size,
    all: CARDS.length,
  });
  for (const forces of state.board) {
    for (const force of forces) {
      expect(force.laden.length <= UNIT_KINDS.reduce((sum, kind) => sum + force.units[kind], 0), 'fault:carriers', {
        seat: force.seat,
      });
      expect(
        UNIT_KINDS.every((kind) => force.units[kind] >= 0),
        'fault:negative',
        { seat: force.seat },
      );
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
  ZONES.forEach((zone, at) => {
    const forces = state.board[at] ?? [];
    // Q-B-60, X-21: one assault fights inside its target until it is decided; nobody else comes in.
    const assaults = state.assaults.filter((assault) => assault.zone === zone);
    const others = forces.filter(
      (force) =>
        !assaults.some(({ seat }) => seat === force.seat) &&
        UNIT_KINDS.some((kind) => force.units[kind] > 0 && UNIT_ROWS[kind].holds),
    );
    expect(isDarkSea(zone) || others.length <= 1, 'fault:shared', { seats: others.map(({ seat }) => seat), zone });
    expect(assaults.length <= 1, 'fault:two-assaults', { seats: assaults.map(({ seat }) => seat), zone });
    const judged = !state.agenda.some((frame) => frame.procedure === 'conventional') && state.ended === undefined;
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
