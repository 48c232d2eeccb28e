/** The most characters of a line of the log. */
const LONGEST = 200;

/** The first of some ways to say a thing that is short enough for the log; the last one if none is. */
export function fit(...ways: readonly (() => string)[]): string {
  let said = '';
  for (const way of ways) {
    said = way();
    if (said.length <= LONGEST) return said;
  }
  return said;
}
