// What German beginners ask finds its paragraph among the first three.
import { expect, test } from 'vitest';
import { handbook } from '../de/handbook/index.ts';
import { type Needs, OUTLINE, type ParagraphId } from './outline.ts';
import { searchIn } from './search.ts';
import { termsIn } from './terms.ts';

const QUESTIONS: readonly (readonly [string, ParagraphId])[] = [
  ['Wie gewinne ich?', 'how-to-win'],
  ['Was ist das Ziel des Spiels', 'how-to-win'],
  ['detente', 'detente'],
  ['Détente', 'detente'],
  ['Kann man früher aufhören', 'detente'],
  ['Wie lange dauert eine Partie', 'detente'],
  ['Wie wird am Ende gerechnet', 'wealth'],
  ['Was ist ein Unternehmen am Ende wert', 'wealth'],
  ['Gleichstand', 'wealth'],
  ['Atomkrieg Ende der Welt', 'coup-final'],
  ['Was bedeuten die Sterne', 'stars'],
  ['Was ist ein Zyklus', 'the-cycle'],
  ['Welche Phasen gibt es', 'the-cycle'],
  ['Wie viel Geld habe ich am Anfang', 'start'],
  ['Wie viele Spieler', 'players'],
  ['Wofür sind die Bietsteine?', 'bids'],
  ['geheimes Gebot', 'bids'],
  ['Wer fängt an', 'order'],
  ['Warum werde ich nach dem Passen wieder gefragt', 'passing'],
  ['Warum kann ich in der ersten Runde nicht angreifen', 'first-cycle'],
  ['Was passiert, wenn ich den Sold nicht zahle', 'salaries'],
  ['kredit bei der bank aufnehmen', 'loans'],
  ['Ich habe kein Geld mehr', 'loans'],
  ['zahlungsunfähig', 'default'],
  ['Warum fördert mein Unternehmen nichts', 'production'],
  ['Wie viel kann ich lagern', 'production'],
  ['Wie verkaufe ich Öl', 'selling'],
  ['Wie verdiene ich Geld', 'selling'],
  ['Warum ist der Preis gefallen?', 'prices'],
  ['Wie kaufe ich Getreide', 'buying'],
  ['Wie finde ich neue Unternehmen', 'prospecting'],
  ['Wie öffne ich ein Unternehmen', 'open-company'],
  ['Wie funktioniert ein Angriff', 'attacking'],
  ['Was kann meine Flotte angreifen', 'reach'],
  ['Was ist ein Satz Vorräte', 'battle-cost'],
  ['Wie viele Würfel habe ich in der Schlacht', 'dice'],
  ['Wer wählt die Verluste', 'losses'],
  ['Wie erobere ich ein Gebiet', 'occupying'],
  ['Kann ich mich zurückziehen?', 'defending'],
  ['Kann ich mich ergeben', 'defending'],
  ['Verstärkung', 'reinforcing'],
  ['Was ist ein Gegenangriff', 'counterattack'],
  ['leeres Gebiet angreifen', 'militia'],
  ['Landung vom Meer', 'landing'],
  ['fallschirmjäger', 'airborne'],
  ['Blockade', 'blockade'],
  ['Belagerung', 'siege'],
  ['Was macht eine Atomrakete', 'nukes'],
  ['Atomrakete starten', 'launching'],
  ['Was macht ein L-Stern', 'l-stars'],
  ['Wie verteidige ich mich gegen Atomraketen', 'l-stars'],
  ['Champion', 'champions'],
  ['Erstschlag', 'first-strike'],
  ['Weltraumschlag', 'space-blast'],
  ['Was kostet eine Bewegung', 'move-costs'],
  ['Wie fliegt eine Armee', 'march'],
  ['Armeen mit Schiffen transportieren', 'convoy'],
  ['Durchzugsrecht', 'passage'],
  ['Jemand hat mein Heimatgebiet ohne Kampf genommen', 'empty-home'],
  ['Wem gehört ein Unternehmen in einem eroberten Gebiet', 'taking-cards'],
  ['Was kostet eine Armee', 'units'],
  ['Wo kann ich eine Flotte bauen', 'where-to-build'],
  ['Wie bekomme ich Atomraketen', 'weapons'],
  ['Wie funktioniert die Forschung', 'research'],
  ['Waffenbasar', 'bazaar'],
  ['Wann kann ich mit anderen handeln', 'trading'],
  ['Muss ich mein Versprechen halten', 'promises'],
  ['Geld an einen Mitspieler verleihen', 'player-loans'],
  ['Direktlieferung', 'drop-ship'],
  ['Was können die anderen sehen?', 'secrets'],
  ['Was bekomme ich, wenn ich eine Macht erobere', 'captured'],
  ['Was passiert, wenn ich alle Heimatgebiete verliere', 'captured'],
  ['Wie gebe ich auf', 'resigning'],
  ['Sind die Würfel fair', 'fair-dice'],
  ['Was ist ein Truppentransporter', 'apc-units'],
  ['Wie bekomme ich Technik', 'tech-cards'],
  ['Handelsschiffe', 'ships'],
  ['Geleit', 'ship-battles'],
  ['Kolonialtruppen', 'legions'],
  ['Was bedeutet der Buchstabe D', 'chart-results'],
];

const search = searchIn(handbook, new Set<Needs>(['apc', 'chart', 'highTech', 'merchantMarine']));

test.each(QUESTIONS)('“%s” finds %s', (question, paragraph) => {
  expect(search(question).slice(0, 3)).toContain(paragraph);
});

test('sixty questions and more are asked', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(60);
});

test('every paragraph and every card is there and short', () => {
  const ids = OUTLINE.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
  expect(Object.keys(handbook.paragraphs).sort()).toEqual([...ids].sort());
  for (const { text } of Object.values(handbook.paragraphs)) {
    expect(text.length).toBeLessThan(460);
    expect(text).toMatch(/[.?!]$/);
  }
  for (const { text } of Object.values(handbook.terms)) expect(text.length).toBeLessThan(140);
});

test('terms are found in their inflected forms', () => {
  const found = termsIn(handbook.terms)('Mit zwei Bietsteinen und einem Satz Vorräte aus dunkelblauen Meeren.');
  expect(found.flatMap(({ term }) => term ?? [])).toEqual(['cube', 'set', 'dark-sea']);
});
