// Trade, loans and the market, in English.
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';

export const commerce: RoomTexts<'commerce', English> = {
  refusals: {},
  questions: {},
  events: {},
};
