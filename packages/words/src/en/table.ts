// Game files and what is done at a table, in English.
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';

export const table: RoomTexts<'table', English> = {
  refusals: {
    'id-used': 'A different command was already carried out under this id. Give each command its own id.',
    'no-game-file:command': ({ entry, because }, w) =>
      `Entry ${entry} of the game file isn’t right: ${w.said(because)}`,
    'no-game-file:setup': ({ because }, w) => `The set-up in the game file can’t be played: ${w.said(because)}`,
    'not-asked:settled': 'That question is already settled. Look at what you are asked now.',
    'time-over': 'Time has run out for that answer, so you can no longer take it back.',
  },
  questions: {},
  events: {},
};
