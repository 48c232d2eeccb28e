import type { GameEvent, Resource, View } from '@marshall/rules';
import type { LogLine } from '../session/session.ts';

export const STEPS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Step = (typeof STEPS)[number];
export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

type Counts = Readonly<Partial<Record<string, number>>>;

/** What one side of a battle had, rolled and lost. */
export interface SideStory {
  readonly seat: string | undefined;
  /** Whether it removed a set; undefined until it is known. */
  readonly supplied: boolean | undefined;
  /** Dice by what they are for. */
  readonly dice: Counts | undefined;
  readonly faces: readonly number[];
  /** Points added to the dice. */
  readonly edge: number;
  readonly points: number | undefined;
  readonly lost: Counts;
}

/** A battle from its declaration to its end, as far as it has been told. */
export interface BattleStory extends Readonly<Record<Side, SideStory>> {
  /** The number of the line that declared it, and of the last one that belongs to it. */
  readonly first: number;
  readonly last: number;
  readonly from: string | undefined;
  readonly to: string;
  readonly units: Counts;
  readonly step: Step;
  readonly counterattack: boolean;
  /** What the Military Conflict Chart said, where battles are read from it. */
  readonly chart?: ChartRead;
  /** How it came out, in the referee's words. */
  readonly endings: readonly string[];
  /** Whether the attacker has the place now, and the companies that went with it. */
  readonly captured: boolean;
  readonly taken: Taken;
}

/** Companies that changed hands; of cards face down others see the resource alone. */
export interface Taken {
  readonly cards: readonly string[];
  readonly hidden: readonly Resource[];
}

const NOTHING: Omit<SideStory, 'seat'> = {
  supplied: undefined,
  dice: undefined,
  faces: [],
  edge: 0,
  points: undefined,
  lost: {},
};

/** Every battle that a log tells of, oldest first; with `upTo`, as it stood after that line. */
export function storiesIn(log: readonly LogLine[], upTo = Number.POSITIVE_INFINITY): BattleStory[] {
  const stories: BattleStory[] = [];
  let counter: string | undefined;
  for (const line of log) {
    if (line.n > upTo) break;
    const { event } = line;
    if (event === undefined) continue;
    if (event.type === 'counterattack-opened') counter = event.seat;
    if (event.type === 'attack-declared') {
      stories.push(begun(line.n, event, counter === event.attacker));
      counter = undefined;
      continue;
    }
    const last = stories.at(-1);
    const next = last === undefined ? undefined : withEvent(last, line, event);
    if (next !== undefined) stories[stories.length - 1] = next;
  }
  return stories;
}

/** The battle that is being fought; the innermost where one is fought within another. */
export function battleUnderWay(view: View, log: readonly LogLine[]): BattleStory | undefined {
  const frame = view.agenda.findLast(({ procedure }) => procedure === 'conventional');
  if (frame?.procedure !== 'conventional') return undefined;
  const told = storiesIn(log).findLast(({ to, attacker }) => to === frame.to && attacker.seat === frame.attacker);
  const kind = view.question?.kind ?? '';
  const step = ASKED_IN[kind];
  const { attacker, defender, from, to } = frame;
  const story = told ?? {
    ...begun(
      0,
      { type: 'attack-declared', attacker, defender, tactic: frame.tactic, from, target: to, units: {} },
      false,
    ),
    units: frame.committed[0]?.units ?? {},
  };
  return step === undefined ? story : { ...story, step };
}

/** Questions by the step of the drill they belong to; others are asked in the step that was reached. */
const ASKED_IN: Readonly<Record<string, Step>> = {
  'first-strike': 'A',
  retaliate: 'A',
  'go-on': 'A',
  defend: 'A',
  losses: 'D',
  'half-losses': 'D',
  stay: 'A',
  target: 'A',
  passengers: 'A',
  disclosure: 'C',
  absorb: 'D',
  'strike-first': 'D',
  'step-e': 'E',
  carriage: 'E',
  'chart-retaliation': 'D',
  occupy: 'D',
  reinforce: 'E',
  counterattack: 'F',
};

