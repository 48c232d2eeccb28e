// The Military Conflict Chart, in English.
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';

export const conflictChart: RoomTexts<'conflict-chart', English> = {
  refusals: {},
  questions: {},
  events: {},
};
