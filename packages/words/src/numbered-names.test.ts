// Some names are of many: the British Isles are, die USA sind. Every sentence that can name them is said with them.
import {
  askedOf,
  type GameEvent,
  isSea,
  isZone,
  perform,
  quickStream,
  type Refusal,
  seat,
  type Zone,
} from '@marshall/rules';
import { OBSTACLES, randomMove, randomWar, refusalIn, SETS, WARLIKE } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { de } from './de/index.ts';
import { page as germanPage } from './de/page/index.ts';
import { en } from './en/index.ts';
import { page as englishPage } from './en/page/index.ts';
import { reasons } from './en/reasons.ts';
import { es } from './es/index.ts';
import { page as spanishPage } from './es/page/index.ts';
import type { Language, Questioned } from './language.ts';
import type { Reason } from './reasons.ts';

/** The names of many, on land and at sea. */
const LAND: Zone = 'british-isles';
const SEA: Zone = 'straits-of-malacca';

/** The same facts about other places: each becomes the one whose name is of many. */
function elsewhere<T>(facts: T): T;
function elsewhere(facts: unknown): unknown {
  if (typeof facts === 'string') return isZone(facts) ? (isSea(facts) ? SEA : LAND) : facts;
  if (Array.isArray(facts)) return facts.map((each: unknown) => elsewhere(each));
  if (typeof facts !== 'object' || facts === null) return facts;
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, elsewhere(value)]));
}

const refusals: Refusal[] = [];
for (const rows of Object.values(OBSTACLES))
  for (const row of rows) {
    const { refusal } = refusalIn(row);
    if (refusal !== undefined) refusals.push(elsewhere(refusal));
  }

const events: GameEvent[] = [];
const questions: Questioned[] = [];
for (const { options } of SETS) {
  const { game } = randomWar('names of many', options);
  const players = quickStream('players of names of many');
  for (let n = 0; n < 60 && game.state.ended === undefined; n++) {
    const { seat, command } = randomMove(game, players, WARLIKE);
    const result = perform(game, seat, command);
    if (result.ok) events.push(...result.value.map(elsewhere));
    for (const asked of game.state.question?.waiting ?? []) {
      const question = askedOf(game, asked);
      if (question !== undefined) questions.push(elsewhere(question));
    }
  }
}

/** Reasons with places; each takes the figures that it knows. */
const advice = Object.keys(reasons).flatMap((reason) =>
  reason === 'usual'
    ? []
    : [0, 2].map((there) => {
        const places = { to: LAND, zone: LAND, sea: SEA, from: LAND };
        const others = { rival: seat('usa'), against: seat('usa'), lender: seat('usa'), foe: seat('usa'), there };
        const sums = {
          units: 2,
          ships: 2,
          sunk: 2,
          worth: 900,
          cost: 100,
          amount: 500,
          price: 400,
          after: 300,
          win: 0.5,
        };
        const rest = { stage: 4, level: 2, plan: [3], lines: ['army'], resource: 'oil', gives: 'oil', wants: 'grain' };
        const more = { weapon: 'nuke', technology: 'army', because: 'too-little', gain: 100, hold: 0.5, hired: true };
        // Made of all figures, of which a reason has some.
        return { ...places, ...others, ...sums, ...rest, ...more, reason } as unknown as Reason;
      }),
);

/** A verb in the singular behind such a name, unless the name belongs to what stands before it. */
const SINGULAR: Readonly<Record<Language['code'], RegExp>> = {
  en: /(?:^|[.:;,!?] |\b(?:that|if|because|when|while|but|since|before|after|until|so|which) )(?:the )?(?:British Isles|Straits of Malacca) (?:isn’t|hasn’t|doesn’t|(?!across\b)\p{Ll}+s)(?!\p{L})/iu,
  de: /(?<!\b(?:gegen|für|an|um|durch|auf|in|ohne|über|von|der|und|nach|zu|bei|niemand) )die (?:USA|Britischen Inseln) (?:wird|kann|muss|darf|will|soll|(?!nicht|jetzt|dort|erst|mit|selbst|bereits|sonst|zuletzt|zuerst)\p{Ll}+t)(?!\p{L})/iu,
  es: /(?<!\b(?:en|de|a|por|para|con|contra|desde|hacia|sobre|y) )las islas británicas (?:no )?(?:es|está|ha|tiene|vale|limita|da|queda|necesita|pertenece|puede|sigue|permite|fue|era|será|estará|cae|arde)(?!\p{L})/iu,
};

test.each([
  ['en', en, englishPage, ['the British Isles', 'British Isles']],
  ['de', de, germanPage, ['die Britischen Inseln', 'Britische Inseln']],
  ['es', es, spanishPage, ['las islas británicas']],
] as const)('%s: no verb in the singular behind a name of many', (code, language, page, names) => {
  const speaker = language.speaker(() => ({ power: 'usa' }));
  const sentences = [
    ...refusals.map(speaker.refusal),
    ...events.map(speaker.event),
    ...questions.map(speaker.question),
    ...advice.map(speaker.reason),
    ...names.flatMap((name) => [page.scenes.taken(name), page.moment.odds.strike(name), page.warnings.empty(name, 0)]),
  ];
  const wrong = new Set(sentences.filter((sentence) => sentence !== undefined && SINGULAR[code].test(sentence)));
  expect([...wrong]).toEqual([]);
});
