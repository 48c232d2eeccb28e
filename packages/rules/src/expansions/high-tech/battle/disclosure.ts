// Step C, at its start: both sides seal what they show, then show it (T-ATK-02 to -04, Q-T-12, Q-T-14, X-02).
import { z } from 'zod';
import { battleOf, type Side } from '../../../battle/battle.ts';
import { type DrillTable, next } from '../../../battle/conventional.ts';
import { oneOf } from '../../../referee/choice.ts';
import type { Clause } from '../../../referee/cite.ts';
import { type CommandDef, field } from '../../../referee/command.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import type { Play } from '../../../referee/play.ts';
import type { QuestionDefs } from '../../../referee/procedure.ts';
import { refuse } from '../../../referee/refusal.ts';
import { sealedBy } from '../../../referee/sealed.ts';
import type { Seat } from '../../../state/seat.ts';
import { show } from '../showing.ts';
import { chartOf, hasDeployed } from '../state.ts';
import type { Rank, Technology } from '../technology.ts';
import { type Battle, type Benefit, benefits, forcesOf, type Levels } from './levels.ts';
import { techIn } from './memory.ts';

export type DisclosureQuestion = 'disclosure';

const SHOWN = ['none', 'army', 'navy', 'both'] as const;
const discloseSchema = z.strictObject({ type: z.literal('disclose'), show: z.enum(SHOWN) });
export type DiscloseCommand = z.infer<typeof discloseSchema>;

export type DisclosureEvent = DisclosureOpened | TechnologyDisclosed;
/** Those who have technology for the battle are asked what they show. */
interface DisclosureOpened extends EventBase {
  readonly type: 'disclosure-opened';
}
interface TechnologyDisclosed extends EventBase {
  readonly type: 'technology-disclosed';
  readonly shown: readonly { readonly seat: Seat; readonly technology: Technology; readonly level: Rank }[];
  readonly attacker: Benefit;
  readonly defender: Benefit;
}

export const disclosureEvents: EventDefs<DisclosureEvent> = {
  'disclosure-opened': {
    clauses: ['T-ATK-02', 'X-02'],
    evolve: (state) => {
      techIn(state).asked = true;
    },
  },
  'technology-disclosed': {
    clauses: ['T-ATK-01', 'T-ATK-02', 'T-ATK-03', 'T-ATK-04', 'Q-T-11', 'Q-T-12', 'X-02', 'X-22'],
    shows: () => true,
    evolve: (state, { shown, attacker, defender }) => {
      for (const { seat, technology, level } of shown) show(state, seat, technology, level);
      techIn(state).benefits = { attacker: { ...attacker }, defender: { ...defender } };
    },
  },
};

export const discloseCommand: CommandDef<DiscloseCommand> = {
  type: 'disclose',
  schema: discloseSchema,
  answers: ['disclosure'],
  sealed: true,
  clause: 'T-ATK-02',
  fields: [
    field('show', (play, seat) => {
      const may = choicesOf(play, seat);
      return oneOf(SHOWN, (choice) =>
        may.includes(choice)
          ? undefined
          : may.includes('both') && choice !== 'none'
            ? refuse('both-or-none', 'Q-T-14')
            : refuse('not-in-battle:technology', 'T-ATK-03'),
      );
    }),
  ],
  run: (play, seat, command) => {
    play.emit({ type: 'sealed', seat, secret: { [seat]: { answer: command } }, clauses: ['Q-T-12', 'X-02'] });
  },
};

export const disclosureQuestions: QuestionDefs<DisclosureQuestion> = {
  disclosure: {
    clause: 'T-ATK-02',
    facts: (play, seat) => ({
      may: showable(play, battleOf(play), seat).map((technology) => ({
        technology,
        level: chartOf(play, seat).deployed[technology].level,
      })),
    }),
    // technology is not shown.
    fallback: () => ({ type: 'disclose', show: 'none' }),
  },
};

export const disclosureSteps = {
  disclosure(play, battle) {
    const asked = wasAsked(battle);
    const seats = sidesOf(battle)
      .map(({ seat }) => seat)
      .filter((seat) => play.seat(seat).out === undefined && showable(play, battle, seat).length > 0);
    if (!asked && seats.length > 0) {
      play.emit({ type: 'disclosure-opened' });
      play.ask('disclosure', seats);
      return;
    }
    if (asked) disclose(play, battle);
    next(play, battle);
  },
} satisfies DrillTable<'disclosure'>;

/** Whether what is shown has been asked for; logs of the first edition say so in a member of their own. */
export function wasAsked(battle: Battle): boolean {
  if (battle.sets?.tech?.asked === true) return true;
  const old: unknown = 'extra' in battle ? battle.extra : undefined;
  return typeof old === 'object' && old !== null && 'disclosure' in old && old.disclosure === true;
}

/** How many dice technology gives a side in a battle. */
export function techDice({ sets }: Battle, side: Side): number {
  return sets?.tech?.benefits?.[side].dice ?? 0;
}

/** The Edge Points of a side in a battle; against ships they also serve to find them. */
export function techPoints({ sets }: Battle, side: Side): number {
  return sets?.tech?.benefits?.[side].points ?? 0;
}

function disclose(play: Play, battle: Battle): void {
  const shown: { seat: Seat; technology: Technology; level: Rank }[] = [];
  const levels: Record<Side, Levels> = { attacker: {}, defender: {} };
  for (const { side, seat } of sidesOf(battle)) {
    const answer = sealedBy(play, seat, 'disclose');
    if (answer === undefined) continue;
    for (const technology of showable(play, battle, seat)) {
      if (answer.show !== 'both' && answer.show !== technology) continue;
      const { level } = chartOf(play, seat).deployed[technology];
      shown.push({ seat, technology, level });
      levels[side] = { ...levels[side], [technology]: level };
    }
  }
  const forces = { attacker: forcesOf(play, battle, 'attacker'), defender: forcesOf(play, battle, 'defender') };
  play.emit({
    type: 'technology-disclosed',
    shown,
    ...benefits(forces, levels),
    clauses: [...disclosureEvents['technology-disclosed'].clauses, ...clausesOf(forces.attacker, battle)],
  });
}

function clausesOf(forces: readonly Technology[], { supplied }: Battle): Clause[] {
  return [...(forces.length > 1 ? (['Q-T-14'] as const) : []), ...(supplied === true ? [] : (['Q-T-15'] as const))];
}

/** What a seat may show: what it has deployed, as everybody knows, for the kinds of force it has here (T-ATK-03). */
function showable(play: Play, battle: Battle, seat: Seat): Technology[] {
  const side = seat === battle.attacker ? 'attacker' : 'defender';
  const { deployed } = chartOf(play, seat);
  return forcesOf(play, battle, side).filter((technology) => hasDeployed(deployed[technology]));
}

function choicesOf(play: Play, seat: Seat): readonly (typeof SHOWN)[number][] {
  const mine = showable(play, battleOf(play), seat);
  if (mine.length < 2) return ['none', ...mine];
  return play.options.amphibDiscloseBoth ? ['none', 'both'] : SHOWN;
}

/** The players on both sides; militia has none (Q-T-15). */
function sidesOf({ attacker, defender }: Battle): { side: Side; seat: Seat }[] {
  if (defender === undefined) return [];
  return [
    { side: 'attacker', seat: attacker },
    { side: 'defender', seat: defender },
  ];
}
