// A player without a name of their own is called like their power, in the language in which the page is read: a kept game keeps no such name.
import { POWER_NAMES } from '../words.ts';
import type { Plan } from './messages.ts';

/** The plan as it is kept, without names that are only those of powers. */
export const nameless = (plan: Plan): Plan => renamed(plan, (name, power) => (name === power ? '' : name));

/** The plan as it is read now, with everybody named. */
export const named = (plan: Plan): Plan => renamed(plan, (name, power) => (name === '' ? power : name));

const renamed = (plan: Plan, name: (name: string, power: string) => string): Plan => ({
  ...plan,
  players: plan.players.map((one) => ({ ...one, name: name(one.name, POWER_NAMES[one.power].name) })),
});
