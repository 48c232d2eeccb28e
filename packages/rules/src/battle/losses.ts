// Step D, the losses: what a roller's points may remove, what they pick, and what goes down with it (B-ATK-34 to -39).
import { z } from 'zod';
import type { Zone } from '../board/index.ts';
import { listOf, oneOf } from '../referee/choice.ts';
import type { Clause } from '../referee/cite.ts';
import { type CommandDef, field } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { oncePerDeed } from '../referee/once.ts';
import type { Play } from '../referee/play.ts';
import type { QuestionDefs } from '../referee/procedure.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { totalOf } from '../state/forces.ts';
import { type Pieces, removePieces } from '../state/pieces.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly, State } from '../state/state.ts';
import { sure } from '../sure.ts';
import { UNIT_KINDS, type UnitKind } from '../unit-table.ts';
import {
  type BattleRecord,
  battleIn,
  battleOf,
  type Committed,
  type ConventionalFrame,
  piecesOf,
  type Side,
} from './battle.ts';

export type LossesQuestion = 'losses';

const lossesSchema = z.strictObject({
  type: z.literal('remove-losses'),
  losses: z.array(z.string().min(1).max(120)).max(999),
});
export type RemoveLossesCommand = z.infer<typeof lossesSchema>;

export type LossesEvent = UnitsLost;
/** Pieces of one side that the other side's points removed, what they carried included. */
interface UnitsLost extends EventBase {
  readonly type: 'units-lost';
  readonly side: Side;
  readonly seat: Seat;
  readonly losses: readonly Pieces[];
}

export const lossesEvents: EventDefs<LossesEvent> = {
  'units-lost': {
    clauses: ['B-ATK-34', 'B-ATK-35', 'Q-B-47'],
    evolve: (state, event) => {
      const battle = battleIn(state);
      for (const lost of event.losses) {
        removePieces(state, event.seat, lost);
        if (event.side === 'attacker') {
          for (const committed of battle.committed) without(committed, lost);
          for (const fleet of fleetsOf(state, battle)) without(fleet, lost);
        }
      }
      battle.picked.push(event.side === 'attacker' ? 'defender' : 'attacker');
      if (event.side === 'attacker') battle.boats = [];
    },
  },
};

export const removeLossesCommand: CommandDef<RemoveLossesCommand> = {
  type: 'remove-losses',
  schema: lossesSchema,
  answers: ['losses'],
  clause: 'B-ATK-35',
  fields: [
    field('losses', (play, seat, { losses = [] }) => {
      const pieces = struckPieces(play, seat);
      const choice = listOf<string>(
        losses,
        (prefix) => {
          const points = pointsLeft(play, seat, pieces, prefix);
          return oneOf(
            openLosses(play, seat, pieces, prefix).map(({ key }) => key),
            () => undefined,
            (key) => {
              const piece = pieces.find((each) => each.key === key);
              return (
                (piece === undefined ? undefined : whyKept(play, seat, pieces, prefix, piece)) ??
                whyNotALoss(play, piece, prefix, points)
              );
            },
          );
        },
        () => undefined,
      );
      // Most lists are legal, and that is seen piece by piece; what a prefix offers is only found to say why one is not.
      return {
        domain: choice.domain,
        refuse: (chosen) => (areOpen(play, seat, pieces, chosen) ? undefined : choice.refuse(chosen)),
      };
    }),
  ],
  run: (play, seat, { losses }) => {
    takeLosses(play, sideOf(play, seat), struckPieces(play, seat), losses);
  },
};

export const lossesQuestions: QuestionDefs<LossesQuestion> = {
  losses: {
    only: (play, seat) => {
      const losses = onlyLosses(play, seat);
      return losses && { type: 'remove-losses', losses };
    },
    clause: 'B-ATK-35',
    facts: (play, seat) => ({
      points: sure(battleOf(play).points[sideOf(play, seat)]),
      most: bestLosses(play, seat).length,
      takes: takesOf(play, seat),
    }),
    fallback: (play, seat, kinds) => ({ type: 'remove-losses', losses: bestLosses(play, seat, kinds) }),
  },
};

