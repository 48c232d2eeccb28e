// The words after `conflict` as conflicts: the first, and each retaliation after a `then`.
import { randomInt } from 'node:crypto';
import type { ChartForce, Conflict, Die, Staked } from '@marshall/rules';
import { readArgs, UsageError } from '../command.ts';
import { readChoice } from '../odds/report.ts';

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
    throw new UsageError("Say --off-chart before the first 'then'; it holds for the retaliation too.");
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
  const [word] = positionals;
  if (word !== undefined)
    throw new UsageError(`There is no place for '${word}'; run ./marshall conflict --help for the options.`);
  const { engagement, country, half } = values;
  if (engagement && country !== undefined)
    throw new UsageError('An engagement is for no country; leave out --engagement or --country.');
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
  if (tokens === undefined) throw new UsageError(`Say the tokens of both sides, such as --${which} 3,2.`);
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
  if (tokens.some((token) => token < 1) || tokens.length > 20)
    throw new UsageError(
      `--${name} takes up to 20 whole numbers from 1 to 99 with commas between them, not '${text}'.`,
    );
  return tokens;
}

function readStaked(option: string, example: string, text: string): Staked {
  const [, name = '', points = ''] = /^(.*\S)\s*=\s*(\d{1,2})$/.exec(text.trim()) ?? [];
  if (name === '') throw new UsageError(`--${option} takes a name and its points, such as ${example}, not '${text}'.`);
  return { name, points: Number(points) };
}

function readDice(values: Values): Written['dice'] {
  const { roll, 'attack-die': attack, 'defend-die': defend } = values;
  if (roll) {
    if (attack !== undefined || defend !== undefined)
      throw new UsageError('Either --roll rolls both dice, or --attack-die and --defend-die say them.');
    return { attacker: rolled(), defender: rolled() };
  }
  if (attack === undefined && defend === undefined) return undefined;
  if (attack === undefined || defend === undefined)
    throw new UsageError('Say both dice, --attack-die and --defend-die, or neither of them for the odds.');
  return { attacker: readDie('attack-die', attack), defender: readDie('defend-die', defend) };
}

const DICE: readonly Die[] = [1, 2, 3, 4, 5, 6];

function readDie(name: string, text: string): Die {
  const die = DICE.find((face) => String(face) === text);
  if (die === undefined) throw new UsageError(`--${name} is a die, 1 to 6, not '${text}'.`);
  return die;
}

function rolled(): Die {
  return DICE[randomInt(DICE.length)] ?? 1;
}
