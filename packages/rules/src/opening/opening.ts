// Making a game ready, step by step in the order of X-05; each step is a procedure of its own.
import { NOBODY } from '../referee/parts.ts';
import type { ProcedureDefs } from '../referee/procedure.ts';
import type { FrameOf } from '../state/agenda.ts';

export type OpeningFrame = FrameOf<'opening'> & { step: number };

export const openingProcedures: ProcedureDefs<OpeningFrame> = {
  opening: {
    parts: NOBODY,
    advance(play, frame) {
      const step = play.rulebook.openingSteps(play.options)[frame.step];
      if (step === undefined) {
        play.end();
        play.begin({ procedure: 'cycle', stage: 0 });
        return;
      }
      play.step<OpeningFrame>('opening', { step: frame.step + 1 });
      play.enter(step);
    },
  },
};
