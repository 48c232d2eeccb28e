// Whole games of every set, and every refusal there is, said in every language: nothing missing, nothing clumsy.
import { askedOf, type Game, perform, quickStream, redact, type Viewer } from '@marshall/rules';
import { OBSTACLES, playRandomGame, randomMove, randomWar, refusalIn, SETS, WARLIKE } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import type { Language } from './language.ts';
import { seatsOf } from './seats.ts';

const SPOKEN: readonly Language[] = [en, de, es];
const PROOF = process.env.MARSHALL_PROOF === '1';
const GAMES = PROOF ? 12 : 1;
/** A line of the log that is longer is a ledger, not a report. */
const LONGEST = 200;

/** What nobody should read, in any language. */
const WRONG =
  /undefined|NaN|\[object|null|\.\.(?!\.)|\s\s|\s[.,;:!?]|^\s|\s$|^\p{Ll}|(?<!\b(?:Co|Mio|St))[.?!] \p{Ll}|\b1 (armies|navies|ships|cubes|cards|points|nukes|offers|sets|companies|units|minerals|dice|zones|seas|territories|moves|events|cycles|loads|levels)\b|\ba (oil|army|unopened|L-star|APC)\b|\ban (grain|mineral|navy|nuke)\b/u;
/** What nobody should read in one language: articles that run together, a plural of one, a question that does not open. */
const WRONG_IN: Readonly<Partial<Record<string, RegExp>>> = {
  de: /: (der|die|den) (USA|Sowjetunion) (verlier|lieg|ist|sind|hat|haben|würfel|kann|könn|kämpf|nimm|nehm)|(?<!, )\b(von|in|an|bei|zu) dem\b|\bzu der\b|\bin das\b|(?<![\d.])1 (Armeen|Flotten|Handelsschiffe|Schiffe|Bietsteine|Karten|Punkte|Atomraketen|L-Sterne|Sätze|Häfen|Angebote)\b|\b(USA|Britischen Inseln) (ist(?! niemand)|hat|wird|kann|greift|verliert|zahlt|baut|kauft)\b|\b(in|nach|von|an) (in|nach|aus|im|am)\b/u,
  es: /(?<!\p{L})(de|a) el\b|(?<!\p{L})(en|de|a|por|con|contra) (en|de|a)\b|(?<![\d.])1 (\p{L}+(es|os|as)|L-stars)\b|británicas (es|ha|tiene|está|limita)(?!\p{L})|\by [iI](?![ao])|^[^¿]*\?|(?<!no )(?<!Nadie )\b(coloca|compra|construye|paga|pierde|recibe|vende)n? nada\b/u,
};

/** A die that nobody says the purpose of; the militia’s own say it by themselves. */
const BARE: Readonly<Record<string, RegExp>> = {
  en: /^(?!The militia).* rolls an? \d\.$|^A die shows/u,
  de: /^(?!.*Miliz).* würfel\p{L}+ eine \d\.$|^Ein Würfel zeigt/u,
  es: /^(?!La milicia).* saca\p{L}* un \d\.$|^Un dado/u,
};

function faultIn(sentence: string | undefined, code: string): string | undefined {
  if (sentence === undefined) return undefined;
  const wrong = WRONG.exec(sentence) ?? WRONG_IN[code]?.exec(sentence) ?? null;
  if (wrong !== null) return `“${wrong[0]}” in: ${sentence}`;
  return /[.?!)]$/.test(sentence) ? undefined : `no end: ${sentence}`;
}

type Happened = readonly Parameters<typeof redact>[0][];

/** Says what happened to everybody who hears it, and keeps what is wrong with how it is said. */
const listen = (language: Language, found: Set<string>) => (game: Game, happened: Happened) => {
  const speaker = language.speaker(seatsOf(game.state));
  const viewers: readonly Viewer[] = ['spectator', ...game.state.order];
  // What is public is the same for all of them.
  for (const event of happened)
    for (const seen of new Set(viewers.map((viewer) => redact(event, viewer)))) {
      const sentence = seen === undefined ? undefined : speaker.event(seen);
      const wrong = faultIn(sentence, language.code);
      if (wrong !== undefined) found.add(`${event.type}: ${wrong}`);
      if (event.type === 'rolled' && BARE[language.code]?.test(sentence ?? ''))
        found.add(`what ${event.name} is for: ${sentence}`);
      if ((sentence?.length ?? 0) > LONGEST) found.add(`${event.type}: ${sentence?.length} characters: ${sentence}`);
    }
  for (const asked of game.state.question?.waiting ?? []) {
    const question = askedOf(game, asked);
    const wrong = question === undefined ? undefined : faultIn(speaker.question(question), language.code);
    if (wrong !== undefined) found.add(`${question?.kind}: ${wrong}`);
  }
};

test.each(SETS.map((set, i) => [set.name, set, i] as const))('whole games with %s', (_name, { options }, i) => {
  const found = new Map(SPOKEN.map((language) => [language, new Set<string>()]));
  const hear = (game: Game, happened: Happened) => {
    for (const [language, wrong] of found) listen(language, wrong)(game, happened);
  };
  for (let n = 0; n < GAMES; n++)
    playRandomGame(
      { players: 2 + ((i + n) % 5), seed: `said ${i} ${n}`, options: { ...options, detenteCycle: 3 } },
      (game, _seat, _command, events) => hear(game, events),
    );
  const { game } = randomWar(`said war ${i}`, options);
  const players = quickStream(`players of said war ${i}`);
  for (let n = 0; n < 60 * GAMES && game.state.ended === undefined; n++) {
    const { seat, command } = randomMove(game, players, WARLIKE);
    const result = perform(game, seat, command);
    if (result.ok) hear(game, result.value);
  }
  for (const [{ code }, wrong] of found) expect([...wrong], code).toEqual([]);
});

test.each(SPOKEN.map((language) => [language.code, language] as const))('%s: every refusal', (_code, language) => {
  const found: string[] = [];
  for (const rows of Object.values(OBSTACLES))
    for (const row of rows) {
      const { refusal, board } = refusalIn(row);
      if (refusal === undefined) continue;
      const sentence = language.speaker(board && seatsOf(board.game.state)).refusal(refusal);
      const wrong = sentence === refusal.message ? `no sentence: ${refusal.message}` : faultIn(sentence, language.code);
      if (wrong !== undefined) found.push(`${refusal.message}: ${wrong}`);
    }
  expect(found).toEqual([]);
});
