// Battles reckoned ahead, in English.
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';

export const odds: RoomTexts<'odds', English> = {
  refusals: {},
  questions: {},
  events: {},
};
