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
  troops,
  UNIT_KINDS,
  type UnitKind,
} from '@marshall/rules';
import { readArgs, readWhole, UsageError } from '../command.ts';
import { readGameOptions } from '../games/game-options.ts';
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
  noWords(positionals);
  if (values.attack === undefined) throw new UsageError('Say who attacks, such as --attack army=5.');
  if (values.defend !== undefined && values.militia)
    throw new UsageError('Choose one of --defend and --militia: militia stand where nobody else defends.');
  if (values.defend === undefined && !values.militia)
    throw new UsageError('Say who defends, such as --defend army=4, or --militia if nobody does.');
  if (values.sea && !values.militia)
    throw new UsageError('--sea goes with --militia; where units defend, they say whether it is a sea.');
  const lStars = readNumbers('lstars', values.lstars, ':', 99);
  if (lStars.length !== 2)
    throw new UsageError(`--lstars takes those of attacker and defender, such as 2:1, not '${values.lstars}'.`);
  const tactic = readChoice('tactic', values.tactic, TACTICS) ?? 'direct';
  if (values.navies !== undefined && tactic !== 'amphibious')
    throw new UsageError('--navies are those of an amphibious assault; add --tactic amphibious.');
  if (values['to-the-end'] && tactic === 'direct')
    throw new UsageError('Only an assault goes on to its end; add --tactic amphibious or --tactic airborne.');
  const attackerPicks = readChoice('attacker-picks', values['attacker-picks'], PICKS);
  const defenderPicks = readChoice('defender-picks', values['defender-picks'], PICKS);
  const policies: Partial<Policies> = {
    defence: values.resist ? 'resist' : 'set',
    occupation: values['no-occupation'] ? 'no' : 'yes',
    assault: values['to-the-end'] ? 'to-the-end' : 'one-round',
    ...(attackerPicks === undefined ? {} : { attackerPicks }),
    ...(defenderPicks === undefined ? {} : { defenderPicks }),
  };
  if (tactic === 'amphibious' && /navy|aboard/.test(values.attack))
    throw new UsageError('Name the armies that land and the navies apart, such as --attack army=6 --navies 2.');
  const attacker = { ...readForce('attack', values.attack), sets: readWhole('sets', values.sets, 6, 1, 12) };
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
      ...(values.navies === undefined ? {} : { navies: readWhole('navies', values.navies, 1, 1, 99) }),
      options,
    }),
  );
  return report(orComplain(battleOdds(staged.game, staged.seat, staged.command, { policies })), tactic, given);
}

