// The opening, in English.
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';

export const opening: RoomTexts<'opening', English> = {
  refusals: {},
  questions: {},
  events: {},
};
