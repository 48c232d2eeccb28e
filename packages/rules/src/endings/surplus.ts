// Units that came into somebody's hands beyond the pieces of their colour are removed, at their choice (X-06, option componentLimits).

import { z } from 'zod';
import { listOf, oneOf } from '../referee/choice.ts';
import { type CommandDef, field } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { NOBODY } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import { refuse } from '../referee/refusal.ts';
import type { FrameOf } from '../state/agenda.ts';
import { type Counts, totalOf, zonesOf } from '../state/forces.ts';
import { type Pieces, piecesIn, removePieces } from '../state/pieces.ts';
import type { Seat } from '../state/seat.ts';
import { surplusOf } from '../state/stock.ts';
import { UNIT_KINDS } from '../unit-table.ts';

export type SurplusFrame = FrameOf<'surplus'> & { seat: Seat };
export type SurplusQuestion = 'surplus';

const returnSchema = z.strictObject({
  type: z.literal('return-pieces'),
  pieces: z.array(z.string().min(1).max(120)).max(999),
});
export type ReturnPiecesCommand = z.infer<typeof returnSchema>;

export type SurplusEvent = PiecesReturned;
interface PiecesReturned extends EventBase {
  readonly type: 'pieces-returned';
  readonly seat: Seat;
  readonly pieces: readonly Pieces[];
}

export const surplusEvents: EventDefs<SurplusEvent> = {
  'pieces-returned': {
    clauses: ['X-06', 'B-KIT-08'],
    evolve: (state, { seat, pieces }) => {
      for (const each of pieces) removePieces(state, seat, each);
    },
  },
};

export const returnPiecesCommand: CommandDef<ReturnPiecesCommand> = {
  type: 'return-pieces',
  schema: returnSchema,
  answers: ['surplus'],
  clause: 'X-06',
  fields: [
    field('pieces', (play, seat, { pieces = [] }) => {
      const all = piecesOf(play, seat);
      return listOf(
        pieces,
        (prefix) =>
          oneOf(
            open(play, seat, all, prefix).map(({ key }) => key),
            () => undefined,
            () => refuse('not-too-many', 'X-06'),
          ),
        (prefix) => (open(play, seat, all, prefix).length === 0 ? undefined : refuse('goes-on:pieces', 'X-06')),
      );
    }),
  ],
  run: (play, seat, command) => {
    const pieces = counted(piecesOf(play, seat), command.pieces);
    play.emit({ type: 'pieces-returned', seat, pieces });
    // somebody who gives up their last unit in a land that is fought over has lost it, or their landing there.
    play.rulebook.settleAssaultsOn(
      play,
      seat,
      pieces.map(({ zone }) => zone),
    );
  },
};

export const surplusQuestions: QuestionDefs<SurplusQuestion> = {
  surplus: {
    only: (play, seat) => {
      const pieces = onlyPieces(play, seat);
      return pieces && { type: 'return-pieces', pieces };
    },
    clause: 'X-06',
    facts: (play, seat) => ({ units: surplusOf(play, seat) }),
    fallback: (play, seat) => ({ type: 'return-pieces', pieces: leastValuable(play, seat) }),
  },
};

export const surplusProcedures: ProcedureDefs<SurplusFrame> = {
  surplus: {
    parts: NOBODY,
    advance(play, { seat }) {
      if (play.seat(seat).out === undefined && totalOf(surplusOf(play, seat)) > 0) play.ask('surplus', [seat]);
      else play.end();
    },
  },
};

/** Lets a player who has just got units remove those for which they have no pieces; says whether they must. */
export function callSurplus(play: Play, seat: Seat): boolean {
  const must = play.options.componentLimits && totalOf(surplusOf(play, seat)) > 0;
  if (must) play.begin({ procedure: 'surplus', seat });
  return must;
}

function piecesOf(play: Play, seat: Seat): Pieces[] {
  return zonesOf(play.state.board, seat).flatMap((zone) => piecesIn(play, seat, zone));
}

/** Pieces that may still be named: of a kind of which there are too many, or carrying some. */
function open(play: Play, seat: Seat, all: readonly Pieces[], picked: readonly string[]): Pieces[] {
  const left: Counts = surplusOf(play, seat);
  for (const { kind, cargo, number } of counted(all, picked)) {
    left[kind] -= number;
    for (const each of UNIT_KINDS) left[each] -= number * (cargo[each] ?? 0);
  }
  return all.filter(
    ({ key, number, kind, cargo }) =>
      picked.filter((pick) => pick === key).length < number &&
      (left[kind] > 0 || UNIT_KINDS.some((each) => left[each] > 0 && (cargo[each] ?? 0) > 0)),
  );
}

function counted(all: readonly Pieces[], picked: readonly string[]): Pieces[] {
  return all
    .map((each) => ({ ...each, number: picked.filter((key) => key === each.key).length }))
    .filter(({ number }) => number > 0);
}

/** The only pieces that can be removed, one class after the other; undefined where there is a choice. */
function onlyPieces(play: Play, seat: Seat): string[] | undefined {
  const all = piecesOf(play, seat);
  const picked: string[] = [];
  for (;;) {
    const [next, ...others] = open(play, seat, all, picked);
    if (next === undefined) return picked;
    if (others.length > 0) return undefined;
    picked.push(next.key);
  }
}

/** the least valuable, the empty before the laden. */
function leastValuable(play: Play, seat: Seat): string[] {
  const all = piecesOf(play, seat).sort((a, b) => worth(play, a) - worth(play, b));
  const picked: string[] = [];
  for (let next = open(play, seat, all, picked)[0]; next !== undefined; next = open(play, seat, all, picked)[0])
    picked.push(next.key);
  return picked;
}

function worth(play: Play, { kind, cargo }: Pieces): number {
  let sum = play.rulebook.unit(kind).detenteValue;
  for (const each of UNIT_KINDS) sum += (cargo[each] ?? 0) * play.rulebook.unit(each).detenteValue;
  return sum;
}
