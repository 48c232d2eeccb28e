// Game files and what is done at a table, in English.
import type { Remarks } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import { checks } from './checks.ts';
import type { English } from './phrases.ts';

export const table: RoomTexts<'table', English> = {
  refusals: {
    'id-used': 'A different command was already carried out under this id. Give each command its own id.',
    'no-game-file:command': ({ entry, because }, w) =>
      oneLine(`Entry ${entry} has no command that can be read. ${w.said(because)}`),
    'no-game-file:deep': 'This isn’t a game file. It is nested too deeply.',
    'no-game-file:edition': ({ edition, known }) =>
      `This game was judged by ${edition === undefined ? 'an edition without a number' : `edition ${edition}`} of the rules. This program knows editions 1 to ${known}. ${
        edition !== undefined && edition > known
          ? 'Get a newer Marshall.'
          : 'No Marshall ever wrote such a file. Export the game again.'
      }`,
    'no-game-file:event': ({ entry, event }) => `Entry ${entry} has an event that this program doesn’t know: ${event}.`,
    'no-game-file:name': ({ entry, name }) => `Entry ${entry} has the name ${name}, which nothing in a game can have.`,
    'no-game-file:no-version': 'This isn’t a game file. A game file gives its version under “marshall”.',
    'no-game-file:not-json':
      'This isn’t a game file. It can’t be read as JSON. If it was cut off, export the game again.',
    'no-game-file:number': ({ entry, number }) =>
      `Entry ${entry} has the number ${number}, which can’t come up in a game.`,
    'no-game-file:option': ({ option }) => `This game uses an option that this program doesn’t know: ${option}.`,
    'no-game-file:part': ({ part, wrong }) => `This isn’t a game file. “${part}” ${PART[wrong]}.`,
    'no-game-file:parts': 'This isn’t a game file. It doesn’t have the parts of one.',
    'no-game-file:setup': ({ because }, w) => oneLine(`This game can’t be set up. ${w.said(because)}`),
    'no-game-file:version': ({ version, reads }) =>
      `This file has version ${version}, and this program reads version ${reads}. ${
        version > reads ? 'Get a newer Marshall.' : 'No Marshall ever wrote such a file. Export the game again.'
      }`,
    'not-asked:settled': 'That question is already settled. Look at what you are asked now.',
    'nothing-to-undo':
      'You can take back only your last move, once, and only until another power moves or dice, a card or a sealed choice are shown.',
    'time-over': 'Time has run out for that answer, so you can no longer take it back.',
  },
  questions: {},
  events: {},
  remarks: {
    ...checks,
    'cited-otherwise': ({ events }, w) =>
      `${events} ${w.plural(events, { one: 'event cites', other: 'events cite' })} other clauses than this program does.`,
    'judged-by': ({ editions }) => `${editions.map(judgedBy).join('; ')}.`,
    'judged-otherwise': ({ edition, entries, first }, w) =>
      `Edition ${edition} would judge ${entries === 1 ? 'one entry' : `${entries} entries`} differently. ${w.said(first)}`,
    'not-over': 'The game isn’t over, but its secret is open. Entries are missing at the end.',
    verified: ({ commands, draws }, w) =>
      `Everything checks out: ${counted(commands, 'command', w)} and ${counted(draws, 'draw', w)}.`,
    'verified-draws': ({ draws }, w) => `The dice check out: ${counted(draws, 'draw', w)}.`,
    'without-contribution':
      'Each seat has to give one contribution to the dice, in seat order. Here one is missing, or comes from somebody else.',
    'without-secret': 'The secret of the dice isn’t in the file. It opens when the game is over.',
    'wrong-secret': 'The secret doesn’t match the fingerprint that was published before the game.',
  },
};

const PART = {
  empty: 'is empty',
  missing: 'is missing or of the wrong kind',
  'no-digits': 'must be 64 hexadecimal digits',
} as const;

function counted(number: number, what: string, w: English): string {
  return `${w.number(number)} ${w.plural(number, { one: what, other: `${what}s` })}`;
}

/** `entries 1 to 61 were judged by edition 1 of the rules` */
function judgedBy({ edition, from, to }: Remarks['judged-by']['editions'][number]): string {
  const entries = from === to ? `entry ${from} was` : `entries ${from} to ${to} were`;
  return `${entries} judged by edition ${edition} of the rules`;
}

const LONGEST = 300;

/** A sentence with parts out of a file stays one line, and short. */
function oneLine(sentence: string): string {
  const line = sentence.replace(/\s+/g, ' ');
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`;
}
