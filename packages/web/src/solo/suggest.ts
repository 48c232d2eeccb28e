// What a general would do in the player's place, with its figures: from what the seat knows, and nothing else.
import { adviseOn, type Moment, type Weighed } from '@marshall/bots';
import { type Reason, speakerOf } from '@marshall/words';
import { language } from '../language.ts';
import type { Draft } from '../session/session.ts';
import { imagined, oddsOf } from './advice.ts';
import type { Suggested, Suggestion } from './messages.ts';

/** The general's answer to what is asked, with up to two others; the same view gives the same suggestion. */
export function suggestionFor(moment: Moment): Suggestion {
  const { best, others, against } = adviseOn(moment);
  const game = imagined(moment);
  const suggested = ({ command, why, ...worth }: Weighed & { readonly why?: Reason }): Suggested => {
    // A command is plain data, as a draft is.
    const draft = { ...command } as Draft;
    const odds = oddsOf(game, moment.seat, draft)?.rows ?? [];
    const said = why && { why: speakerOf(language, game.state).reason(why) };
    return { command: draft, ...worth, ...(odds.length === 0 ? {} : { odds }), ...said };
  };
  return {
    best: suggested(best),
    others: others.map(suggested),
    ...(against === undefined ? {} : { against }),
  };
}