/** What the asker said besides the forces. */
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
  const against = defender === undefined ? 'militia' : forceWords(forces.defender);
  return {
    text: [
      [
        `${forceWords(forces.attacker)} ${HOW[tactic]} ${against}.`,
        ...diceLine(dice, edge, defender === undefined),
        ...givenLine(given),
      ].join('\n'),
      ...(defender === undefined ? [] : [spreadTable(`The defender loses${aboard(forces.defender)}`, defenderLoses)]),
      spreadTable(`The attacker loses${aboard(forces.attacker)}`, attackerLoses),
      ...(rounds.length > 1 ? [spreadTable('Rounds', rounds)] : []),
      chanceTable([
        ...(defender === undefined ? [] : [['The target is emptied', emptied] as const]),
        ['The target is captured', captured],
        ['The attacking force is wiped out', wipedOut],
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

const HOW: Readonly<Record<(typeof TACTICS)[number], string>> = {
  direct: 'attack',
  amphibious: 'land against',
  airborne: 'are flown in against',
};

const MOST_UNITS = 99;

/** `army=5,aboard=2` as units. */
function readForce(name: string, text: string): ForceSketch {
  const units: Partial<Record<UnitKind, number>> = {};
  let aboard = 0;
  for (const pair of text.split(',')) {
    const [, word = '', number = ''] = /^([a-z]+)=(\d+)$/.exec(pair) ?? [];
    if (Number(number) > MOST_UNITS)
      throw new UsageError(`--${name} takes at most ${MOST_UNITS} units of a kind, not ${number}.`);
    const kind = UNIT_KINDS.find((each) => each === word);
    if (kind !== undefined && units[kind] !== undefined)
      throw new UsageError(`--${name} names ${word} twice; add them up.`);
    if (kind !== undefined) units[kind] = Number(number);
    else if (word === 'aboard') aboard = Number(number);
    else throw new UsageError(`--${name} takes units such as army=5 or navy=3,aboard=4, not '${text}'.`);
  }
  return { units, aboard };
}

/** `army=3,navy=2:army=1` as the levels of attacker and defender; a number alone is that of armies and navies alike. */
function readLevels(text: string | undefined): readonly [Pick<ForceSketch, 'levels'>, Pick<ForceSketch, 'levels'>] {
  if (text === undefined) return [{}, {}];
  const sides = text.split(':').map(readSide);
  const [mine, theirs] = sides;
  if (sides.length !== 2 || mine === undefined || theirs === undefined)
    throw new UsageError(
      `--levels takes those of attacker and defender, such as 3:1 or army=3,navy=2:army=1, not '${text}'.`,
    );
  return [{ levels: mine }, { levels: theirs }];
}

function readSide(text: string): ForceSketch['levels'] {
  if (/^[0-5]$/.test(text)) return { army: Number(text), navy: Number(text) };
  const pairs = text.split(',').map((pair) => /^(army|navy)=([0-5])$/.exec(pair));
  return pairs.every((pair) => pair !== null)
    ? Object.fromEntries(pairs.map(([, technology = '', level]) => [technology, Number(level)]))
    : undefined;
}

function forceWords(units: Units): string {
  return UNIT_KINDS.filter((kind) => (units[kind] ?? 0) > 0)
    .map((kind) => troops(units[kind] ?? 0, kind))
    .join(' and ');
}

function count(units: Units): number {
  return UNIT_KINDS.reduce((sum, kind) => sum + (units[kind] ?? 0), 0);
}

/** Where navies may take armies down with them, both are counted. */
function aboard(units: Units): string {
  return (units.navy ?? 0) > 0 && (units.army ?? 0) > 0 ? ', armies aboard included' : '';
}

/** Dice by what they are for: `attacker 2 (position 1, fire power 1)`. */
function diceLine(dice: BattleOdds['dice'], edge: BattleOdds['edge'], militia: boolean): string[] {
  if (dice === undefined)
    return [
      militia
        ? 'Dice: militia 1.'
        : 'The Military Conflict Chart decides: the points of the units and of Generalship dice give a letter.',
    ];
  const side = (counts: Readonly<Record<string, number>>) => {
    const some = Object.entries(counts).filter(([, number]) => number > 0);
    const sum = some.reduce((all, [, number]) => all + number, 0);
    if (sum === 0) return '0';
    return `${sum} (${some.map(([what, number]) => `${DICE[what] ?? what} ${number}`).join(', ')})`;
  };
  const points = (['attacker', 'defender'] as const).flatMap((who) => (edge[who] > 0 ? `${who} ${edge[who]}` : []));
  return [
    `Dice: attacker ${side(dice.attacker)}, defender ${side(dice.defender)}.`,
    ...(points.length === 0 ? [] : [`Points added: ${points.join(', ')}.`]),
  ];
}

/** What was given besides the forces, where it is not nothing. */
function givenLine({ lStars, levels, options }: Given): string[] {
  const level = (of: Given['levels'][Side]): string => `army ${of.army ?? 0}, navy ${of.navy ?? 0}`;
  const facts = [
    ...(lStars.attacker + lStars.defender > 0 ? [`L-stars ${lStars.attacker} against ${lStars.defender}`] : []),
    ...(options.highTech === true ? [`levels ${level(levels.attacker)} against ${level(levels.defender)}`] : []),
    ...Object.entries(options).map(([id, value]) => `${id} = ${value}`),
  ];
  return facts.length === 0 ? [] : [`Given: ${facts.join('; ')}.`];
}

const DICE: Readonly<Record<string, string>> = {
  position: 'position',
  firePower: 'fire power',
  lStar: 'L-star',
  highTech: 'High-Tech',
};
