// What every language must say on the command line: as English does, text by text.
import type { cli } from './en/cli/index.ts';
import type { told } from './en/cli/told.ts';
import type { Said } from './page.ts';

/** Help, complaints, and what is printed without the names of the board. */
export type Cli = Said<typeof cli>;

/** Positions and battles in words, which need the names of the board. */
export type CliTold = Said<typeof told>;
