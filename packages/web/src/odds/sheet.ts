// A battle or a strike that somebody thinks of: who meets whom, and how. It stands in the address, so that it can be handed on.
import type { BattleSketch, Policies } from '@marshall/rules';

export const KINDS = ['army', 'navy', 'apc', 'ship'] as const;
export type Kind = (typeof KINDS)[number];
export const TACTICS = ['direct', 'amphibious', 'airborne'] as const;
export type Tactic = (typeof TACTICS)[number];
export const LEVELLED = ['army', 'navy'] as const;
export type Levelled = (typeof LEVELLED)[number];
/** A battle, nukes at territories, nukes at space, or one L-star against another. */
export const WHATS = ['battle', 'strike', 'blast', 'clash'] as const;
export type What = (typeof WHATS)[number];

export interface Force {
  readonly units: Readonly<Record<Kind, number>>;
  readonly lStars: number;
  readonly sets: number;
  /** Levels of technology that everybody has seen. */
  readonly levels: Readonly<Record<Levelled, number>>;
}

/** Nukes, and what stands in their way. */
export interface Strike {
  /** Nukes on each target; for a blow at space there is one. */
  readonly nukes: readonly number[];
  readonly lStars: number;
  /** L-stars of a third power who protects the one that is struck. */
  readonly champion: number;
  /** Territories destroyed before. */
  readonly destroyed: number;
}

export interface OddsSheet {
  readonly what: What;
  readonly attacker: Force;
  readonly defender: Force;
  /** Nobody defends: militia resist. */
  readonly militia: boolean;
  readonly tactic: Tactic;
  /** An assault goes on until it is decided. */
  readonly toTheEnd: boolean;
  /** Whether armored personnel carriers, merchant ships, technology and the Conflict Chart are played with. */
  readonly apc: boolean;
  readonly merchantMarine: boolean;
  readonly highTech: boolean;
  readonly chart: boolean;
  readonly strike: Strike;
}

export const MOST = {
  units: 40,
  lStars: 12,
  sets: 12,
  level: 5,
  nukes: 9,
  targets: 4,
  destroyed: 18,
} as const;

const force = (army: number, sets: number): Force => ({
  units: { army, navy: 0, apc: 0, ship: 0 },
  lStars: 0,
  sets,
  levels: { army: 0, navy: 0 },
});

export const FIRST_SHEET: OddsSheet = {
  what: 'battle',
  attacker: force(5, 3),
  defender: force(4, 1),
  militia: false,
  tactic: 'direct',
  toTheEnd: false,
  apc: false,
  merchantMarine: false,
  highTech: false,
  chart: false,
  strike: { nukes: [2], lStars: 1, champion: 0, destroyed: 0 },
};

/** The sheet as a part of an address: `attack=army5,sets3&defend=army4,sets1`, `strike=2,1&lstars=1`. */
export function writeSheet(sheet: OddsSheet): string {
  const { what, attacker, defender, militia, tactic, toTheEnd, apc, merchantMarine, highTech, chart, strike } = sheet;
  if (what === 'clash') return 'clash';
  if (what !== 'battle') {
    const { nukes, lStars, champion, destroyed } = strike;
    return [
      what === 'strike' ? `strike=${nukes.join()}` : `blast=${nukes[0] ?? 1}`,
      `lstars=${lStars}`,
      ...(what === 'strike' && champion > 0 ? [`champion=${champion}`] : []),
      ...(what === 'strike' && destroyed > 0 ? [`destroyed=${destroyed}`] : []),
    ].join('&');
  }
  const parts = [
    `attack=${writeForce(attacker, highTech)}`,
    militia ? 'militia' : `defend=${writeForce(defender, highTech)}`,
    ...(tactic === 'direct' ? [] : [`tactic=${tactic}`]),
    ...(toTheEnd ? ['to-the-end'] : []),
    ...(apc ? ['apc'] : []),
    ...(merchantMarine ? ['merchant-marine'] : []),
    ...(highTech ? ['high-tech'] : []),
    ...(chart ? ['chart'] : []),
  ];
  return parts.join('&');
}

const writeForce = ({ units, lStars, sets, levels }: Force, highTech: boolean): string =>
  [
    ...KINDS.filter((kind) => units[kind] > 0).map((kind) => `${kind}${units[kind]}`),
    ...(lStars > 0 ? [`lstar${lStars}`] : []),
    `sets${sets}`,
    ...LEVELLED.filter((kind) => highTech && levels[kind] > 0).map((kind) => `${kind}level${levels[kind]}`),
  ].join(',');

