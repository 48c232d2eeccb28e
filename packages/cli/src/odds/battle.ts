import {
  type BattleOdds,
  type BattleOutcome,
  battleOdds,
  chanceThat,
  type ForceSketch,
  type GameOptions,
  type Policies,
  spreadOf,
  stagedBattle,
  UNIT_KINDS,
  type UnitKind,
} from '@marshall/rules';
import { noWords, readArgs, readWhole, UsageError } from '../command.ts';
import { readGameOptions } from '../games/game-options.ts';
import { inWords } from '../language.ts';
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

/** The odds of a battle between two forces that the words describe. */
export function reportBattle(args: readonly string[]): Report {
  const { values, positionals } = readArgs(args, {
    attack: { type: 'string' },
    defend: { type: 'string' },
    militia: { type: 'boolean', default: false },
    sea: { type: 'boolean', default: false },
    lstars: { type: 'string', default: '0:0' },
    levels: { type: 'string' },
    resist: { type: 'boolean', default: false },
    tactic: { type: 'string' },
    navies: { type: 'string' },
    'to-the-end': { type: 'boolean', default: false },
    sets: { type: 'string' },
    'attacker-picks': { type: 'string' },
    'defender-picks': { type: 'string' },
    'no-occupation': { type: 'boolean', default: false },
    options: { type: 'string', multiple: true },
  });
  noWords(positionals, 'odds');
  if (values.attack === undefined) throw new UsageError(words.odds.battle.noAttacker);
  if (values.defend !== undefined && values.militia) throw new UsageError(words.odds.battle.defendOrMilitia);
  if (values.defend === undefined && !values.militia) throw new UsageError(words.odds.battle.noDefender);
  if (values.sea && !values.militia) throw new UsageError(words.odds.battle.seaWithMilitia);
  const lStars = readNumbers('lstars', values.lstars, ':', 99);
  if (lStars.length !== 2) throw new UsageError(words.odds.battle.lStars(values.lstars));
  const tactic = readChoice('tactic', values.tactic, TACTICS) ?? 'direct';
  if (values.navies !== undefined && tactic !== 'amphibious') throw new UsageError(words.odds.battle.navies);
  if (values['to-the-end'] && tactic === 'direct') throw new UsageError(words.odds.battle.toTheEnd);
  const attackerPicks = readChoice('attacker-picks', values['attacker-picks'], PICKS);
  const defenderPicks = readChoice('defender-picks', values['defender-picks'], PICKS);
  const policies: Partial<Policies> = {
    defence: values.resist ? 'resist' : 'set',
    occupation: values['no-occupation'] ? 'no' : 'yes',
    assault: values['to-the-end'] ? 'to-the-end' : 'one-round',
    ...(attackerPicks === undefined ? {} : { attackerPicks }),
    ...(defenderPicks === undefined ? {} : { defenderPicks }),
  };
  if (tactic === 'amphibious' && /navy|aboard/.test(values.attack)) throw new UsageError(words.odds.battle.naviesApart);
  const attacker = { ...readForce('attack', values.attack), sets: readWhole('--sets', values.sets, 6, 1, 12) };
  const [mine, theirs] = readLevels(values.levels);
  const options = {
    ...(values.levels === undefined ? {} : { highTech: true }),
    ...readGameOptions(values.options ?? []),
  };
  const given: Given = {
    lStars: { attacker: lStars[0] ?? 0, defender: lStars[1] ?? 0 },
    levels: { attacker: mine.levels ?? {}, defender: theirs.levels ?? {} },
    sets: attacker.sets,
    options,
  };
  const staged = orComplain(
    stagedBattle({
      attacker: { ...attacker, ...mine, lStars: lStars[0] ?? 0 },
      ...(values.defend === undefined
        ? { atSea: values.sea }
        : { defender: { ...readForce('defend', values.defend), ...theirs, lStars: lStars[1] ?? 0, sets: 12 } }),
      tactic,
      ...(values.navies === undefined ? {} : { navies: readWhole('--navies', values.navies, 1, 1, 99) }),
      options,
    }),
  );
  return report(orComplain(battleOdds(staged.game, staged.seat, staged.command, { policies })), tactic, given);
}

/** What was given in addition to the forces. */
interface Given {
  readonly lStars: Readonly<Record<Side, number>>;
  readonly levels: Readonly<Record<Side, NonNullable<ForceSketch['levels']>>>;
  readonly sets: number;
  readonly options: Partial<GameOptions>;
}
type Side = 'attacker' | 'defender';

const TACTICS = ['direct', 'amphibious', 'airborne'] as const;
const PICKS = ['most', 'navies-first', 'armies-first', 'none'] as const;
type Units = BattleOutcome['attackerLost'];

