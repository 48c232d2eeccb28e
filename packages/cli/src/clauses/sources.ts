import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { clauseIdPattern } from './titles.ts';

const isTypeScript = (path: string): boolean => /\.tsx?$/.test(path);

/** Whether a path is a file of tests. */
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Every TypeScript file under the packages' `src`, as absolute paths. */
export function sourceFiles(root: string, packages = readdirSync(join(root, 'packages'))): readonly string[] {
  return packages.flatMap((name) => filesUnder(join(root, 'packages', name, 'src'))).filter(isTypeScript);
}

/** Where each clause id stands in code that is not a test, as `path:line`. */
export function enforcement(root: string): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  const id = new RegExp(`\\b${clauseIdPattern}\\b`, 'g');
  for (const file of sourceFiles(root).filter((path) => enforces(relative(root, path)))) {
    const lines = readFileSync(file, 'utf8').split('\n');
    for (const [index, line] of lines.entries()) {
      for (const clause of new Set(line.match(id))) {
        const place = `${relative(root, file)}:${index + 1}`;
        places.set(clause, [...(places.get(clause) ?? []), place]);
      }
    }
  }
  return places;
}

/** Tests, helpers of tests and the command line speak of clauses without enforcing them. */
const enforces = (path: string): boolean => !isTest(path) && !/^packages\/(cli\/|[^/]+\/src\/testing\/)/.test(path);

/** The latest moment at which one of the files changed. */
export const latestChange = (files: readonly string[]): number =>
  Math.max(0, ...files.map((path) => statSync(path).mtimeMs));

function filesUnder(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}
