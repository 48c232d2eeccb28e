// The words after `conflict` as conflicts: the first, and each retaliation after a `then`.
import { randomInt } from 'node:crypto';
import type { ChartForce, Conflict, Die, Staked } from '@marshall/rules';
import { noWords, readArgs, UsageError } from '../command.ts';
import { readChoice } from '../odds/report.ts';
import { words } from '../words.ts';

/** A conflict as it was written; without dice its odds are wanted. */
export interface Written extends Pick<Conflict, 'kind' | 'country' | 'offChart'> {
  readonly attacker: Partial<Pick<ChartForce, 'name'>> & Omit<ChartForce, 'name'>;
  readonly defender: Written['attacker'];
  readonly dice?: { readonly attacker: Die; readonly defender: Die };
  /** Tokens that the winner of result B gives up. */
  readonly half?: readonly number[];
}

export function readConflicts(args: readonly string[]): {
  readonly conflicts: readonly Written[];
  readonly json: boolean;
} {
  const parts: string[][] = [[]];
  for (const word of args) {
    if (word === 'then') parts.push([]);
    else parts.at(-1)?.push(word);
  }
  const read = parts.map(readConflict);
  if (read.some(({ written }, i) => i > 0 && written.offChart !== undefined))
    throw new UsageError(words.conflict.offChartFirst);
  return { conflicts: read.map(({ written }) => written), json: read.some(({ json }) => json) };
}

const OPTIONS = {
  attack: { type: 'string' },
  defend: { type: 'string' },
  'attack-name': { type: 'string' },
  'defend-name': { type: 'string' },
  'attack-canal': { type: 'string', multiple: true },
  'defend-canal': { type: 'string', multiple: true },
  'attack-mastermind': { type: 'string', multiple: true },
  'defend-mastermind': { type: 'string', multiple: true },
  'attack-die': { type: 'string' },
  'defend-die': { type: 'string' },
  roll: { type: 'boolean', default: false },
  engagement: { type: 'boolean', default: false },
  country: { type: 'string' },
  half: { type: 'string' },
  'off-chart': { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof readArgs<typeof OPTIONS>>['values'];

function readConflict(args: readonly string[]): { readonly written: Written; readonly json: boolean } {
  const { values, positionals } = readArgs(args, OPTIONS);
  noWords(positionals, 'conflict');
  const { engagement, half } = values;
  // A name of nothing but spaces is none.
  const country = values.country?.trim() || undefined;
  if (engagement && country !== undefined) throw new UsageError(words.conflict.engagementOrCountry);
  const offChart = readChoice('off-chart', values['off-chart'], ['clamp', 'scale']);
  const dice = readDice(values);
  const written: Written = {
    attacker: readSide('attack', values),
    defender: readSide('defend', values),
    kind: engagement ? 'engagement' : 'invasion',
    ...(country === undefined ? {} : { country }),
    ...(offChart === undefined ? {} : { offChart }),
    ...(dice === undefined ? {} : { dice }),
    ...(half === undefined ? {} : { half: readTokens('half', half) }),
  };
  return { written, json: values.json };
}

function readSide(which: 'attack' | 'defend', values: Values): Written['attacker'] {
  const keys = KEYS[which];
  const [tokens, name] = [values[which], values[keys.name]];
  if (tokens === undefined) throw new UsageError(words.conflict.noTokens(which));
  return {
    ...(name === undefined ? {} : { name }),
    tokens: readTokens(which, tokens),
    canals: (values[keys.canal] ?? []).map((text) => readStaked(keys.canal, 'Suez=1', text)),
    mastermind: (values[keys.mastermind] ?? []).map((text) => readStaked(keys.mastermind, '"Sun Tzu=2"', text)),
  };
}

const KEYS = {
  attack: { name: 'attack-name', canal: 'attack-canal', mastermind: 'attack-mastermind' },
  defend: { name: 'defend-name', canal: 'defend-canal', mastermind: 'defend-mastermind' },
} as const;

function readTokens(name: string, text: string): number[] {
  const tokens = text.split(',').map((part) => (/^\d{1,2}$/.test(part.trim()) ? Number(part) : 0));
  if (tokens.some((token) => token < 1) || tokens.length > 20) throw new UsageError(words.conflict.tokens(name, text));
  return tokens;
}

function readStaked(option: string, example: string, text: string): Staked {
  const [, name = '', points = ''] = /^(.*\S)\s*=\s*(\d{1,2})$/.exec(text.trim()) ?? [];
  if (name === '') throw new UsageError(words.conflict.staked(option, example, text));
  return { name, points: Number(points) };
}

function readDice(values: Values): Written['dice'] {
  const { roll, 'attack-die': attack, 'defend-die': defend } = values;
  if (roll) {
    if (attack !== undefined || defend !== undefined) throw new UsageError(words.conflict.rollOrDice);
    return { attacker: rolled(), defender: rolled() };
  }
  if (attack === undefined && defend === undefined) return undefined;
  if (attack === undefined || defend === undefined) throw new UsageError(words.conflict.bothDice);
  return { attacker: readDie('attack-die', attack), defender: readDie('defend-die', defend) };
}

const DICE: readonly Die[] = [1, 2, 3, 4, 5, 6];

function readDie(name: string, text: string): Die {
  const die = DICE.find((face) => String(face) === text);
  if (die === undefined) throw new UsageError(words.conflict.die(name, text));
  return die;
}

function rolled(): Die {
  return DICE[randomInt(DICE.length)] ?? 1;
}