function report(odds: BattleOdds, tactic: (typeof TACTICS)[number], given: Given): Report {
  const { outcomes, forces, dice, edge, defender, policies } = odds;
  const defenderLoses = spreadOf(outcomes, (end) => count(end.defenderLost));
  const attackerLoses = spreadOf(outcomes, (end) => count(end.attackerLost));
  const rounds = spreadOf(outcomes, (end) => end.rounds);
  const emptied = chanceThat(outcomes, (end) => end.emptied);
  const captured = chanceThat(outcomes, (end) => end.captured);
  const wipedOut = chanceThat(outcomes, (end) => end.wipedOut);
  return {
    text: [
      [
        inWords.battle(tactic, forces.attacker, defender === undefined ? undefined : forces.defender),
        ...diceLine(dice, edge, defender === undefined),
        ...givenLine(given),
      ].join('\n'),
      ...(defender === undefined
        ? []
        : [spreadTable(words.odds.battle.defenderLoses(aboard(forces.defender)), defenderLoses)]),
      spreadTable(words.odds.battle.attackerLoses(aboard(forces.attacker)), attackerLoses),
      ...(rounds.length > 1 ? [spreadTable(words.odds.battle.rounds, rounds)] : []),
      chanceTable([
        ...(defender === undefined ? [] : [[words.odds.battle.emptied, emptied] as const]),
        [words.odds.battle.captured, captured],
        [words.odds.battle.wipedOut, wipedOut],
      ]),
      policyLines(policies),
    ].join('\n\n'),
    data: {
      given,
      forces,
      dice,
      edge,
      defenderLoses: spreadData(defenderLoses),
      attackerLoses: spreadData(attackerLoses),
      rounds: spreadData(rounds),
      emptied: chanceData(emptied),
      captured: chanceData(captured),
      wipedOut: chanceData(wipedOut),
      outcomes: outcomes.map(({ outcome, chance }) => ({ ...outcome, chance: chanceData(chance) })),
      policies: policyData(policies),
    },
  };
}

const MOST_UNITS = 99;

/** `army=5,aboard=2` as units. */
function readForce(name: string, text: string): ForceSketch {
  const units: Partial<Record<UnitKind, number>> = {};
  let aboard = 0;
  for (const pair of text.split(',')) {
    const [, word = '', number = ''] = /^([a-z]+)=(\d+)$/.exec(pair) ?? [];
    if (Number(number) > MOST_UNITS) throw new UsageError(words.odds.battle.tooMany(name, MOST_UNITS, number));
    const kind = UNIT_KINDS.find((each) => each === word);
    if (kind !== undefined && units[kind] !== undefined) throw new UsageError(words.odds.battle.unitTwice(name, word));
    if (kind !== undefined) units[kind] = Number(number);
    else if (word === 'aboard') aboard = Number(number);
    else throw new UsageError(words.odds.battle.units(name, text));
  }
  return { units, aboard };
}

/** `army=3,navy=2:army=1` as the levels of attacker and defender; a number alone is that of armies and navies alike. */
function readLevels(text: string | undefined): readonly [Pick<ForceSketch, 'levels'>, Pick<ForceSketch, 'levels'>] {
  if (text === undefined) return [{}, {}];
  const sides = text.split(':').map(readSide);
  const [mine, theirs] = sides;
  if (sides.length !== 2 || mine === undefined || theirs === undefined)
    throw new UsageError(words.odds.battle.levels(text));
  return [{ levels: mine }, { levels: theirs }];
}

function readSide(text: string): ForceSketch['levels'] {
  if (/^[0-5]$/.test(text)) return { army: Number(text), navy: Number(text) };
  const pairs = text.split(',').map((pair) => /^(army|navy)=([0-5])$/.exec(pair));
  return pairs.every((pair) => pair !== null)
    ? Object.fromEntries(pairs.map(([, technology = '', level]) => [technology, Number(level)]))
    : undefined;
}

function count(units: Units): number {
  return UNIT_KINDS.reduce((sum, kind) => sum + (units[kind] ?? 0), 0);
}

/** Where navies may take armies down with them, both are counted. */
function aboard(units: Units): boolean {
  return (units.navy ?? 0) > 0 && (units.army ?? 0) > 0;
}

/** Dice by what they are for: `attacker 2 (position 1, fire power 1)`. */
function diceLine(dice: BattleOdds['dice'], edge: BattleOdds['edge'], militia: boolean): string[] {
  const { battle } = words.odds;
  if (dice === undefined) return [militia ? battle.militiaDice : battle.chart];
  const names: Readonly<Record<string, string>> = battle.die;
  const side = (counts: Readonly<Record<string, number>>) => {
    const some = Object.entries(counts).filter(([, number]) => number > 0);
    const sum = some.reduce((all, [, number]) => all + number, 0);
    if (sum === 0) return '0';
    return `${sum} (${some.map(([what, number]) => `${names[what] ?? what} ${number}`).join(', ')})`;
  };
  return [
    battle.dice(side(dice.attacker), side(dice.defender)),
    ...(edge.attacker + edge.defender === 0 ? [] : [battle.points(edge.attacker, edge.defender)]),
  ];
}

/** What was given in addition to the forces, if anything. */
function givenLine({ lStars, levels, options }: Given): string[] {
  const { battle } = words.odds;
  const facts = [
    ...(lStars.attacker + lStars.defender > 0 ? [battle.givenLStars(lStars.attacker, lStars.defender)] : []),
    ...(options.highTech === true ? [battle.givenLevels(levels.attacker, levels.defender)] : []),
    ...Object.entries(options).map(([id, value]) => `${id} = ${value}`),
  ];
  return facts.length === 0 ? [] : [battle.given(facts)];
}
