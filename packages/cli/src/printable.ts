// Words from outside on a terminal: nothing in a file, or in what people wrote, moves the cursor or begins a line of its own.

/** Text in lines, without the characters that a terminal obeys. */
export const printable = (text: string): string => text.replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, '?');

/** The same in one line. */
export const printableLine = (text: string): string => printable(text.replaceAll(/\s+/g, ' '));
