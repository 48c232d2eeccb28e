// The referee itself, in English.
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';

export const referee: RoomTexts<'referee', English> = {
  refusals: {},
  questions: {},
  events: {},
};
