import { randomBytes } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { type Commander, commanderNamed, Recall } from '@marshall/bots';
import {
  commit,
  DEFAULT_OPTIONS,
  EDITION,
  eventsOf,
  FILE_VERSION,
  fold,
  type Game,
  type GameFile,
  type GameOptions,
  type GameTable,
  mixSeed,
  openStream,
  openTable,
  POWERS,
  type Seat,
  type Setup,
  seat as seatId,
  startTable,
  streamAt,
  whyNoPosition,
} from '@marshall/rules';
import { told } from '@marshall/words';
import { UsageError } from '../command.ts';
import { fileNamed } from '../games/file.ts';
import type { Style } from '../games/report.ts';
import { retell } from '../games/retell.ts';
import { language } from '../language.ts';
import { words } from '../words.ts';

/** A game between a person at the terminal and commanders. */
export interface WordGame {
  readonly table: GameTable;
  readonly mine: Seat;
  readonly commander: Commander;
  /** What each seat remembers. */
  readonly recall: Recall;
  /** Makes the commanders' own chance, with the number of the entry. */
  readonly seed: string;
  /** The file that keeps the game, if any. */
  readonly path: string | undefined;
  /** Saves the game as it is now; undefined if it is kept nowhere. */
  readonly keep: (() => void) | undefined;
}

interface NewGame {
  readonly power: string;
  readonly players: number;
  readonly against: string;
  readonly seed: string | undefined;
  readonly options: Partial<GameOptions>;
  readonly save: string | undefined;
}

/** Sets up a game; seats are called by their superpowers. */
export function newGame({ power, players, against, seed, options, save }: NewGame): WordGame {
  const mine = POWERS.find((known) => known === power);
  if (mine === undefined) throw new UsageError(words.play.noPower(power, POWERS));
  const commander = commanderOf(against);
  const powers = [mine, ...POWERS.filter((other) => other !== mine)].slice(0, players);
  const seats = POWERS.filter((other) => powers.includes(other)).map((name) => seatId(name));
  const secret =
    seed === undefined ? randomBytes(32).toString('hex') : mixSeed('00'.repeat(32), [{ seat: 'secret', text: seed }]);
  const setup: Setup = {
    edition: EDITION,
    seats,
    powers:
      (options.opening ?? 'standard') === 'standard'
        ? Object.fromEntries(POWERS.filter((other) => powers.includes(other)).map((name) => [name, name]))
        : undefined,
    options: { ...DEFAULT_OPTIONS, ...options },
    commitment: commit(secret),
    contributions: seats.map((seat) => ({ seat, text: `${seat} of ${seed ?? 'a game in words'}` })),
  };
  const started = startTable(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new UsageError(told(language, started.refusal).sentence);
  const table = started.value;
  const keep = save === undefined ? undefined : keeper(save, setup, secret, table);
  keep?.();
  return { table, mine: seatId(mine), commander, recall: new Recall(seats), seed: secret, path: save, keep };
}

interface KeptGame {
  readonly path: string;
  readonly seat: string | undefined;
  readonly against: string;
}

/** Goes on with a game that was kept by `--save`. */
export function keptGame({ path, seat, against }: KeptGame): WordGame {
  const file = fileNamed([path]);
  const { setup, secret, entries } = file;
  if (secret === undefined) throw new UsageError(words.play.noSecret(path));
  const mine = setup.seats.find((other) => other === (seat ?? setup.seats[0]));
  if (mine === undefined) throw new UsageError(words.games.noSeat(seat ?? '', setup.seats));
  const table: GameTable = { game: gameOf(file, secret, path, mine), entries: [...entries], undoable: undefined };
  return {
    table,
    mine,
    commander: commanderOf(against),
    recall: new Recall(setup.seats),
    seed: secret,
    path,
    keep: keeper(path, setup, secret, table),
  };
}

/** The game as it stood when it was kept; its player hears all of it first, so all of it can be told. */
function gameOf(file: GameFile, secret: string, path: string, mine: Seat): Game {
  const { setup } = file;
  try {
    const state = fold(setup, eventsOf(file));
    // Facts that are missing may be applied and only show in the position that they leave.
    if (whyNoPosition(state) === undefined && retell(file, file.entries.length, PLAIN, () => mine) !== undefined)
      return openTable(setup, state, streamAt(mixSeed(secret, setup.contributions), state));
  } catch {
    // Said below: what cannot be applied is damage too.
  }
  throw new UsageError(words.play.damaged(path));
}

const PLAIN: Style = { clauses: false, details: false };

function commanderOf(name: string): Commander {
  const found = commanderNamed(name);
  if (found === undefined) throw new UsageError(words.play.noCommander(name));
  return found;
}

/** Writes beside the file first, so that a kill in between leaves the old one whole. */
function keeper(path: string, setup: Setup, secret: string, table: GameTable): () => void {
  return () => {
    const file: GameFile = { marshall: FILE_VERSION, setup, secret, entries: table.entries };
    try {
      writeFileSync(`${path}.new`, JSON.stringify(file));
      renameSync(`${path}.new`, path);
    } catch {
      throw new UsageError(words.play.notSaved(path), 1);
    }
  };
}
