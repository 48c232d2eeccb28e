// The tests of the rules, and which of them to try first on a mutant.
import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** What plays for many seconds in one test belongs to other proofs. */
const SLOW =
  /laws\/(whole-games|wars|garbage|files|logs|feeds|resigning|secrets|undo|silence)|oracle\/|nuclear-war|thrown-|scratch/;
/** The one that notices most for its time. */
const RECORD = /laws\/record/;

/** What the record says of tables and definitions: made for what is read once. */
const STANDING = /^(shapes of commands|rows of tables|definitions):/;

/** All test files of the rules that are quick enough. */
export function testFiles(root, matching) {
  return filesIn(join(root, 'packages/rules/src'))
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => relative(root, path))
    .filter((file) => !SLOW.test(file) && matching.test(file))
    .sort();
}

/** Tests of the mutant's own file first, and those that have found others there; then its folder's, its room's, the record, the rest; the cheap before the dear. */
export function inOrder({ file, fixed }, tests, finders, first = () => true) {
  const own = basename(file).replace('.ts', '.test.ts');
  const folder = dirname(file);
  const room = roomOf(file);
  const rank = (test) => {
    if (fixed && RECORD.test(test.file) && STANDING.test(test.title)) return 0;
    if (test.ms > 1500) return 5;
    if (finders.has(`${file} ${test.file} ${test.nth}`)) return 0;
    if (dirname(test.file) === folder) return basename(test.file) === own ? 0 : 1;
    if (roomOf(test.file) === room) return 2;
    if (RECORD.test(test.file)) return 3;
    return first(test) ? 3.5 : 4;
  };
  return tests
    .map((test) => ({ test, at: rank(test) }))
    .sort((one, other) => one.at - other.at || one.test.ms - other.test.ms)
    .map(({ test }) => test);
}

/** A room of the base, or a set: what its own tests miss, others hardly find. */
function roomOf(file) {
  const [, , , room, set] = file.split('/');
  return room === 'expansions' ? set : room;
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}
