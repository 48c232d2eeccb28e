// What one viewer is shown of a game in memory: his view, and what he may do.
import { options, sayQuestion, type Viewer, view, whyNoUndo } from '@marshall/rules';
import type { Loaded } from './loading.ts';
import type { PositionOf } from './terms.ts';

/** The position of a viewer; only a seat is offered and asked something. */
export function positionOf({ paper, feeds }: Loaded, viewer: Viewer): PositionOf {
  const seat = viewer === 'spectator' ? undefined : viewer;
  return {
    feed: feeds[viewer] ?? 0,
    view: view(paper.game, viewer),
    offers: seat === undefined ? [] : options(paper.game, seat),
    asks: seat === undefined ? undefined : sayQuestion(paper.game, seat),
    undo: seat !== undefined && whyNoUndo(paper, seat) === undefined,
  };
}
