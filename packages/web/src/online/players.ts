// Who sits at a table elsewhere, as the page knows players.
import { leaderFacts } from '../leaders/table-leaders.ts';
import type { PlayerFacts } from '../session/session.ts';
import { commanderTitle } from '../words.ts';
import type { TableInfo } from './api.ts';

/** Who plays which power, as a table says. */
export const playersOf = (info: TableInfo): Readonly<Record<string, PlayerFacts>> =>
  Object.fromEntries(
    info.seats.map(({ seat, player, bot }) => [
      seat,
      {
        name: player ?? (bot === undefined ? seat : commanderTitle(bot)),
        person: bot === undefined,
        ...leaderFacts(bot),
      },
    ]),
  );

/** The same players, with those marked who are at the table. */
export const withPresence = (
  players: Readonly<Record<string, PlayerFacts>>,
  here: ReadonlySet<string>,
): Readonly<Record<string, PlayerFacts>> =>
  Object.fromEntries(
    Object.entries(players).map(([seat, { here: _, ...facts }]) => [
      seat,
      here.has(seat) && facts.person ? { ...facts, here: true as const } : facts,
    ]),
  );
