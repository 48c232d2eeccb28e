// The start of Step D against escorted ships: does the attacker slip past the escorts? (M-ESCORT-02, -09 to -12, T-M-13)
import { z } from 'zod';
import { battleOf } from '../../../battle/battle.ts';
import { type DrillTable, next } from '../../../battle/conventional.ts';
import { isDarkSea, type Zone, zoneName } from '../../../board/index.ts';
import { oneOf } from '../../../referee/choice.ts';
import type { Clause } from '../../../referee/cite.ts';
import { type CommandDef, field } from '../../../referee/command.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import type { Play } from '../../../referee/play.ts';
import type { QuestionDefs } from '../../../referee/procedure.ts';
import type { Seat } from '../../../state/seat.ts';
import { SURE_STRIKE, slipsPast } from '../tables.ts';
import { type Battle, isConvoy } from './convoy.ts';
import { marineBattleIn } from './memory.ts';

export type DetectionQuestion = 'strike-first';

const GROUPS = ['convoy', 'escorts'] as const;
type Group = (typeof GROUPS)[number];
const strikeSchema = z.strictObject({ type: z.literal('strike-first'), group: z.enum(GROUPS) });
export type StrikeFirstCommand = z.infer<typeof strikeSchema>;

export type DetectionEvent = ConvoyDetected;
interface ConvoyDetected extends EventBase {
  readonly type: 'convoy-detected';
  readonly seat: Seat;
  readonly sea: Zone;
  /** Edge points of technology by which the attacker leads; five stand for more (Q-M-75). */
  readonly lead: number;
  /** None where the table asks for no roll. */
  readonly die: number | undefined;
  readonly first: Group;
}

const ALWAYS: readonly Clause[] = [
  'M-ATTACK-03',
  'M-ESCORT-02',
  'M-ESCORT-09',
  'M-ESCORT-12',
  'Q-M-74',
  'Q-M-75',
  'X-13',
  'X-14',
];

export const detectionEvents: EventDefs<DetectionEvent> = {
  'convoy-detected': {
    clauses: ALWAYS,
    evolve: (state, { first }) => {
      marineBattleIn(state).struckFirst = first;
    },
  },
};

export const strikeFirstCommand: CommandDef<StrikeFirstCommand> = {
  type: 'strike-first',
  schema: strikeSchema,
  answers: ['strike-first'],
  clause: 'M-ESCORT-11',
  fields: [field('group', () => oneOf(GROUPS, () => undefined))],
  run: (play, _seat, { group }) => {
    detect(play, battleOf(play), undefined, group, ['M-ESCORT-11']);
  },
};

export const detectionQuestions: QuestionDefs<DetectionQuestion> = {
  'strike-first': {
    open: true,
    clause: 'M-ESCORT-11',
    facts: null,
    // what dies for the fewest points.
    fallback: () => ({ type: 'strike-first', group: 'convoy' }),
  },
};

export const detectionSteps = {
  detection(play, battle) {
    const guarded = isConvoy(battle) && battle.sets?.marine?.unguarded !== true;
    if (!guarded || battle.sets?.marine?.struckFirst !== undefined) {
      next(play, battle);
      return;
    }
    const lead = leadOf(play, battle);
    if (lead >= SURE_STRIKE) play.ask('strike-first', [battle.attacker]);
    else if (lead < 0) detect(play, battle, undefined, 'escorts', ['M-ESCORT-10']);
    else {
      const die = play.roll(`${battle.attacker}, detection in ${zoneName(battle.to)}`);
      detect(play, battle, die, slipsPast(lead, die) ? 'convoy' : 'escorts');
    }
  },
} satisfies DrillTable<'detection'>;

/** only the difference of shown levels counts here. */
function leadOf({ rulebook }: Play, battle: Battle): number {
  return rulebook.technologyEdge(battle, 'attacker') - rulebook.technologyEdge(battle, 'defender');
}

function detect(play: Play, battle: Battle, die: number | undefined, first: Group, more: readonly Clause[] = []): void {
  const { attacker: seat, to: sea } = battle;
  const lead = Math.min(SURE_STRIKE, leadOf(play, battle));
  const escorts: readonly Clause[] = isDarkSea(sea) ? ['M-ESCORT-04'] : ['M-ESCORT-03', 'Q-M-78'];
  play.emit({ type: 'convoy-detected', seat, sea, lead, die, first, clauses: [...ALWAYS, ...escorts, ...more] });
}
