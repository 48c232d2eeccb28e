// The oracle over random wars of every combination of sets: every figure of every event, and what it changed.
import { test } from 'vitest';
import { RESOURCES } from '../board/index.ts';
import { quickStream } from '../dice/index.ts';
import type { GameOptions } from '../options.ts';
import { perform } from '../referee/perform.ts';
import { cloneState } from '../state/clone.ts';
import { store } from '../state/ledger.ts';
import type { State } from '../state/state.ts';
import { randomMove, randomWar, SETS, WARLIKE } from '../testing/index.ts';
import { CHOSEN as chosen, expectJudged, inThisPiece, PROOF } from './judged.ts';
import { Oracle } from './oracle.ts';

/** Of each combination of sets. */
const WARS = inThisPiece(PROOF ? 100 : 4);
/** Battles use up the stores; for so many commands they are filled again, so that wars last. */
const SUPPLIED = 40;

/** How often each kind must have been judged at everyday size, so that the oracle cannot come to judge nothing unnoticed. */
const IN_WARS = {
  'battle by dice': 60,
  'die for position': 100,
  'die for firePower': 40,
  'die for lStar': 8,
  'die for highTech': 12,
  'two High-Tech dice': 1,
  roll: 100,
  edge: 20,
  'fire power': 25,
  'losses by dice': 100,
  'points absorbed': 1,
  'primary target': 12,
  'dry APCs': 1,
  'losses to militia': 100,
  'set removed': 250,
  'battle by chart': 30,
  'support on the chart': 15,
  'losses by chart': 60,
  'letter A': 5,
  'letter B': 2,
  'letter C': 2,
  'letter D': 15,
  disclosure: 40,
  'convoy attacked': 20,
  'convoy detected': 4,
  'convoy struck in order': 4,
  'unguarded convoy': 20,
  move: 500,
  'leg by march': 100,
  'leg by airlift': 100,
  'leg by sail': 250,
  'leg by board': 50,
  'leg by land': 150,
  'move with technology': 30,
  'move of APCs': 8,
  'move of troopships': 15,
  import: 25,
  'carriage in Step E': 8,
  launch: 50,
  'L-star of a defender': 20,
  'L-star of a champion': 15,
  'strike on land': 20,
  'strike at sea': 12,
  'Space Blast': 8,
  Clash: 20,
  spoils: 2,
  'left as captured': 2,
  'left as destroyed': 5,
} as const;

test(`every figure of ${WARS.length} wars of each set is the one that the ledgers give`, { timeout: 3_600_000 }, () => {
  const tally = new Map<string, number>();
  for (const { name, options } of SETS) {
    for (const i of WARS)
      judgeWar(
        `war ${chosen} ${name} ${i}`,
        {
          ...options,
          assaultTroops: i % 2 === 0 ? 'ashore' : 'aboard',
          retaliation: i % 4 < 2 ? 'defender' : 'anyone',
          componentLimits: i % 4 === 3,
        },
        tally,
      );
    if (PROOF) console.log(`${name}: ${WARS.length} wars judged`);
  }
  expectJudged(tally, IN_WARS, WARS.length / 4);
});

function judgeWar(name: string, options: Partial<GameOptions>, tally: Map<string, number>): void {
  const table = randomWar(name, options);
  const stream = quickStream(`players of ${name}`);
  const oracle = new Oracle(name, table.game.setup.options, tally);
  for (let commands = 0; table.state.ended === undefined && table.state.stage === 4; commands++) {
    if (commands < SUPPLIED) supply(table.game.state);
    const folded = cloneState(table.game.state);
    const { seat, command } = randomMove(table.game, stream, WARLIKE);
    const result = perform(table.game, seat, command);
    if (!result.ok) throw new Error(`${name}: ${result.refusal.message}`);
    oracle.judge(folded, result.value);
  }
}

function supply(state: State): void {
  // In the middle of a battle it is settled whose APCs have run dry (A-OIL-01).
  if (state.agenda.some((frame) => frame.procedure === 'conventional' && frame.sets?.apc?.dry === true)) return;
  for (const seat of state.order) {
    const player = state.seats[seat];
    if (player === undefined || player.out !== undefined) continue;
    for (const resource of RESOURCES) if (player.supplies[resource] < 2) store(state, seat, resource, 3);
  }
}
