// What is asked of a seat, as it is kept beside a game: as facts, for readers of any language. Older ones were kept as a
// sentence.
import { askedOf, type Game, isPower, type Power, seat as seatIdOf } from '@marshall/rules';
import { type Language, seatsOf } from '@marshall/words';
import { z } from 'zod';

const power = z.custom<Power>((value) => typeof value === 'string' && isPower(value));
const kept = z.object({
  kind: z.string(),
  facts: z.unknown().optional(),
  /** Which power leads which seat, for its sentence. */
  powers: z.record(z.string(), power),
});

/** What is asked of each seat that is waited for; which power leads which seat is the same for all of them. */
export function writeQuestions(game: Game): Record<string, string> {
  const asked: Record<string, string> = {};
  const { question, seats } = game.state;
  if (question === undefined) return asked;
  const powers: Record<string, Power> = {};
  for (const name in seats) {
    const power = seats[seatIdOf(name)]?.power;
    if (power !== undefined) powers[name] = power;
  }
  const ending = `,"powers":${JSON.stringify(powers)}}`;
  for (const seat of question.waiting) {
    const facts = askedOf(game, seat);
    asked[seat] = facts === undefined ? '' : JSON.stringify(facts).slice(0, -1) + ending;
  }
  return asked;
}

export function sayKeptQuestion(text: string, language: Language): string {
  const question = readQuestion(text);
  if (question === undefined) return text;
  const { powers, kind, facts } = question;
  const seats = Object.fromEntries(Object.entries(powers).map(([seat, power]) => [seat, { power }]));
  return language.speaker(seatsOf({ seats })).question({ kind, facts });
}

function readQuestion(text: string): z.infer<typeof kept> | undefined {
  if (!text.startsWith('{')) return undefined;
  return kept.safeParse(JSON.parse(text)).data;
}
