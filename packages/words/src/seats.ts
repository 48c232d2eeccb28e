import type { Power, Seat } from '@marshall/rules';
import type { Language, Speaker, Who } from './language.ts';

/** All that sentences take from a game or a view of it: which power leads which seat. */
export interface Seated {
  readonly seats: Readonly<Record<Seat, { readonly power?: Power | undefined }>>;
}

/** Knows the seats of a game by their powers. */
export function seatsOf({ seats }: Seated): Who {
  return (seat) => seats[seat] ?? {};
}

/** Speakers of games at hand: putting the phrases of a language together costs more than many sentences. */
const speakers = new WeakMap<Language, WeakMap<Seated['seats'], Speaker>>();

/** Who speaks of a game in a language; seats are looked up when they are named, so that one speaker serves the whole game. */
export function speakerOf(language: Language, seated: Seated): Speaker {
  let known = speakers.get(language);
  if (known === undefined) {
    known = new WeakMap();
    speakers.set(language, known);
  }
  let speaker = known.get(seated.seats);
  if (speaker === undefined) {
    speaker = language.speaker(seatsOf(seated));
    known.set(seated.seats, speaker);
  }
  return speaker;
}
