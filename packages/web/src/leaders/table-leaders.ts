// Who leads powers for the computer at a table that is being set up.
import {
  type CommanderName,
  commanderAs,
  LEADERS,
  type LeaderId,
  type Level,
  leaderFor,
  leaderOf,
} from '@marshall/bots/leaders';
import { POWER_IDS, type PowerId } from '../look/powers.ts';

export type TableLeaders = Readonly<Record<PowerId, CommanderName>>;

/** Somebody else for every power, all of one level. */
export function leadersAt(level: Level): TableLeaders {
  const named = POWER_IDS.map((power, place) => [power, commanderAs(level, leaderFor(place))]);
  // One for each power.
  return Object.fromEntries(named) as unknown as TableLeaders;
}

/** The same people at another level. */
export function promoted(leaders: TableLeaders, level: Level): TableLeaders {
  const named = POWER_IDS.map((power) => [power, commanderAs(level, leaderOf(leaders[power])?.id ?? 'steady')]);
  return Object.fromEntries(named) as unknown as TableLeaders;
}

/** The level that some powers have in common; undefined where they differ. */
export function levelOf(leaders: TableLeaders, powers: readonly PowerId[]): Level | undefined {
  const [first, ...others] = powers.map((power) => leaderOf(leaders[power])?.level);
  return others.every((level) => level === first) ? first : undefined;
}

export const nameOf = (commander: CommanderName): string => leaderOf(commander)?.name ?? LEADERS.steady;

/** What everybody may know of the computer that leads a seat, where it has a name. */
export function leaderFacts(
  commander: string | undefined,
): { readonly leader: LeaderId; readonly level: Level } | Record<never, never> {
  const leader = commander === undefined ? undefined : leaderOf(commander);
  return leader === undefined ? {} : { leader: leader.id, level: leader.level };
}
