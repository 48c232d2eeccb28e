import { capital, list } from './names.ts';

const dice = (number: number): string => (number === 1 ? '1 die' : `${number} dice`);

const companies = (number: number, resource: string): string =>
  `${number} ${resource} ${number === 1 ? 'company' : 'companies'}`;

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
  finds: {
    odds: (what: string, cards: number, chance: string) =>
      `${what} in ${cards === 1 ? '1 card' : `${cards} cards`}: ${chance}.`,
    of: {
      grain: (number: number) => companies(number, 'grain'),
      oil: (number: number) => companies(number, 'oil'),
      minerals: (number: number) => companies(number, 'minerals'),
      nuke: (number: number) => `${number} ${number === 1 ? 'nuke' : 'nukes'}`,
      'l-star': (number: number) => `${number} ${number === 1 ? 'L-star' : 'L-stars'}`,
    } as Readonly<Record<string, (number: number) => string>>,
    goBack: (number: number) =>
      `${number === 1 ? '1 of them lies' : `${number} of them lie`} where other players stand and would go back.`,
    mayGoBack: (number: number) =>
      `Up to ${number} of them ${number === 1 ? 'lies' : 'lie'} where other players stand and would go back.`,
    budget: 'What you spend at most',
    until: (sum: string) => `Turn until found or ${sum}`,
    stop: (left: number) => `Stop turning (${left} more)`,
    makes: (goods: string, salary: string) =>
      `Open, it makes ${goods} each cycle for a salary of ${salary}. Opening is free, and everyone then sees where it is.`,
    open: 'Open it now',
    opened: 'It is open.',
  },
} as const;