export type ChartRead = Extract<GameEvent, { readonly type: 'chart-read' }>;

type Declared = Extract<GameEvent, { readonly type: 'attack-declared' }>;

const begun = (
  n: number,
  { attacker, defender, from, target, units }: Omit<Declared, 'clauses'>,
  counterattack: boolean,
): BattleStory => ({
  first: n,
  last: n,
  from,
  to: target,
  units,
  step: 'A',
  counterattack,
  attacker: { ...NOTHING, seat: attacker },
  defender: { ...NOTHING, seat: defender },
  endings: [],
  captured: false,
  taken: { cards: [], hidden: [] },
});

/** The battle after one more event; undefined if the event is not part of it. */
function withEvent(story: BattleStory, line: LogLine, event: GameEvent): BattleStory | undefined {
  const now = { ...story, last: line.n };
  const side = (which: Side, more: Partial<SideStory>, step: Step): BattleStory => ({
    ...now,
    step: later(story.step, step),
    [which]: { ...story[which], ...more },
  });
  switch (event.type) {
    case 'defence-chosen':
      return side('defender', { supplied: event.supplied }, 'A');
    case 'withdrew':
    case 'surrendered':
      return { ...now, endings: [...story.endings, line.text] };
    case 'set-removed': {
      const which = SIDES.find((each) => story[each].seat === event.seat);
      return which === undefined ? undefined : side(which, { supplied: true }, 'B');
    }
    case 'dice-counted':
      return {
        ...now,
        step: 'C',
        attacker: { ...story.attacker, dice: event.attacker },
        defender: { ...story.defender, dice: event.defender },
      };
    case 'fired': {
      const { side: which, dice, edge, points } = event;
      return side(which, { faces: dice, edge, points }, 'D');
    }
    case 'chart-read':
      return { ...now, step: later(story.step, 'D'), chart: event };
    case 'rolled':
      return story.defender.seat === undefined && event.name.startsWith('militia of')
        ? side('defender', { faces: [event.value], points: event.value }, 'D')
        : undefined;
    case 'units-lost': {
      const lost: Partial<Record<string, number>> = { ...story[event.side].lost };
      for (const { kind, number } of event.losses) lost[kind] = (lost[kind] ?? 0) + number;
      return side(event.side, { lost }, 'D');
    }
    case 'occupation-settled': {
      const captured = story.captured || (event.occupied && event.zone === story.to);
      return { ...now, captured, step: later(story.step, 'D'), endings: [...story.endings, line.text] };
    }
    case 'zone-captured':
      return event.seat === story.attacker.seat && event.zone === story.to ? { ...now, captured: true } : undefined;
    case 'cards-taken':
      return event.seat === story.attacker.seat && event.zone === story.to
        ? { ...now, taken: withCards(story.taken, event.cards) }
        : undefined;
    case 'secret-cards-taken': {
      if (event.seat !== story.attacker.seat || !story.captured) return undefined;
      const known = Object.values(event.secret)[0]?.cards;
      const { cards, hidden } = story.taken;
      const taken =
        known === undefined ? { cards, hidden: [...hidden, ...event.resources] } : withCards(story.taken, known);
      return { ...now, taken };
    }
    case 'counterattack-declined':
      return { ...now, step: 'F' };
    default:
      return undefined;
  }
}

const withCards = ({ cards, hidden }: Taken, more: readonly string[]): Taken => ({
  cards: [...cards, ...more],
  hidden,
});

const later = (a: Step, b: Step): Step => (STEPS.indexOf(a) > STEPS.indexOf(b) ? a : b);

/** How many units a count comes to. */
export const sumOf = (counts: Counts): number => Object.values(counts).reduce<number>((sum, n) => sum + (n ?? 0), 0);
