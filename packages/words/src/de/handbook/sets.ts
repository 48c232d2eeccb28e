// The expansions and the chart, for readers, in German.
import type { Told } from '../../handbook/outline.ts';

export const sets = {
  'apc-units': {
    title: 'Was ist ein Truppentransporter (APC)?',
    text: 'Er trägt bis zu drei Armeen und schützt sie. Er kostet einen ganzen Satz Vorräte und 300\u00a0Mio.\u00a0$, dazu 10\u00a0Mio.\u00a0$ Sold pro Zyklus. Jeder Spieler beginnt mit einem. Bauen kannst du ihn in der Heimat, oder im Ausland, wo eine Armee von dir steht.',
    asked: 'Truppentransporter APC Panzer Fahrzeug Kosten bauen transportieren',
  },
  'apc-moves': {
    title: 'Wie bewegen sich Truppentransporter?',
    text: 'Sie fahren für 2 Öl pro Gebiet, fliegen in Phase 5 oder als Verstärkung für 4 Öl überallhin oder reisen auf einer Flotte: Sie nimmt zwei Truppentransporter, oder einen und zwei Armeen. Armeen steigen für 1 Öl pro Gruppe ein und kostenlos aus.',
    asked: 'Truppentransporter APC bewegen fahren fliegen transportieren einsteigen aussteigen',
  },
  'apc-battle': {
    title: 'Wie ändern Truppentransporter die Schlacht?',
    text: 'Jede Seite nennt die Einheit, die sie zuerst zerstören will. Den Würfel für Feuerkraft bekommt, wer mehr davon hat (Armee oder Flotte 1, Truppentransporter 2), ein großer Vorsprung bringt Punkte. Ein Truppentransporter kostet 8 Punkte und kann den Schaden für Armeen neben ihm abfangen. Verfehlst du das erste Ziel, sind die Punkte verloren.',
    asked: 'Truppentransporter APC Schlacht Feuerkraft Ziel 8 Punkte abfangen Schaden Schild',
  },
  'tech-cards': {
    title: 'Wie kommst du an Technik?',
    text: 'Vor Phase 6 schreibst du geheim auf, was du erforschen willst. Jede gezogene Karte kostet 200\u00a0Mio.\u00a0$ und hat eine Stufe von 1 bis 5, für Armeen oder Flotten. Um sie zu nutzen, führst du sie ein: Würfle und zahl 100\u00a0Mio.\u00a0$ pro Auge. Dann haben alle deine Einheiten dieser Art die Stufe.',
    asked: 'Technik Technologie High-Tech Karte Forschungsplan Stufe einführen ziehen Kosten erforschen bekomme',
  },
  'tech-battle': {
    title: 'Was bringt Technik in der Schlacht?',
    text: 'Zeig deine Karte: Die höhere Stufe bekommt einen Würfel dazu und addiert den Unterschied der Stufen zum Wurf. Du kannst sie auch geheim halten und ohne sie kämpfen.',
    asked: 'Technik Schlacht Würfel Vorteil Stufe Bonus zeigen Kampf',
  },
  'tech-moves': {
    title: 'Was bringt Technik beim Bewegen?',
    text: 'Ab Stufe 2 kommst du mit einem Getreide oder Öl weiter: Je höher die Stufe, desto mehr Schritte oder Einheiten sind damit bezahlt. Dafür musst du die Karte zeigen.',
    asked: 'Technik bewegen billiger Getreide Öl Stufe Bewegung',
  },
  'tech-sales': {
    title: 'Kannst du Technik verkaufen?',
    text: 'Ja, in Phase 6. Öffentlich: Du zeigst die Karte und behältst sie, der Käufer bekommt eine Lizenz und zahlt zwei Würfel fürs Einführen. Streng geheim: Die Karte selbst wechselt den Besitzer, und sonst erfährt niemand, welche es war.',
    asked: 'Technik verkaufen Lizenz öffentlich streng geheim Karte kaufen',
  },
  ships: {
    title: 'Was sind Handelsschiffe?',
    text: 'Sie befördern deine Waren. Jeder beginnt mit sechs in dunkelblauen Meeren und weiteren für Unternehmen im Ausland. Ein Satz Vorräte reicht für drei, dazu kommen je 50\u00a0Mio.\u00a0$, und der Sold ist 10\u00a0Mio.\u00a0$ pro Zyklus. Sie kämpfen nicht. Verlegen kannst du sie kostenlos in Phase 5 und nach Schlachten.',
    asked: 'Handelsschiff Handelsschiffe Handelsflotte Schiffe Kosten bauen verlegen',
  },
  freight: {
    title: 'Warum kann ich nichts verkaufen oder abholen?',
    text: 'Mit Merchant Marine brauchen Waren Schiffe. Ein Schiff in einem dunkelblauen Meer bringt bis zu drei Einheiten einer Art zum Markt oder von dort zu dir, für 50\u00a0Mio.\u00a0$ und einmal pro Phase. Unternehmen im Ausland liefern nur mit einem Schiff von dir in einem Meer an einem ihrer Häfen.',
    asked: 'Fracht befördern Schiff verkaufen geht nicht keine Schiffe Lieferung Ausland Unternehmen Fahrt',
  },
  'ship-battles': {
    title: 'Wie greifst du Schiffe an und schützt sie?',
    text: 'Schiffe greifst du an wie Flotten, mit einem Satz Vorräte. Zwei Punkte versenken eins. Flotten im selben hellblauen Meer bewachen deine Schiffe, in dunkelblauen Meeren musst du ein Geleit bestimmen. Ein Angreifer würfelt, ob er daran vorbeikommt, sonst muss er erst das Geleit bekämpfen.',
    asked: 'Schiffe angreifen Geleit Geleitschutz Eskorte Konvoi schützen versenken Handelsschiff bewachen Piraten',
  },
  'marine-siege': {
    title: 'Wie ändern sich Blockaden und Belagerungen?',
    text: 'Sie halten nicht mehr alles auf. Du würfelst für jede: Je mehr Flotten dich sperren, desto schlechter die Chance, dass deine Waren durchkommen, und Schiffe können versenkt oder gekapert werden. Hast du mehr Schiffe in dunkelblauen Meeren als Flotten um dich liegen, hilft das gegen eine Belagerung.',
    asked: 'Blockade Belagerung Handelsschiffe würfeln durchbrechen durchkommen Merchant Marine',
  },
  legions: {
    title: 'Was sind Kolonialtruppen (Colonial Legions)?',
    text: 'Armeen, die du in deinen Kolonien aufstellst. Mit dieser Erweiterung kannst du nicht beliebig viele Armeen bauen: Für jedes Heimatgebiet, das du hältst, sind es drei, die überall entstehen können, wo du stehst, und für jedes fremde Gebiet drei weitere, aber nur dort.',
    asked: 'Kolonialtruppen Legion Legionen Kolonie colonial legions bauen Grenze wie viele Armeen',
  },
  'chart-battle': {
    title: 'Wie entscheidet die Konflikttabelle eine Schlacht?',
    text: 'Jede Seite zählt die Feuerkraft ihrer Einheiten, je einen Punkt für mehr L-Sterne und für bessere Technik, und einen Würfel der Feldherrnkunst, der 0, 1 oder 2 bringt. Ein Verteidiger ohne Satz Vorräte würfelt nicht. Die Tabelle gibt für beide Summen einen Buchstaben.',
    asked: 'Konflikttabelle Conflict Chart Tabelle Buchstabe Feldherrnkunst Punkte Schlacht entscheiden',
  },
  'chart-results': {
    title: 'Was bedeuten die Buchstaben A, B, C und D?',
    text: 'A: Der Angreifer gewinnt und verliert nichts. B: Der Angreifer gewinnt und gibt die Hälfte ab. C: Der Angreifer verliert alle eingesetzten Einheiten. D: wie C, und der Verteidiger kann sofort mit zwei Bewegungen und einem Angriff zurückschlagen.',
    asked: 'Buchstabe Buchstaben a b c d Ergebnis Hälfte Vergeltung Bedeutung bedeutet Tabelle',
  },
} as const satisfies Readonly<Record<string, Told>>;
