// A battle that somebody thinks of: two forces and how they meet. It stands in the address, so that it can be handed on.
import type { BattleSketch, Policies } from '@marshall/rules';

export const KINDS = ['army', 'navy', 'apc'] as const;
export type Kind = (typeof KINDS)[number];
export const TACTICS = ['direct', 'amphibious', 'airborne'] as const;
export type Tactic = (typeof TACTICS)[number];

export interface Force {
  readonly units: Readonly<Record<Kind, number>>;
  readonly lStars: number;
  readonly sets: number;
}

export interface OddsSheet {
  readonly attacker: Force;
  readonly defender: Force;
  /** Nobody defends: militia resist. */
  readonly militia: boolean;
  readonly tactic: Tactic;
  /** An assault goes on until it is decided. */
  readonly toTheEnd: boolean;
  /** Whether armored personnel carriers are played with. */
  readonly apc: boolean;
}

export const MOST = { units: 40, lStars: 12, sets: 12 } as const;

const force = (army: number, sets: number): Force => ({ units: { army, navy: 0, apc: 0 }, lStars: 0, sets });

export const FIRST_SHEET: OddsSheet = {
  attacker: force(5, 3),
  defender: force(4, 1),
  militia: false,
  tactic: 'direct',
  toTheEnd: false,
  apc: false,
};

/** The sheet as a part of an address: `attack=army5,sets3&defend=army4,sets1`. */
export function writeSheet({ attacker, defender, militia, tactic, toTheEnd, apc }: OddsSheet): string {
  const parts = [
    `attack=${writeForce(attacker)}`,
    militia ? 'militia' : `defend=${writeForce(defender)}`,
    ...(tactic === 'direct' ? [] : [`tactic=${tactic}`]),
    ...(toTheEnd ? ['to-the-end'] : []),
    ...(apc ? ['apc'] : []),
  ];
  return parts.join('&');
}

const writeForce = ({ units, lStars, sets }: Force): string =>
  [
    ...KINDS.filter((kind) => units[kind] > 0).map((kind) => `${kind}${units[kind]}`),
    ...(lStars > 0 ? [`lstar${lStars}`] : []),
    `sets${sets}`,
  ].join(',');

/** Reads what it understands of an address, and takes the rest as at first. */
export function readSheet(text: string): OddsSheet {
  const parts = new URLSearchParams(text);
  const tactic = TACTICS.find((each) => each === parts.get('tactic')) ?? 'direct';
  const attacker = readForce(parts.get('attack'), FIRST_SHEET.attacker);
  const defender = readForce(parts.get('defend'), FIRST_SHEET.defender);
  return {
    attacker,
    defender,
    militia: parts.has('militia'),
    tactic,
    toTheEnd: tactic !== 'direct' && parts.has('to-the-end'),
    apc: parts.has('apc') || attacker.units.apc + defender.units.apc > 0,
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
    units: { army: of('army', MOST.units), navy: of('navy', MOST.units), apc: of('apc', MOST.units) },
    lStars: of('lstar', MOST.lStars),
    sets: of('sets', MOST.sets),
  };
}

/** The sheet as the referee takes it. */
export function battleIn(sheet: OddsSheet): { readonly battle: BattleSketch; readonly policies: Partial<Policies> } {
  const { attacker, defender, militia, tactic, toTheEnd, apc } = sheet;
  const mine = {
    units: known(attacker, apc),
    lStars: attacker.lStars,
    // An attack takes a set.
    sets: Math.max(1, attacker.sets),
  };
  const theirs = { units: known(defender, apc), lStars: defender.lStars, sets: defender.sets };
  return {
    battle: {
      attacker: mine,
      ...(militia ? {} : { defender: theirs }),
      tactic,
      ...(apc ? { options: { apc: true } } : {}),
    },
    policies: { assault: toTheEnd ? 'to-the-end' : 'one-round' },
  };
}

const known = ({ units }: Force, apc: boolean) =>
  Object.fromEntries(
    KINDS.filter((kind) => units[kind] > 0 && (apc || kind !== 'apc')).map((kind) => [kind, units[kind]]),
  );
