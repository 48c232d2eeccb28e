// The oracle over whole games of every combination of sets, and cycles under siege: every figure of every event, and what
// it changed.
import { test } from 'vitest';
import { quickStream } from '../dice/index.ts';
import { marineSketch } from '../expansions/merchant-marine/sketch.ts';
import type { GameOptions } from '../options.ts';
import { openTable } from '../referee/game.ts';
import { perform } from '../referee/perform.ts';
import { cloneState } from '../state/clone.ts';
import { seat } from '../state/seat.ts';
import { emptyState, type State } from '../state/state.ts';
import { randomMove, SETS, scenario, type Taste, WARLIKE, walk } from '../testing/index.ts';
import { CHOSEN as chosen, expectJudged, inThisPiece, PROOF } from './judged.ts';
import { Oracle } from './oracle.ts';

/** Of each combination of sets. */
const GAMES = inThisPiece(PROOF ? 40 : 2);
const CYCLES = PROOF ? 5 : 3;
const SIEGES = inThisPiece(PROOF ? 2000 : 20);

/** How often each kind must have been judged at everyday size. */
const IN_GAMES = {
  'superpower taken': 100,
  'card dealt': 300,
  'card returned': 100,
  'placed in place-armies': 100,
  'placed in place-navies': 20,
  'placed in bonus-units': 20,
  'placed in station-navies': 50,
  'placed in sea-lanes': 50,
  'placed in bonus-dozen': 50,
  'placed in place-apc': 50,
  'first reroutes': 50,
  'pirate seas': 8,
  'supplies given': 30,
  'bonus supplies': 50,
  'prices of the standard opening': 10,
  'prices of the random opening': 10,
  dues: 150,
  salaries: 250,
  dismissal: 200,
  interest: 120,
  default: 8,
  production: 250,
  sale: 250,
  purchase: 200,
  'purchase that overflows': 10,
  freight: 50,
  'hired carriers': 60,
  loan: 200,
  'units built': 70,
  'APCs built': 8,
  'research card': 40,
  'prospecting card': 100,
  'technology researched': 30,
  'technology deployed': 4,
  'ending by detente': 20,
  'rank 1': 4,
  'rank 3': 8,
} as const;

/** In cycles under blockade and siege. */
const UNDER_SIEGE = {
  trip: 10,
  'blockade roll': 4,
  decoys: 2,
  'ships sunk': 2,
  'ships captured': 1,
  'siege holds': 5,
  'blockade announced': 5,
  'interception through': 1,
  'reroute past a blockade': 2,
} as const;

/** Players who use their ships, and keep the peace. */
const SAILORS: Taste = (offer) => {
  if (
    ['attack', 'attack-ships', 'launch', 'space-blast', 'clash', 'assault-by-sea', 'assault-by-air'].includes(
      offer.command,
    )
  )
    return 0;
  if (offer.command === 'reroute') return 2;
  return WARLIKE(offer);
};

test(`every figure of ${GAMES.length} games of each set is the one that the ledgers give`, {
  timeout: 3_600_000,
}, () => {
  const tally = new Map<string, number>();
  for (const [number, { name, options }] of SETS.entries()) {
    for (const i of GAMES)
      judgeGame(
        `game ${chosen} ${name} ${i}`,
        i + number,
        {
          ...options,
          marketOverflow: i % 2 === 0,
          marketPricing: (i + number) % 3 === 0 ? 'unit' : 'batch',
          pirates: options.merchantMarine === true ? (i + number) % 7 : 0,
        },
        tally,
      );
    if (PROOF) console.log(`${name}: ${GAMES.length} games judged`);
  }
  expectJudged(tally, IN_GAMES, GAMES.length / 2);
});

test(`every figure of ${SIEGES.length} cycles under blockade and siege is the one that the ledgers give`, {
  timeout: 3_600_000,
}, () => {
  const tally = new Map<string, number>();
  for (const i of SIEGES) judgeSiege(`siege ${chosen} ${i}`, tally);
  expectJudged(tally, UNDER_SIEGE, SIEGES.length / 20);
});

/** Whole games with their openings. */
function judgeGame(name: string, number: number, sets: Partial<GameOptions>, tally: Map<string, number>): void {
  let oracle: Oracle | undefined;
  let folded: State | undefined;
  const players = 3 + (number % 4);
  walk(
    {
      seed: name,
      players,
      opening: number % 2 === 0 ? 'standard' : 'random',
      cycles: CYCLES,
      sets,
      rich: number % 3 !== 2,
    },
    ({ game }) => {
      folded = cloneState(game.state);
    },
    ({ setup }, events) => {
      oracle ??= new Oracle(name, setup.options, tally);
      // The first events begin the game.
      oracle.judge(folded ?? emptyState(setup.seats, setup.edition), events);
    },
  );
}

/** A cycle in which Europe blockades Arabia, which China holds, and in half of them besieges China, with pirates about. */
function judgeSiege(name: string, tally: Map<string, number>): void {
  const stream = quickStream(name);
  const [china, europe] = [seat('china'), seat('europe')];
  const some = (most: number) => stream.below(most + 1);
  const besieged = stream.below(2) === 0;
  const ships = () => ({ ship: some(4) });
  const table = scenario({
    cycle: 2,
    stage: 2,
    phase: 'siege-rolls',
    options: { merchantMarine: true },
    powers: {
      china: {
        units: { arabia: 2, nanling: 1, 'red-sea': ships(), 'arabian-sea': ships(), 'indian-ocean': ships() },
        cards: { 'baqa-oil': 'open', 'nile-delta-grain': 'open', 'basra-oil-co': 'open', 'ku-chan-li': 'open' },
      },
      europe: {
        units: {
          'red-sea': 1 + some(3),
          'arabian-sea': 1 + some(6),
          ...(besieged ? { 'sea-of-japan': 1 + some(2), 'south-china-sea': 1 + some(2) } : {}),
        },
      },
      usa: { units: { iran: 1 } },
    },
    sets: marineSketch({
      announced: [
        { by: europe, against: china, grip: 'arabia' },
        ...(besieged ? [{ by: europe, against: china, grip: 'siege' } as const] : []),
      ],
      pirates: { 'red-sea': some(7), 'arabian-sea': some(1) },
    }),
  });
  const game = openTable(table.game.setup, table.state, quickStream(`dice of ${name}`));
  const players = quickStream(`players of ${name}`);
  const oracle = new Oracle(name, game.setup.options, tally);
  while (game.state.ended === undefined && game.state.cycle === 2) {
    const folded = cloneState(game.state);
    const { seat: mover, command } = randomMove(game, players, SAILORS);
    const result = perform(game, mover, command);
    if (!result.ok) throw new Error(`${name}: ${result.refusal.code}`);
    oracle.judge(folded, result.value);
  }
}