/** How many points each kind of unit on the other side takes. */
function takesOf(play: Play, seat: Seat): { unit: UnitKind; points: number }[] {
  const kinds = [...new Set(struckPieces(play, seat).map(({ kind }) => kind))];
  return kinds.map((unit) => ({ unit, points: killPoints(play, unit) }));
}

function whyNotALoss(play: Play, piece: Pieces | undefined, picks: readonly string[], points: number): Refusal {
  if (piece === undefined) return refuse('not-in-battle', 'B-ATK-34');
  const { kind: unit, key, number } = piece;
  if (timesIn(picks, key) >= number) return refuse('none-left:losses', 'B-ATK-34', { unit });
  return refuse('not-a-loss', 'B-ATK-34', { unit, needs: killPoints(play, unit), points });
}

/** What a roller removes where they have nothing to choose: one sort of unit after the other, or everything; undefined if they have. */
function onlyLosses(play: Play, roller: Seat): string[] | undefined {
  const pieces = struckPieces(play, roller);
  const picks: string[] = [];
  for (;;) {
    const [next, ...others] = openLosses(play, roller, pieces, picks);
    if (next === undefined) return picks;
    if (others.length > 0) break;
    picks.push(next.key);
  }
  const best = bestLosses(play, roller);
  return best.length === pieces.reduce((sum, { number }) => sum + number, 0) ? best : undefined;
}

function clausesOfLosses(battle: DeepReadonly<ConventionalFrame>, struck: Side, losses: readonly Pieces[]): Clause[] {
  const clauses: Clause[] = [struck === 'defender' ? 'B-ATK-34' : 'B-ATK-37', 'B-ATK-35', 'Q-B-47'];
  if (losses.some(({ cargo }) => totalOf(cargo) > 0)) clauses.push('B-ATK-39', 'Q-B-48');
  if (struck === 'attacker' && battle.committed.length > 1) clauses.push('B-TAC-06', 'X-12');
  return clauses;
}

/** Takes picked pieces off the board, by the points of a roll or by the clauses given. */
export function takeLosses(
  play: Play,
  roller: Side,
  pieces: readonly Pieces[],
  picks: readonly string[],
  clauses?: readonly Clause[],
): void {
  const battle = battleOf(play);
  const struck: Side = roller === 'attacker' ? 'defender' : 'attacker';
  const losses = pieces
    .map((each) => ({ ...each, number: timesIn(picks, each.key) }))
    .filter(({ number }) => number > 0);
  play.emit({
    type: 'units-lost',
    side: struck,
    seat: struck === 'attacker' ? battle.attacker : sure(battle.defender),
    losses: withTheirTroops(battle.to, pieces, losses),
    clauses: clauses ?? clausesOfLosses(battle, struck, losses),
  });
  play.rulebook.afterLosses(play, battle, struck, losses);
}

/** Option assaultTroops: a boat takes down the troops it landed, as far as they have not been removed themselves. */
function withTheirTroops(beach: Zone, pieces: readonly Pieces[], losses: readonly Pieces[]): Pieces[] {
  const all = [...losses];
  for (const { troops, number } of losses) {
    if (troops === undefined) continue;
    for (const kind of UNIT_KINDS) {
      const ashore = pieces.find((each) => each.zone === beach && each.kind === kind && totalOf(each.cargo) === 0);
      if (ashore === undefined) continue;
      const at = all.findIndex(({ key }) => key === ashore.key);
      const gone = all[at]?.number ?? 0;
      const lost = { ...ashore, number: Math.min(ashore.number, gone + number * (troops[kind] ?? 0)) };
      if (at >= 0) all[at] = lost;
      else if (lost.number > 0) all.push(lost);
    }
  }
  return all;
}

/** Takes lost pieces off what was committed in their zone; for evolve only. */
function without(committed: Committed, lost: Pieces): void {
  if (committed.zone !== lost.zone) return;
  const units: Partial<Record<UnitKind, number>> = { ...committed.units };
  units[lost.kind] = (units[lost.kind] ?? 0) - lost.number;
  committed.units = units;
}

/** The navies of the assault under way, which fight in its later rounds too; for evolve only. */
function fleetsOf(state: State, { attacker, to }: BattleRecord): Committed[] {
  return state.assaults.flatMap(({ seat, zone, fleet }) =>
    seat === attacker && zone === to && fleet !== undefined ? [fleet] : [],
  );
}

