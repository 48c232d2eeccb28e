// What was read out of a text is kept for as long as the same text comes again: a hundred who look at one game read it once.

/** As many texts as are read again soon: those of the tables that are open and of a page of the lobby. */
const MOST = 512;
/** Longer texts are read each time. */
const LONGEST = 32_768;

/** A reader of texts that reads each of them once. What it gives is shared, and cannot be changed. */
export function readOnce<T extends object>(read: (text: string) => T): (text: string) => T {
  const readings = new Map<string, T>();
  return (text) => {
    const known = readings.get(text);
    if (known !== undefined) return known;
    const found = frozen(read(text));
    if (text.length > LONGEST) return found;
    if (readings.size >= MOST) readings.clear();
    readings.set(text, found);
    return found;
  };
}

function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part);
  return Object.freeze(value);
}
