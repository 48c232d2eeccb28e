// What must hold after every event, whatever happened (law 4).
import { CARDS, isDarkSea, RESOURCES, ZONES } from '../board/index.ts';
import { SET_FAULTS } from '../game.ts';
import { countAll } from '../state/forces.ts';
import type { Position } from '../state/state.ts';
import { UNIT_KINDS, UNIT_ROWS } from '../unit-table.ts';

/** What is wrong with a position between two commands; empty if nothing is. */
export function faults(state: Position): string[] {
  return [...imbalances(state), ...disorder(state)];
}

/** Sums that are off and stores out of bounds: these must be right after every single event. */
export function imbalances(state: Position): string[] {
  const found: string[] = [...SET_FAULTS(state)];
  const expect = (holds: boolean, what: string) => {
    if (!holds) found.push(what);
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
      expect(
        player.supplies[resource] >= 0 && player.supplies[resource] <= 12 * player.centers,
        `${seat} stores ${player.supplies[resource]} ${resource}`,
      );
    }
    const own = countAll(state.board, seat);
    for (const kind of UNIT_KINDS) units[kind] += own[kind];
    for (const holding of player.holdings) cards.push(holding.card);
    expect(player.cash >= 0, `${seat} has ${player.cash} cash`);
    expect(player.loans >= 0 && player.loans <= 12 * player.centers, `${seat} owes ${player.loans} billion`);
    expect(player.arrears >= 0, `${seat} has arrears of ${player.arrears}`);
    expect(player.nukes >= 0 && player.nukes <= 12 * player.centers, `${seat} has ${player.nukes} nukes`);
    expect(player.lStars >= 0 && player.lStars <= 12 * player.centers, `${seat} has ${player.lStars} L-stars`);
    expect(player.cubes >= 0 && player.cubes <= 3, `${seat} has ${player.cubes} cubes`);
    if (player.out !== undefined)
      expect(
        player.cash === 0 && player.holdings.length === 0 && UNIT_KINDS.every((kind) => own[kind] === 0),
        `${seat} is out and still has something`,
      );
  }
  expect(cash === 0, `money is off by ${cash}`);
  expect(nukes === 0 && lStars === 0, `weapons are off by ${nukes} nukes and ${lStars} L-stars`);
  for (const resource of RESOURCES) expect(supplies[resource] === 0, `${resource} is off by ${supplies[resource]}`);
  for (const kind of UNIT_KINDS) expect(units[kind] === 0, `units of kind ${kind} are off by ${units[kind]}`);
  // Before the opening lays them out all cards are in the box.
  const boxed = state.cycle === 0 && cards.length === 0;
  expect(
    boxed || (cards.length === CARDS.length && new Set(cards).size === CARDS.length),
    `the ${CARDS.length} cards are ${cards.length}, ${new Set(cards).size} of them different`,
  );
  for (const forces of state.board) {
    for (const force of forces) {
      expect(
        force.laden.length <= UNIT_KINDS.reduce((sum, kind) => sum + force.units[kind], 0),
        `${force.seat} has more laden carriers than carriers`,
      );
      expect(
        UNIT_KINDS.every((kind) => force.units[kind] >= 0),
        `${force.seat} has a negative number of units`,
      );
    }
  }
  return found;
}

/** Pieces where they may not be, and questions nobody can answer: right once a command is through. */
function disorder(state: Position): string[] {
  const found: string[] = [];
  const expect = (holds: boolean, what: string) => {
    if (!holds) found.push(what);
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
    expect(isDarkSea(zone) || others.length <= 1, `${others.map(({ seat }) => seat).join(' and ')} share ${zone}`);
    expect(assaults.length <= 1, `${assaults.map(({ seat }) => seat).join(' and ')} both assault ${zone}`);
    const judged = !state.agenda.some((frame) => frame.procedure === 'conventional') && state.ended === undefined;
    for (const { seat } of judged ? assaults : [])
      expect(others.length === 1 && forces.length === 2, `the assault of ${seat} in ${zone} is over and still stands`);
    expect(forces.length === 0 || !state.nuked.some((nuked) => nuked === zone), `somebody is in nuked ${zone}`);
    for (const { seat, laden } of forces)
      for (const { carrier, cargo } of laden) {
        const { places, takes } = UNIT_ROWS[carrier];
        const taken = UNIT_KINDS.reduce((sum, kind) => sum + cargo[kind] * (takes[kind] ?? places + 1), 0);
        expect(
          taken > 0 && taken <= places,
          `${seat} has a ${carrier} with ${taken} of ${places} places taken in ${zone}`,
        );
      }
  });
  const named = [...state.sequence, ...state.consent, ...(state.question?.waiting ?? [])];
  expect(
    named.every((seat) => state.seats[seat]?.out === undefined),
    'somebody who is out still has a go, a say or a question',
  );
  if (state.ended === undefined) {
    expect(
      state.question !== undefined && state.question.waiting.length > 0,
      'nobody is asked and the game is not over',
    );
  }
  return found;
}
