// How to play in two pages, in German.
import type { Lessons } from '../../lessons.ts';

export const how: Lessons['how'] = {
  heading: 'So wird gespielt',
  page: (at) => `Seite ${at} von 2`,
  first: 'Das Ziel',
  second: 'Ein Zyklus auf einen Blick',
  toFirst: 'Zurück: das Ziel',
  toSecond: 'Weiter: ein Zyklus auf einen Blick',
  learn: 'Probier es aus: drei kurze Lektionen',
  play: 'Startseite',
  aim: {
    title: 'Sechs Supermächte, eine Welt',
    text: 'Du führst eine von sechs Supermächten. Jede beginnt mit vier bis sechs Heimatgebieten, sechs Unternehmen und etwas Geld. Dazwischen liegen Gebiete, die niemandem gehören, mit Unternehmen, die noch zu finden sind.',
    caption: 'Die Mächte und ihre Heimatgebiete zu Beginn',
  },
  wins: {
    title: 'Wie man gewinnt',
    text: 'Wenn der vereinbarte letzte Zyklus endet, gewinnt die reichste Macht: Geld, Waren zum heutigen Preis, Unternehmen, Einheiten und Waffen, abzüglich Schulden. Das ist die Détente, und so enden die meisten Partien.',
    more: 'Oder erobere alle anderen: Bleibt nur deine Macht übrig, hast du sofort gewonnen. Das ist die Vorherrschaft (Supremacy). Und wenn Atomraketen zu viele Gebiete zerstören, geht die Welt unter, und alle verlieren.',
    detente: 'Détente: am reichsten sein',
    supremacy: 'Vorherrschaft: als Letzte übrig bleiben',
    coup: 'Coup Final: niemand gewinnt',
  },
  goods: {
    title: 'Drei Güter treiben alles an',
    text: 'Unternehmen fördern Getreide, Öl und Erz. Du verkaufst sie oder behältst sie: Mit Getreide marschieren Armeen, mit Öl fahren Flotten und fliegen Flugzeuge, und eins von jedem ist ein Satz Vorräte, mit dem du angreifst oder Einheiten baust.',
    set: 'Ein Satz Vorräte',
    march: 'eine Armee marschiert ein Gebiet weit',
    sail: 'eine Flotte fährt ein Meer weit; 2 fliegen eine Armee überallhin',
    arms: 'daraus entstehen Atomraketen und L-Sterne',
  },
  stages: {
    title: 'Sieben Phasen bilden einen Zyklus',
    text: 'An den ersten beiden nehmen alle teil. Die anderen fünf kosten je einen Bietstein, und du hast nur drei: Vor jeder Phase entscheiden alle geheim, ob sie einen ausgeben. Alles geht also nie.',
    free: 'kostenlos',
    cube: '1 Bietstein',
    names: {
      1: 'Bezahle Unternehmen, Einheiten und die Zinsen der Bank.',
      2: 'Deine Unternehmen fördern. Was nicht ins Lager passt, ist verloren.',
      3: 'Verkaufe am Markt. Jeder Verkauf drückt den Preis.',
      4: 'Greif an, zu Land, zur See, aus der Luft oder mit Atomraketen.',
      5: 'Bewege in jedem Zug beliebig viele Einheiten an einen Ort.',
      6: 'Baue Armeen, Flotten und Waffen; erforsche neue.',
      7: 'Kaufe am Markt oder schürfe nach neuen Unternehmen.',
    },
  },
  battle: {
    title: 'Eine Schlacht',
    text: 'Wähle einen Nachbarn, sieh dir die Chancen an und greif an. Beide Seiten würfeln, und je drei Punkte kosten die andere eine Einheit. Ist die Verteidigung weg, rückst du ein und nimmst das Gebiet mit seinen Unternehmen.',
    caption: 'Drei Armeen greifen eine an: vom Schiedsrichter berechnet, Würfel für Würfel',
  },
  words: {
    title: 'Wenn du ein Wort nicht kennst',
    text: 'Gepunktet unterstrichene Wörter werden erklärt: Zeig auf sie, spring mit der Tabulatortaste hin oder tippe sie an. Das Buch oben in der Ecke enthält alle Regeln in einfachen Worten und beantwortet Fragen.',
  },
};
