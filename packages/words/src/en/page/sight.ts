import { capital, list } from './names.ts';

const dice = (number: number): string => (number === 1 ? '1 die' : `${number} dice`);

/** What stays in sight until it is put away: how a battle came out, and what a search has found. */
export const sightWords = {
  close: 'Close',
  result: {
    heading: 'Result of the battle',
    took: (zone: string) => `You took ${zone}`,
    notTook: (zone: string) => `You didn\u2019t take ${zone}`,
    lost: (zone: string) => `You lost ${zone}`,
    held: (zone: string) => `You held ${zone}`,
    you: 'You',
    sum: (faces: readonly number[], edge: number, points: number) =>
      faces.length < 2 && edge === 0
        ? `${points}`
        : `${faces.join(' + ')}${edge === 0 ? '' : ` ${edge > 0 ? '+' : '\u2212'} ${Math.abs(edge)}`} = ${points}`,
    noDice: 'no dice',
    killed: (units: string) => `destroyed ${units}`,
    killedNone: 'destroyed nothing',
    gained: 'You gained',
    gone: 'You lost',
    cost: 'Cost',
    nothing: 'nothing',
    set: '1 set of supplies',
    company: (name: string, facts: string) => `${name} (${facts})`,
    hidden: (number: number, resource: string) =>
      number === 1 ? `a ${resource} company, face down` : `${number} ${resource} companies, face down`,
    luck: 'Luck',
    yours: (points: number, number: number, chance: string) =>
      `Your ${points} with ${dice(number)}: that much or more comes up ${chance} of the time.`,
    theirs: (who: string, points: number, number: number, chance: string) =>
      `${capital(who)} rolled ${points} with ${dice(number)}: that much or more comes up ${chance} of the time.`,
    and: list,
  },
} as const;
