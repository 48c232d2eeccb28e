// The rules for players, in German, in our own words.
import type { Handbook } from '../../handbook/outline.ts';
import { alike } from './alike.ts';
import { around } from './around.ts';
import { economy } from './economy.ts';
import { program } from './program.ts';
import { questions } from './questions.ts';
import { sets } from './sets.ts';
import { table } from './table.ts';
import { terms } from './terms.ts';
import { war } from './war.ts';

export const handbook: Handbook = {
  chapters: {
    aim: 'So gewinnst du',
    cycle: 'Ein Zyklus, Schritt für Schritt',
    pay: 'Phasen 1 und 2: Zahlen und Fördern',
    market: 'Phasen 3 und 7: Verkaufen und Kaufen',
    war: 'Phase 4: Angreifen',
    nuclear: 'Atomkrieg',
    moving: 'Phase 5: Bewegen',
    building: 'Phase 6: Bauen',
    deals: 'Handel und Geheimnisse',
    losing: 'Verlieren, gehen und Fairness',
    program: 'Am Bildschirm: Speichern, Freunde und Rat',
    apc: 'Armored Personnel Carriers',
    highTech: 'High-Tech Edge',
    merchantMarine: 'Colonial Legions and Merchant Marine',
    chart: 'Das Military Conflict Chart',
  },
  paragraphs: { ...table, ...economy, ...war, ...sets, ...program },
  terms,
  alike,
  around,
  questions,
  particles: 'ab an auf aus ein mit weg zu zurück durch heran nach vor um'.split(' '),
  ignored:
    'aber alle als am an auch auf aus bei beim bin bist da dann das dass dem den der des die dir dich du ein eine einem einen einer eines er es für geht gibt hat habe haben hast heißt ich ihr im in ins ist ja kann kannst können mal man mein meine meinem meinen meiner mich mir mit muss nach nicht noch nur ob oder passiert sein seine sich sie sind so soll tun über um und uns vom von vor war warum was wann welche wem wen wenn wer werden wie wieso wird wirst wo wofür wozu zu zum zur woher darf dürfen eigentlich etwas jemandem jemanden irgendwie irgendwas denn doch schon bitte wäre wurde möchte will wollen hier dort diese dieser dieses etwa mache machst macht machen wohin sollte wieviel wieviele viel viele gut gute'.split(
      ' ',
    ),
};
