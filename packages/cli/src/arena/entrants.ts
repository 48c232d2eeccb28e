import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMMANDERS, type Commander, commanderNamed } from '@marshall/bots';
import { UsageError } from '../command.ts';

/** The commanders of a field by the names they have in it: known ones, or a file whose default export is one. */
export async function loadEntrants(field: readonly string[]): Promise<ReadonlyMap<string, Commander>> {
  const entrants = new Map<string, Commander>();
  for (const name of field) if (!entrants.has(name)) entrants.set(name, await load(name));
  return entrants;
}

async function load(name: string): Promise<Commander> {
  if (!isFile(name)) {
    const known = commanderNamed(name);
    if (known !== undefined) return known;
    const names = COMMANDERS.map((commander) => commander.name).join(', ');
    throw new UsageError(`There is no commander '${name}'; there are ${names}, and files such as ./my-bot.mjs.`);
  }
  const path = resolve(name);
  if (!existsSync(path)) throw new UsageError(`There is no file ${name}; --field takes names and files of commanders.`);
  const loaded: unknown = await import(pathToFileURL(path).href).catch((error: unknown) => {
    throw new UsageError(`${name} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`);
  });
  const commander = typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : undefined;
  if (!isCommander(commander))
    throw new UsageError(`${name} must export a commander by default: an object with a name and a function decide.`);
  return commander;
}

function isFile(name: string): boolean {
  return /\.(mjs|js)$/.test(name) || name.includes('/');
}

function isCommander(value: unknown): value is Commander {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'decide' in value &&
    typeof value.decide === 'function'
  );
}
