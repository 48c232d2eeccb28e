// What a general would do in the player's place, with its figures: from what the seat knows, and nothing else.
import { adviseOn, type Moment, type Weighed } from '@marshall/bots';
import type { Draft } from '../session/session.ts';
import { imagined, oddsOf } from './advice.ts';
import type { Suggested, Suggestion } from './messages.ts';

/** The general's answer to what is asked, with up to two others; the same view gives the same suggestion. */
export function suggestionFor(moment: Moment): Suggestion {
  const { best, others, against } = adviseOn(moment);
  const game = imagined(moment);
  const suggested = ({ command, ...worth }: Weighed): Suggested => {
    // A command is plain data, as a draft is.
    const draft = { ...command } as Draft;
    const odds = oddsOf(game, moment.seat, draft)?.rows ?? [];
    return { command: draft, ...worth, ...(odds.length === 0 ? {} : { odds }) };
  };
  return {
    best: suggested(best),
    others: others.map(suggested),
    ...(against === undefined ? {} : { against }),
  };
}
