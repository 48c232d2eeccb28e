// Words that are typed wrongly, or within longer ones: the nearest that a book has.

/** A word so short is another word when a letter is changed. */
const SHORTEST = 4;
/** From this length on, two slips may be in a word. */
const LONG = 7;
/** What stands within a longer word has to be as long as this, or it stands in too many. */
const INNER = 5;
/** What a longer word begins with says what it is about, so it may be shorter. */
const FIRST = 4;

/** How far the words of a book are from one that was typed: the nearest of them, none if all are too far away. */
export function nearestTo(typed: string, known: Iterable<string>): readonly string[] {
  if (typed.length < SHORTEST) return [];
  let least = typed.length < LONG ? 1 : 2;
  let nearest: string[] = [];
  for (const word of known) {
    if (word.length < SHORTEST) continue;
    const steps = slips(typed, word, least);
    if (steps > least) continue;
    if (steps < least) nearest = [];
    least = steps;
    nearest.push(word);
  }
  return nearest;
}

/** Words that stand within what was typed, or the other way round: “grain price” is one word in German. */
export function within(typed: string, known: Iterable<string>): readonly string[] {
  const found: string[] = [];
  for (const word of known) {
    const [short, long] = typed.length < word.length ? [typed, word] : [stemIn(typed, word), typed];
    if (short.length >= INNER ? long.includes(short) : short.length >= FIRST && long.startsWith(short))
      found.push(word);
  }
  return found;
}

/** A word as the first part of a longer one, where it may lose its last letter: “reisen” in “reisekosten”. */
function stemIn(typed: string, word: string): string {
  const stem = word.slice(0, -1);
  return stem.length >= INNER && !typed.includes(word) && typed.startsWith(stem) ? stem : word;
}

/** How many letters were left out, added, changed or swapped with the next; more than `most` is not counted further. */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const changed = (row[j - 1] ?? 0) + (same ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : most + 1;
      next.push(Math.min(changed, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? most + 1;
}
