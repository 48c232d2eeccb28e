import {
  chanceThat,
  clashOdds,
  type Policies,
  spreadOf,
  stagedClash,
  stagedSpaceBlast,
  stagedStrike,
  strikeOdds,
} from '@marshall/rules';
import { noWords, readArgs, readWhole, UsageError } from '../command.ts';
import { words } from '../words.ts';
import {
  chanceData,
  chanceTable,
  orComplain,
  policyData,
  policyLines,
  type Report,
  readChoice,
  readNumbers,
  spreadData,
  spreadTable,
} from './report.ts';

/** The odds of nukes on territories of one defender. */
export function reportStrike(args: readonly string[]): Report {
  const { values, positionals } = readArgs(args, {
    nukes: { type: 'string' },
    targets: { type: 'string' },
    lstars: { type: 'string' },
    champions: { type: 'string' },
    shots: { type: 'string' },
    destroyed: { type: 'string' },
  });
  noWords(positionals, 'odds');
  const nukes = readSalvo(values.nukes, values.targets);
  const lStars = readWhole('--lstars', values.lstars, 0, 0, 99);
  const championLStars = readWhole('--champions', values.champions, 0, 0, 99);
  const destroyed = readWhole('--destroyed', values.destroyed, 0, 0, 17);
  const shots = readChoice('shots', values.shots, ['dearest-first', 'fewest-first', 'none']);
  const policies: Partial<Policies> = {
    champions: championLStars > 0 ? 'all' : 'none',
    ...(shots === undefined ? {} : { shots }),
  };
  const staged = orComplain(stagedStrike({ nukes, lStars, championLStars, destroyed }));
  const odds = orComplain(strikeOdds(staged.game, staged.seat, staged.command, { policies }));
  const struck = spreadOf(odds.outcomes, (end) => end.struck.length);
  const gameEnds = chanceThat(odds.outcomes, (end) => end.gameEnds);
  return {
    text: [
      words.odds.strike.heading(nukes, lStars, championLStars),
      spreadTable(words.odds.strike.struck, struck),
      ...(gameEnds.ways === 0n ? [] : [chanceTable([[words.odds.coupFinal, gameEnds]])]),
      policyLines(odds.policies),
    ].join('\n\n'),
    data: {
      nukes,
      lStars,
      championLStars,
      destroyed,
      struck: spreadData(struck),
      gameEnds: chanceData(gameEnds),
      outcomes: odds.outcomes.map(({ outcome, chance }) => ({ ...outcome, chance: chanceData(chance) })),
      policies: policyData(odds.policies),
    },
  };
}

/** The odds of nukes aimed at the L-stars in space. */
export function reportBlast(args: readonly string[]): Report {
  const { values, positionals } = readArgs(args, { nukes: { type: 'string' }, lstars: { type: 'string' } });
  noWords(positionals, 'odds');
  const nukes = readWhole('--nukes', values.nukes, 1, 1, 99);
  const lStars = readNumbers('lstars', values.lstars ?? '1', ',', 99);
  if (lStars.length > 5) throw new UsageError(words.odds.blast.opponents);
  const staged = stagedSpaceBlast(nukes, lStars);
  const odds = orComplain(strikeOdds(staged.game, staged.seat, staged.command));
  const through = spreadOf(odds.outcomes, (end) => nukes - end.shotDown);
  const blasted = chanceThat(odds.outcomes, (end) => end.blasted);
  return {
    text: [
      words.odds.blast.heading(nukes, lStars),
      spreadTable(words.odds.blast.through, through),
      chanceTable([[words.odds.blast.blasted, blasted]]),
      policyLines(odds.policies),
    ].join('\n\n'),
    data: {
      nukes,
      lStars,
      through: spreadData(through),
      blasted: chanceData(blasted),
      policies: policyData(odds.policies),
    },
  };
}

/** The odds of one L-star against one. */
export function reportClash(args: readonly string[]): Report {
  noWords(readArgs(args, {}).positionals, 'odds');
  const { game, seat, command } = stagedClash();
  const outcomes = orComplain(clashOdds(game, seat, command));
  const loses = (mine: boolean, both: boolean) =>
    chanceThat(outcomes, ({ losers }) => (both ? losers.length === 2 : losers.join() === (mine ? seat : command.with)));
  const [attacker, defender, both] = [loses(true, false), loses(false, false), loses(true, true)];
  return {
    text: [
      words.odds.clash.heading,
      chanceTable([
        [words.odds.clash.attacker, attacker],
        [words.odds.clash.defender, defender],
        [words.odds.clash.both, both],
      ]),
      policyLines([]),
    ].join('\n\n'),
    data: { attacker: chanceData(attacker), defender: chanceData(defender), both: chanceData(both), policies: [] },
  };
}

/** Nukes for each target: a list, or a number spread over the targets. */
function readSalvo(nukes: string | undefined, targets: string | undefined): number[] {
  if (nukes === undefined) throw new UsageError(words.odds.strike.noNukes);
  const list = readNumbers('nukes', nukes, ',', 99);
  const parts = readWhole('--targets', targets, list.length, 1, 30);
  if (list.length > 1 && parts !== list.length) throw new UsageError(words.odds.strike.targets(list.length, parts));
  const spread =
    list.length > 1
      ? list
      : Array.from({ length: parts }, (_, i) => Math.floor(sum(list) / parts) + (i < sum(list) % parts ? 1 : 0));
  if (spread.some((on) => on === 0)) throw new UsageError(words.odds.strike.oneEach);
  return spread;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