/** Reads what it understands of an address, and takes the rest as at first. */
export function readSheet(text: string): OddsSheet {
  const parts = new URLSearchParams(text);
  const tactic = TACTICS.find((each) => each === parts.get('tactic')) ?? 'direct';
  const attacker = readForce(parts.get('attack'), FIRST_SHEET.attacker);
  const defender = readForce(parts.get('defend'), FIRST_SHEET.defender);
  const levels = [attacker, defender].flatMap((each) => LEVELLED.map((kind) => each.levels[kind]));
  return {
    what: parts.has('clash') ? 'clash' : parts.has('blast') ? 'blast' : parts.has('strike') ? 'strike' : 'battle',
    attacker,
    defender,
    militia: parts.has('militia'),
    tactic,
    toTheEnd: tactic !== 'direct' && parts.has('to-the-end'),
    apc: parts.has('apc') || attacker.units.apc + defender.units.apc > 0,
    merchantMarine: parts.has('merchant-marine') || defender.units.ship > 0,
    highTech: parts.has('high-tech') || levels.some((level) => level > 0),
    chart: parts.has('chart'),
    strike: readStrike(parts),
  };
}

function readStrike(parts: URLSearchParams): Strike {
  const number = (name: string, most: number, usual: number): number => {
    const typed = parts.get(name);
    return typed !== null && /^\d{1,3}$/.test(typed) ? Math.min(most, Number(typed)) : usual;
  };
  const { nukes, lStars, champion, destroyed } = FIRST_SHEET.strike;
  const aimed = (parts.get('strike') ?? '')
    .split(',')
    .flatMap((part) => (/^\d{1,2}$/.test(part) && Number(part) > 0 ? [Math.min(MOST.nukes, Number(part))] : []))
    .slice(0, MOST.targets);
  const blast = parts.has('blast') ? [Math.max(1, number('blast', MOST.nukes, 1))] : [];
  const read = aimed.length > 0 ? aimed : blast;
  return {
    nukes: read.length > 0 ? read : nukes,
    lStars: number('lstars', MOST.lStars, lStars),
    champion: number('champion', MOST.lStars, champion),
    destroyed: number('destroyed', MOST.destroyed, destroyed),
  };
}

function readForce(text: string | null, usual: Force): Force {
  if (text === null) return usual;
  const numbers = new Map(
    text.split(',').flatMap((part) => {
      const [, name, number] = /^([a-z]+)(\d{1,3})$/.exec(part) ?? [];
      return name === undefined ? [] : [[name, Number(number)] as const];
    }),
  );
  const of = (name: string, most: number): number => Math.min(most, numbers.get(name) ?? 0);
  return {
    units: {
      army: of('army', MOST.units),
      navy: of('navy', MOST.units),
      apc: of('apc', MOST.units),
      ship: of('ship', MOST.units),
    },
    lStars: of('lstar', MOST.lStars),
    sets: of('sets', MOST.sets),
    levels: { army: of('armylevel', MOST.level), navy: of('navylevel', MOST.level) },
  };
}

/** Ships that are attacked; none in an assault. */
export const shipsIn = ({ merchantMarine, militia, tactic, defender }: OddsSheet): number =>
  merchantMarine && !militia && tactic === 'direct' ? defender.units.ship : 0;

/** The battle of a sheet as the referee takes it. */
export function battleIn(sheet: OddsSheet): { readonly battle: BattleSketch; readonly policies: Partial<Policies> } {
  const { attacker, defender, militia, tactic, toTheEnd, apc, merchantMarine, highTech, chart } = sheet;
  const bySea = tactic === 'amphibious';
  return {
    battle: {
      // The navies of a landing bring its armies; they are no force of their own.
      attacker: forceIn(
        bySea ? { ...attacker, units: { ...attacker.units, navy: 0 } } : attacker,
        sheet,
        kindsOf(sheet, 'attacker'),
      ),
      ...(militia ? {} : { defender: forceIn(defender, sheet, kindsOf(sheet, 'defender')) }),
      tactic,
      ...(bySea && attacker.units.navy > 0 ? { navies: attacker.units.navy } : {}),
      options: {
        ...(apc ? { apc: true } : {}),
        ...(merchantMarine ? { merchantMarine: true } : {}),
        ...(highTech ? { highTech: true } : {}),
        ...(chart ? { combatResolution: 'chart' } : {}),
      },
    },
    policies: { assault: toTheEnd ? 'to-the-end' : 'one-round' },
  };
}

/** The kinds of units that a side can have: ships are only what is attacked, and beside them there are navies alone. */
export function kindsOf(sheet: OddsSheet, side: 'attacker' | 'defender'): readonly Kind[] {
  const { apc, merchantMarine, tactic } = sheet;
  const ships = side === 'defender' && merchantMarine && tactic === 'direct';
  if (ships && shipsIn(sheet) > 0) return ['navy', 'ship'];
  return KINDS.filter((kind) => (kind !== 'apc' || apc) && (kind !== 'ship' || ships));
}

const forceIn = (
  { units, lStars, sets, levels }: Force,
  { highTech }: OddsSheet,
  kinds: readonly Kind[],
): BattleSketch['attacker'] => ({
  units: Object.fromEntries(kinds.filter((kind) => units[kind] > 0).map((kind) => [kind, units[kind]])),
  lStars,
  sets,
  ...(highTech ? { levels } : {}),
});
