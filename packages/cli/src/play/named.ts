// Moves, their fields and their values by name, each with the id that can be typed instead.
import {
  type Command,
  companyName,
  isCompany,
  isZone,
  POWERS,
  RESOURCES,
  UNIT_KINDS,
  type Value,
} from '@marshall/rules';
import { language, pageWords } from '../language.ts';

/** `Grant passage (grant-passage)` */
export const moveTitle = (type: string): string => withId(nameOfMove(type), type);

/** Whether somebody who types this means the move: by its name, its id, or both as they are shown. */
export const isMove = (type: string, typed: string): boolean =>
  [type, nameOfMove(type), moveTitle(type)].some((name) => alike(name, typed));

/** What a field of a command asks for. */
export const fieldTitle = (command: string, field: string): string =>
  pageWords.fields[`${command}:${field}`] ?? pageWords.fields[field] ?? field;

/** `Baltic Sea (baltic-sea)` */
export const valueTitle = (field: string, value: Value): string =>
  typeof value === 'string' ? withId(nameOf(field, value), value) : nameOf(field, value);

/** Whether somebody who types this means the value. */
export const isValue = (field: string, value: Value, typed: string): boolean =>
  [String(value), nameOf(field, value), valueTitle(field, value)].some((name) => alike(name, typed));

/** A whole move: `Sell (Resource: Oil; Units: 4)`. */
export function moveInWords({ type, ...fields }: Command): string {
  const parts = Object.entries(fields as Readonly<Record<string, Value>>)
    .map(([field, value]) => [fieldTitle(type, field), nameOf(field, value)] as const)
    .filter(([, said]) => said !== '');
  const said = parts.map((part) => part.join(': ')).join('; ');
  return said === '' ? nameOfMove(type) : `${nameOfMove(type)} (${said})`;
}

const nameOfMove = (type: string): string => pageWords.commands[type]?.name ?? type;

const withId = (name: string, id: string): string => (alike(name, id) ? name : `${name} (${id})`);

const alike = (name: string, typed: string): boolean => name.toLowerCase() === typed.toLowerCase();

function nameOf(field: string, value: Value): string {
  const { values, names } = pageWords;
  if (typeof value === 'boolean') return values[`${field}:${value}`] ?? (value ? names.yes : names.no);
  if (typeof value === 'number') return values[`${field}:${value}`] ?? String(value);
  if (typeof value === 'string') return values[`${field}:${value}`] ?? values[value] ?? thingNamed(value);
  if (Array.isArray(value)) return pageWords.list(value.map((part: Value) => nameOf(field, part)));
  return Object.entries(value)
    .filter(([, part]) => part !== 0)
    .map(([key, part]) => (typeof part === 'number' ? `${nameOf('', key)} ${part}` : nameOf(key, part)))
    .join(', ');
}

function thingNamed(id: string): string {
  if (isZone(id)) return language.names.zone(id);
  if (isCompany(id)) return companyName(id);
  const kind = UNIT_KINDS.find((each) => each === id);
  if (kind !== undefined) return language.names.unit(kind);
  const power = POWERS.find((each) => each === id);
  if (power !== undefined) return pageWords.powers[power].name;
  const resource = RESOURCES.find((each) => each === id);
  return resource === undefined ? id : pageWords.resources[resource];
}
