// Who commands for the computer: at every level one person for each character. What their tempers are in words, the languages say.

/** How well a commander plays, the weakest first. */
export const LEVELS = ['recruit', 'officer', 'general', 'marshal'] as const;
export type Level = (typeof LEVELS)[number];

/** The people by their characters. Their names are the same in every language. */
export const LEADERS = {
  steady: 'Mira Halden',
  hawk: 'Dag Rennick',
  trader: 'Jonna Pell',
  opportunist: 'Lio Farrow',
  diplomat: 'Amara Linden',
  fortress: 'Bertil Quade',
  gambler: 'Nico Brask',
  stargazer: 'Yuna Orrel',
  banker: 'Teodor Wick',
} as const;
export type LeaderId = keyof typeof LEADERS;

// The keys of an object that is written down here.
export const LEADER_IDS = Object.keys(LEADERS) as readonly LeaderId[];

/** A commander by its name: `officer`, `recruit:hawk`. */
export type CommanderName = Level | `${Level}:${Exclude<LeaderId, 'steady'>}`;

export interface Leader {
  readonly level: Level;
  readonly id: LeaderId;
  readonly name: string;
}

/** Who a commander is; undefined of one that is nobody, as the caretaker is. */
export function leaderOf(commander: string): Leader | undefined {
  const [first, character = 'steady'] = commander.replace(/@\d+$/, '').split(':');
  const level = LEVELS.find((each) => each === first);
  const id = LEADER_IDS.find((each) => each === character);
  return level === undefined || id === undefined ? undefined : { level, id, name: LEADERS[id] };
}

/** The name of the commander that somebody is at a level. */
export function commanderAs(level: Level, id: LeaderId): CommanderName {
  return id === 'steady' ? level : `${level}:${id}`;
}

/** Who sits down where nobody chose: all of them, in turn. */
export function leaderFor(place: number): LeaderId {
  return LEADER_IDS[place % LEADER_IDS.length] ?? 'steady';
}
