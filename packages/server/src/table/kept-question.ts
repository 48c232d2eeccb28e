// What is asked of a seat, as it is kept beside a game: as facts, for readers of any language. Older ones were kept as a
// sentence.
import { askedOf, type Game, isPower, type Power, type Seat } from '@marshall/rules';
import { type Language, seatsOf } from '@marshall/words';
import { z } from 'zod';

const power = z.custom<Power>((value) => typeof value === 'string' && isPower(value));
const kept = z.object({
  kind: z.string(),
  facts: z.unknown().optional(),
  /** Which power leads which seat, for its sentence. */
  powers: z.record(z.string(), power),
});

export function writeQuestion(game: Game, seat: Seat): string {
  const asked = askedOf(game, seat);
  if (asked === undefined) return '';
  const powers: Record<string, Power> = {};
  for (const [name, { power }] of Object.entries(game.state.seats)) if (power !== undefined) powers[name] = power;
  return JSON.stringify({ ...asked, powers });
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
