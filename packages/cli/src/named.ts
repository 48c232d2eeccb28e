// Moves, their fields and their values by the names that the page gives them; ids can be typed too.
import {
  type Command,
  companyName,
  isCompany,
  isZone,
  POWERS,
  RESOURCES,
  thingNamed,
  UNIT_KINDS,
  type Value,
} from '@marshall/rules';
import { language, pageWords } from './language.ts';

/** `Grant passage` */
export const moveTitle = (type: string): string => pageWords.commands[type]?.name ?? type;

/** Whether somebody who types this means the move: by its name or by its id. */
export const isMove = (type: string, typed: string): boolean =>
  [type, moveTitle(type)].some((name) => alike(name, typed));

/** What a field of a command asks for. */
export const fieldTitle = (command: string, field: string): string =>
  pageWords.fields[`${command}:${field}`] ?? pageWords.fields[field] ?? field;

/** `Baltic Sea` */
export const valueTitle = (field: string, value: Value): string => nameOf(field, value);

/** Whether somebody who types this means the value. */
export const isValue = (field: string, value: Value, typed: string): boolean =>
  [String(value), nameOf(field, value)].some((name) => alike(name, typed));

/** A whole move: `Sell (Resource: Oil; Units: 4)`. */
export function moveInWords(command: Command): string {
  if (command.type === 'bid') return pageWords.suggest.bids(command.cubes);
  const { type, ...fields } = command;
  const parts = Object.entries(fields as Readonly<Record<string, Value>>)
    .map(([field, value]) => [fieldTitle(type, field), nameOf(field, value)] as const)
    .filter(([, said]) => said !== '');
  const said = parts.map((part) => part.join(': ')).join('; ');
  return said === '' ? moveTitle(type) : `${moveTitle(type)} (${said})`;
}

const alike = (name: string, typed: string): boolean => name.toLowerCase() === typed.toLowerCase();

function nameOf(field: string, value: Value): string {
  const { values, names } = pageWords;
  if (typeof value === 'boolean') return values[`${field}:${value}`] ?? (value ? names.yes : names.no);
  if (typeof value === 'number') return values[`${field}:${value}`] ?? String(value);
  if (typeof value === 'string') return values[`${field}:${value}`] ?? values[value] ?? nameOfThing(value);
  if (Array.isArray(value)) return pageWords.list(value.map((part: Value) => nameOf(field, part)));
  return Object.entries(value)
    .filter(([, part]) => part !== 0)
    .map(([key, part]) => (typeof part === 'number' ? `${nameOf('', key)} ${part}` : nameOf(key, part)))
    .join(', ');
}

function nameOfThing(id: string): string {
  if (isZone(id)) return language.names.zone(id);
  if (isCompany(id)) return companyName(id);
  const kind = UNIT_KINDS.find((each) => each === id);
  if (kind !== undefined) return language.names.unit(kind);
  const power = POWERS.find((each) => each === id);
  if (power !== undefined) return pageWords.powers[power].name;
  const resource = RESOURCES.find((each) => each === id);
  if (resource !== undefined) return pageWords.resources[resource];
  return thingNamed(id) === undefined ? id : language.names.thing(id);
}