/** the kinds that are named, in their order; then what dies for the fewest points, then the most valuable. */
function bestLosses(play: Play, seat: Seat, kinds: readonly UnitKind[] = []): string[] {
  const pieces = struckPieces(play, seat);
  const order = [...pieces].sort(
    (a, b) =>
      place(kinds, a) - place(kinds, b) ||
      killPoints(play, a.kind) - killPoints(play, b.kind) ||
      worth(play, b) - worth(play, a),
  );
  const picks: string[] = [];
  for (;;) {
    const [best] = openLosses(play, seat, order, picks);
    if (best === undefined) return picks;
    picks.push(best.key);
  }
}

/** Where a piece stands in an order of kinds; those that are not named come last. */
export function place(kinds: readonly UnitKind[], { kind }: Pieces): number {
  const at = kinds.indexOf(kind);
  return at < 0 ? kinds.length : at;
}

function worth(play: Play, { kind, cargo, troops = {} }: Pieces): number {
  let sum = play.rulebook.unit(kind).detenteValue;
  for (const each of play.rulebook.kinds)
    sum += ((cargo[each] ?? 0) + (troops[each] ?? 0)) * play.rulebook.unit(each).detenteValue;
  return sum;
}

/** Whether the picks of a list may all be removed, each after those before it. */
function areOpen(play: Play, roller: Seat, pieces: readonly Pieces[], picks: readonly string[]): boolean {
  const battle = battleOf(play);
  const side = sideOf(play, roller);
  let left = sure(battle.points[side]);
  for (let i = 0; i < picks.length; i++) {
    const piece = pieces.find(({ key }) => key === picks[i]);
    if (piece === undefined) return false;
    const before = i === 0 ? NO_PICKS : picks.slice(0, i);
    if (!isOpen(play, battle, side, pieces, before, left, piece)) return false;
    left -= killPoints(play, piece.kind);
  }
  return true;
}

const NO_PICKS: readonly string[] = [];

/** Whether a piece may be removed next: some of it is left, the points reach, and nothing protects it. */
function isOpen(
  play: Play,
  battle: DeepReadonly<ConventionalFrame>,
  side: Side,
  pieces: readonly Pieces[],
  picks: readonly string[],
  left: number,
  piece: Pieces,
): boolean {
  return (
    killPoints(play, piece.kind) <= left &&
    timesIn(picks, piece.key) < piece.number &&
    play.rulebook.mayRemove(play, battle, side, pieces, picks, piece) === undefined
  );
}

function timesIn(picks: readonly string[], key: string): number {
  let times = 0;
  for (const pick of picks) if (pick === key) times++;
  return times;
}

/** What may be removed next: of which some is left, for which the points reach, and which nothing protects. */
export function openLosses(play: Play, roller: Seat, pieces: readonly Pieces[], picks: readonly string[]): Pieces[] {
  const battle = battleOf(play);
  const side = sideOf(play, roller);
  const left = pointsLeft(play, roller, pieces, picks);
  return pieces.filter((piece) => isOpen(play, battle, side, pieces, picks, left, piece));
}

function whyKept(
  play: Play,
  roller: Seat,
  pieces: readonly Pieces[],
  picks: readonly string[],
  piece: Pieces,
): Refusal | undefined {
  return play.rulebook.mayRemove(play, battleOf(play), sideOf(play, roller), pieces, picks, piece);
}

/** The pieces that a roller's points may remove. */
export const struckPieces: (play: Play, roller: Seat) => readonly Pieces[] = oncePerDeed((play, roller) =>
  piecesOf(play, battleOf(play), sideOf(play, roller) === 'attacker' ? 'defender' : 'attacker'),
);

function sideOf(play: Play, seat: Seat): Side {
  return battleOf(play).attacker === seat ? 'attacker' : 'defender';
}

function pointsLeft(play: Play, roller: Seat, pieces: readonly Pieces[], picks: readonly string[]): number {
  let left = sure(battleOf(play).points[sideOf(play, roller)]);
  for (const pick of picks) {
    const piece = pieces.find(({ key }) => key === pick);
    if (piece !== undefined) left -= killPoints(play, piece.kind);
  }
  return left;
}

function killPoints(play: Play, kind: UnitKind): number {
  return play.rulebook.unit(kind).killPoints;
}
