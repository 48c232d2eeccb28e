import { capital, list } from './names.ts';

const dice = (number: number): string => (number === 1 ? '1 die' : `${number} dice`);

/** A company for minerals is a mineral company. */
const ofCompany = (resource: string): string => resource.toLowerCase().replace(/^minerals$/, 'mineral');

const companies = (number: number, resource: string): string =>
  `${number} ${ofCompany(resource)} ${number === 1 ? 'company' : 'companies'}`;

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
    killed: (units: string) => `destroyed ${units}`,
    killedNone: 'destroyed nothing',
    gained: 'You gained',
    gone: 'You lost',
    cost: 'Cost',
    nothing: 'nothing',
    set: '1 set of supplies',
    company: (name: string, facts: string) => `${name} (${facts})`,
    hidden: (number: number, resource: string) =>
      number === 1
        ? `${/^[aeiou]/.test(ofCompany(resource)) ? 'an' : 'a'} ${ofCompany(resource)} company, face down`
        : `${number} ${ofCompany(resource)} companies, face down`,
    luck: 'Luck',
    yours: (points: number, number: number, chance: string) =>
      `Your ${points} with ${dice(number)}: that much or more comes up ${chance} of the time.`,
    theirs: (who: string, points: number, number: number, chance: string) =>
      `${capital(who)} rolled ${points} with ${dice(number)}: that much or more comes up ${chance} of the time.`,
    and: list,
  },
  layers: { heading: 'What the map shows', companies: 'Companies', legend: 'Legend', wide: 'Larger map' },
  legend: {
    powers: 'Powers',
    units: 'Units',
    army: 'Armies, and how many',
    navy: 'Navies, and how many. A number after a bar counts armies aboard.',
    ready: 'Underlined: these units can act now.',
    places: 'Places',
    territorial: 'Light blue: a territorial sea, held by one power.',
    international: 'Dark blue: an international sea, open to all.',
    crossing: 'Dashed line: armies can cross here.',
    target: 'Dashed outline: you can choose it now.',
    selected: 'Solid outline: chosen.',
    cloud: 'Destroyed by a nuke and out of the game.',
    companies: 'Companies',
    yields: 'Who owns a company, and how much it makes each cycle.',
    shut: 'Struck out: the company isn\u2019t open and makes nothing.',
    threatened: 'Red rim: another power nearby is stronger than its guard.',
    rights: 'Passage and blockade',
    passage: 'Outline and sign of another power: that power may pass here.',
    port: 'A port',
    closed: 'A port closed by another power\u2019s navy. Red: it hurts you, or cuts off a territory.',
    siege: 'Red dots: under siege or blockade.',
    contested: 'Red dashes: a landing is being fought over.',
    war: 'War',
    arrow: 'The last move or attack',
    incoming: 'Nukes on their way',
    pirates: 'Pirates',
  },
  zone: {
    passage: 'Passage',
    blockade: 'Blockade',
    letsYou: (who: string) => `${capital(who)} lets you pass.`,
    keepsYou: (who: string) => `${capital(who)} doesn\u2019t let you pass.`,
    youLet: (who: readonly string[]) => `You let ${list(who)} pass.`,
    lets: (host: string, who: readonly string[]) => `${capital(host)} lets ${list(who)} pass.`,
    closed: (sea: string, by: string) => `The port to ${sea} is closed by ${by}.`,
    blockaded: (by: string) => `Blockaded by ${by}: every port is closed.`,
    besieged: (who: string, by: string) => `${capital(who)} is under siege by ${by}: every home port is closed.`,
    closes: (who: string, land: string) => `${capital(who)} closes the port of ${land}.`,
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
    budget: 'The most you’ll spend',
    until: (sum: string) => `Turn until found or ${sum}`,
    stop: (left: number) => `Stop turning (${left} more)`,
    makes: (goods: string, salary: string) =>
      `Open, it makes ${goods} each cycle for a salary of ${salary}. Opening is free, and everyone then sees where it is.`,
    open: 'Open it now',
    opened: 'It is open.',
  },
} as const;
