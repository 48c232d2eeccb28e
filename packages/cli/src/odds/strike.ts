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
import { readArgs, readWhole, UsageError } from '../command.ts';
import {
  chanceData,
  chanceTable,
  noWords,
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
  noWords(positionals);
  const nukes = readSalvo(values.nukes, values.targets);
  const lStars = readWhole('lstars', values.lstars, 0, 0, 99);
  const championLStars = readWhole('champions', values.champions, 0, 0, 99);
  const destroyed = readWhole('destroyed', values.destroyed, 0, 0, 17);
  const shots = readChoice('shots', values.shots, ['dearest-first', 'fewest-first', 'none']);
  const policies: Partial<Policies> = {
    champions: championLStars > 0 ? 'all' : 'none',
    ...(shots === undefined ? {} : { shots }),
  };
  const staged = orComplain(stagedStrike({ nukes, lStars, championLStars, destroyed }));
  const odds = orComplain(strikeOdds(staged.game, staged.seat, staged.command, { policies }));
  const struck = spreadOf(odds.outcomes, (end) => end.struck.length);
  const gameEnds = chanceThat(odds.outcomes, (end) => end.gameEnds);
  const screen = `${number(lStars, 'L-star')}${championLStars > 0 ? ` and a champion’s ${championLStars}` : ''}`;
  return {
    text: [
      `${number(sum(nukes), 'nuke')} at ${number(nukes.length, 'territory')} (${nukes.join(', ')}) against ${screen}.`,
      spreadTable('Territories struck', struck),
      ...(gameEnds.ways === 0n ? [] : [chanceTable([['The game ends by Coup Final', gameEnds]])]),
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
  noWords(positionals);
  const nukes = readWhole('nukes', values.nukes, 1, 1, 99);
  const lStars = readNumbers('lstars', values.lstars ?? '1', ',', 99);
  if (lStars.length > 5) throw new UsageError('--lstars takes the L-stars of at most 5 opponents.');
  const staged = stagedSpaceBlast(nukes, lStars);
  const odds = orComplain(strikeOdds(staged.game, staged.seat, staged.command));
  const through = spreadOf(odds.outcomes, (end) => nukes - end.shotDown);
  const blasted = chanceThat(odds.outcomes, (end) => end.blasted);
  return {
    text: [
      `${number(nukes, 'nuke')} at the L-stars in space: ${lStars.join(', ')}.`,
      spreadTable('Nukes that get through', through),
      chanceTable([['All L-stars are destroyed', blasted]]),
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
  noWords(readArgs(args, {}).positionals);
  const { game, seat, command } = stagedClash();
  const outcomes = orComplain(clashOdds(game, seat, command));
  const loses = (mine: boolean, both: boolean) =>
    chanceThat(outcomes, ({ losers }) => (both ? losers.length === 2 : losers.join() === (mine ? seat : command.with)));
  const [attacker, defender, both] = [loses(true, false), loses(false, false), loses(true, true)];
  return {
    text: [
      'One L-star against one.',
      chanceTable([
        ['Only the attacker loses his', attacker],
        ['Only the defender loses his', defender],
        ['Both lose theirs', both],
      ]),
      policyLines([]),
    ].join('\n\n'),
    data: { attacker: chanceData(attacker), defender: chanceData(defender), both: chanceData(both), policies: [] },
  };
}

/** Nukes for each target: a list, or a number spread over the targets. */
function readSalvo(nukes: string | undefined, targets: string | undefined): number[] {
  if (nukes === undefined) throw new UsageError('Say how many nukes, such as --nukes 3.');
  const list = readNumbers('nukes', nukes, ',', 99);
  const parts = readWhole('targets', targets, list.length, 1, 30);
  if (list.length > 1 && parts !== list.length)
    throw new UsageError(`--nukes names ${list.length} targets and --targets ${parts}; leave --targets out.`);
  const spread =
    list.length > 1
      ? list
      : Array.from({ length: parts }, (_, i) => Math.floor(sum(list) / parts) + (i < sum(list) % parts ? 1 : 0));
  if (spread.some((on) => on === 0)) throw new UsageError('Every target takes at least one nuke.');
  return spread;
}

function number(n: number, what: string): string {
  return `${n} ${n === 1 ? what : what.endsWith('y') ? `${what.slice(0, -1)}ies` : `${what}s`}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
