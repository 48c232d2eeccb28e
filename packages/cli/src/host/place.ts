import { join } from 'node:path';

/** What a variable says; nothing where it is empty. */
export function named(variable: string): string | undefined {
  const value = process.env[variable];
  return value === undefined || value === '' ? undefined : value;
}

/** Where games are kept: the folder that was named, the variable's, or the one beside the program. */
export function dataFolder(chosen: string | undefined): string {
  return chosen ?? named('MARSHALL_DATA') ?? join(import.meta.dirname, '..', '..', '..', '..', 'data');
}
