import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMMANDERS, type Commander, commanderNamed } from '@marshall/bots';
import { UsageError } from '../command.ts';
import { words } from '../words.ts';

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
    const names = COMMANDERS.map((commander) => commander.name);
    throw new UsageError(words.arena.noCommander(name, names));
  }
  const path = resolve(name);
  if (!existsSync(path)) throw new UsageError(words.arena.noFile(name));
  const loaded: unknown = await import(pathToFileURL(path).href).catch((error: unknown) => {
    throw new UsageError(words.arena.notLoaded(name, error instanceof Error ? error.message : String(error)));
  });
  const commander = typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : undefined;
  if (!isCommander(commander)) throw new UsageError(words.arena.notCommander(name));
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
