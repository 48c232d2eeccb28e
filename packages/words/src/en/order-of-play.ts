// The order of play, in English.
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';

export const orderOfPlay: RoomTexts<'order-of-play', English> = {
  refusals: {},
  questions: {},
  events: {},
};
