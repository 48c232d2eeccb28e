// What is said about the seat of somebody who is not there, in German.
import type { CallErrors, CallRemarks } from '../calls.ts';
import type { Texts } from '../rooms.ts';
import type { German } from './phrases.ts';

const seatOf = (name: string | undefined): string => (name === undefined ? 'einen Platz ohne Spieler' : name);

export const calls: Texts<CallErrors & CallRemarks, German> = {
  'call:clock': 'Diese Partie hat eine Uhr. Nach zwei verpassten Fristen übernimmt ein Stellvertreter von selbst.',
  'call:not-silent': ({ days }) =>
    `Auf diesen Spieler wartet die Partie noch keine ${days} Tage. Danach kannst du einen Stellvertreter rufen.`,
  'call:too-few':
    'Für immer lässt sich ein Platz nur vergeben, wenn mindestens drei andere Menschen mitspielen. Stimmt für einen Ersatzspieler, bis der Spieler zurück ist.',
  'closed:private':
    'Dieser Tisch ist privat. Bitte jemanden, der dort spielt, um den Link, oder melde dich an, wenn du dort einen Platz hast.',
  'alike:account': ({ name, title }) =>
    `Dein Konto heißt ${name}, und jemand bei „${title}“, wo du als Gast spielst, hat einen Namen, der genauso aussieht. Benenne dein Konto in einem anderen Browser um, oder spiel die Partie zu Ende, und melde dich dann hier an.`,
  'caretaker:silent': ({ name, days }) =>
    `${name} hat seit ${days} Tagen nicht geantwortet, deshalb hat ein Spieler einen Stellvertreter gerufen. ${name} kann jederzeit zurückkommen.`,
  'substitute:called': ({ name, forGood }) =>
    `Ein Spieler will einen Ersatzspieler für ${seatOf(name)} einladen${forGood && name !== undefined ? ', und zwar für immer' : ''}. Abstimmen könnt ihr im Menü.`,
  'substitute:agreed': ({ name, forGood }) =>
    `Die Spieler haben dafür gestimmt, einen Ersatzspieler für ${seatOf(name)} einzuladen${forGood && name !== undefined ? ', und zwar für immer' : ''}. Alle am Tisch finden den Link im Menü.`,
};
