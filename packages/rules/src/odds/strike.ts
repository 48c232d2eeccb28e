// Odds of a nuclear attack: which nukes get through the L-star screen, and whether the game ends by it (Step D).
import type { Aim, StrategicFrame, StrategicStep } from '../battle/salvo.ts';
import { ZONES, type Zone } from '../board/index.ts';
import type { Command } from '../game.ts';
import { cloneGame, type Game } from '../referee/game.ts';
import { act } from '../referee/perform.ts';
import { Play } from '../referee/play.ts';
import { type Refusal, type Result, refuse } from '../referee/refusal.ts';
import type { Remark } from '../referee/remark.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly, Position } from '../state/state.ts';
import { answersBy } from './answers.ts';
import { explore, type Inquiry, type Likely } from './explore.ts';
import { type Policies, type PolicyName, tellPolicies, USUAL_POLICIES } from './policies.ts';
import { type Suppositions, seenBy } from './supposed.ts';
import { STILL } from './trial.ts';

/** How a nuclear attack can end. */
export interface StrikeOutcome {
  /** The zones that were struck, in board order. */
  readonly struck: readonly Zone[];
  /** Nukes that L-stars destroyed. */
  readonly shotDown: number;
  /** Whether the L-stars in space are destroyed. */
  readonly blasted: boolean;
  /** Whether the game ends by Coup Final. */
  readonly gameEnds: boolean;
}

export interface StrikeOdds {
  readonly attacker: Seat;
  readonly targets: readonly { readonly at: Aim; readonly nukes: number }[];
  /** From the fewest zones struck to the most. */
  readonly outcomes: readonly Likely<StrikeOutcome>[];
  /** What the odds take for granted. */
  readonly policies: readonly Remark[];
}

/** The exact odds of a command that launches nukes, or that answers a question in the drill that follows. */
export function strikeOdds(
  game: Game,
  seat: Seat,
  command: Command,
  suppositions: Suppositions = {},
): Result<StrikeOdds> {
  const position = seenBy(game, seat, suppositions);
  const attack = attackBy(position, seat, command);
  if ('code' in attack) return { ok: false, refusal: attack };
  const policies: Policies = { ...USUAL_POLICIES, ...suppositions.policies };
  const explored = explore(position, seat, command, {
    ...aboutStrike(attack.place, policies),
    throws: suppositions.throws,
  });
  if (!explored.ok) return explored;
  return {
    ok: true,
    value: {
      attacker: attack.frame.attacker,
      targets: attack.frame.salvo.map(({ at, launched }) => ({ at, nukes: launched })),
      outcomes: [...explored.value].sort(byStrikes),
      policies: tellPolicies(policies, policiesFor(attack.frame)),
    },
  };
}

type Tally = Omit<StrikeOutcome, 'gameEnds'>;

/** What is asked about the nuclear attack whose frame stands at a place of the agenda. */
export function aboutStrike(place: number, policies: Policies): Inquiry<Tally, StrikeOutcome> {
  return {
    nothing: { struck: [], shotDown: 0, blasted: false },
    count(tally, event) {
      if (event.type === 'struck') return { ...tally, struck: inBoardOrder([...tally.struck, event.zone]) };
      if (event.type === 'l-star-fired') return { ...tally, shotDown: tally.shotDown + (event.hit ? 1 : 0) };
      return event.type === 'space-blasted' ? { ...tally, blasted: true } : tally;
    },
    isOver(state) {
      const now = frameAt(state, place);
      return now === undefined || AFTER.includes(now.step);
    },
    answers: (play, asked) => answersBy(play, asked, policies),
    outcome: (play, tally) => ({ ...tally, gameEnds: play.state.ended?.how === 'coup-final' }),
  };
}

const AFTER: readonly StrategicStep[] = ['counterattack', 'over'];

/** Q-B-74: in space everybody defends their own, and there are no champions. */
function policiesFor({ salvo }: DeepReadonly<StrategicFrame>): PolicyName[] {
  return salvo.some(({ at }) => at === 'space') ? ['shots'] : ['shots', 'champions', 'secretCards'];
}

/** The nuclear attack a command belongs to, and where its frame stands on the agenda. */
function attackBy(
  position: Game,
  seat: Seat,
  command: Command,
): { readonly place: number; readonly frame: DeepReadonly<StrategicFrame> } | Refusal {
  const { agenda } = position.state;
  const trial = new Play(cloneGame(position, STILL));
  const refusal = act(trial, seat, command);
  if (typeof refusal === 'object') return refusal;
  const opened = frameAt(trial.state, agenda.length);
  if (opened !== undefined) return { place: agenda.length, frame: opened };
  const place = agenda.findLastIndex(({ procedure }) => procedure === 'strategic');
  const frame = frameAt(position.state, place);
  return frame === undefined ? refuse('no-strike', 'B-ATK-09') : { place, frame };
}

function frameAt(state: Position, place: number): DeepReadonly<StrategicFrame> | undefined {
  if (place < 0) return undefined;
  const frame = state.agenda.slice(place).find(({ procedure }) => procedure === 'strategic');
  return frame?.procedure === 'strategic' ? frame : undefined;
}

function inBoardOrder(zones: readonly Zone[]): Zone[] {
  return ZONES.filter((zone) => zones.includes(zone));
}

/** L-stars that are shot away have let a nuke through, so that fewer were shot down. */
function byStrikes({ outcome: a }: Likely<StrikeOutcome>, { outcome: b }: Likely<StrikeOutcome>): number {
  return a.struck.length - b.struck.length || b.shotDown - a.shotDown;
}
