// Game files and what is done at a table, in German.
import type { Remarks } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import { checks } from './checks.ts';
import type { German } from './phrases.ts';

export const table: RoomTexts<'table', German> = {
  refusals: {
    'id-used': 'Unter dieser Kennung wurde schon ein anderer Befehl ausgeführt. Gib jedem Befehl eine eigene Kennung.',
    'no-game-file:command': ({ entry, because }, w) =>
      oneLine(`Eintrag ${entry} hat keinen lesbaren Befehl. ${w.said(because)}`),
    'no-game-file:deep': 'Das ist keine Spieldatei. Sie ist zu tief verschachtelt.',
    'no-game-file:edition': ({ edition, known }) =>
      `Diese Partie wurde nach ${edition === undefined ? 'einer Fassung der Regeln ohne Nummer' : `Fassung ${edition} der Regeln`} entschieden. Dieses Programm kennt die Fassungen 1 bis ${known}. ${
        edition !== undefined && edition > known
          ? 'Hol dir ein neueres Marshall.'
          : 'So eine Datei hat kein Marshall je geschrieben. Exportiere die Partie noch einmal.'
      }`,
    'no-game-file:event': ({ entry, event }) =>
      `Eintrag ${entry} hat ein Ereignis, das dieses Programm nicht kennt: ${event}.`,
    'no-game-file:name': ({ entry, name }) =>
      `Eintrag ${entry} hat den Namen ${name}, den in einer Partie nichts haben kann.`,
    'no-game-file:no-version': 'Das ist keine Spieldatei. Eine Spieldatei nennt ihre Version unter „marshall“.',
    'no-game-file:not-json':
      'Das ist keine Spieldatei. Sie ist nicht als JSON lesbar. Falls sie abgeschnitten wurde, exportiere die Partie noch einmal.',
    'no-game-file:number': ({ entry, number }) =>
      `Eintrag ${entry} hat die Zahl ${number}, die in einer Partie nicht vorkommen kann.`,
    'no-game-file:option': ({ option }) =>
      `Diese Partie benutzt eine Option, die dieses Programm nicht kennt: ${option}.`,
    'no-game-file:part': ({ part, wrong }) => `Das ist keine Spieldatei. „${part}“ ${PART[wrong]}.`,
    'no-game-file:parts': 'Das ist keine Spieldatei. Ihr fehlen die Teile, die dazugehören.',
    'no-game-file:setup': ({ because }, w) => oneLine(`Diese Partie lässt sich nicht aufbauen. ${w.said(because)}`),
    'no-game-file:version': ({ version, reads }) =>
      `Diese Datei hat Version ${version}, und dieses Programm liest Version ${reads}. ${
        version > reads
          ? 'Hol dir ein neueres Marshall.'
          : 'So eine Datei hat kein Marshall je geschrieben. Exportiere die Partie noch einmal.'
      }`,
    'not-asked:settled': 'Diese Frage ist schon erledigt. Sieh nach, was du jetzt gefragt wirst.',
    'nothing-to-undo':
      'Zurücknehmen kannst du nur deinen letzten Zug, einmal, und nur bis eine andere Macht zieht oder Würfel, eine Karte oder eine verdeckte Wahl zu sehen waren.',
    'time-over': 'Die Zeit für diese Antwort ist um, du kannst sie nicht mehr zurücknehmen.',
  },
  questions: {},
  events: {},
  remarks: {
    ...checks,
    'cited-otherwise': ({ events }, w) =>
      `${w.plural(events, { one: '1 Ereignis nennt', other: `${w.number(events)} Ereignisse nennen` })} andere Klauseln als dieses Programm.`,
    'judged-by': ({ editions }) => `${editions.map(judgedBy).join('; ')}.`,
    'judged-otherwise': ({ edition, entries, first }, w) =>
      `Fassung ${edition} würde ${entries === 1 ? 'einen Eintrag' : `${entries} Einträge`} anders entscheiden. ${w.said(first)}`,
    'not-over': 'Die Partie ist nicht zu Ende, aber ihr Geheimnis ist offen. Am Ende fehlen Einträge.',
    verified: ({ commands, draws }, w) =>
      `Alles stimmt: ${w.number(commands)} ${w.plural(commands, { one: 'Befehl', other: 'Befehle' })} und ${drawn(draws, w)}.`,
    'verified-draws': ({ draws }, w) => `Die Würfel stimmen: ${drawn(draws, w)}.`,
    'without-contribution':
      'Jeder Platz muss einen Beitrag zu den Würfeln geben, der Reihe nach. Hier fehlt einer, oder er kommt von jemand anderem.',
    'without-secret': 'Das Geheimnis der Würfel steht nicht in der Datei. Es wird offen, wenn die Partie zu Ende ist.',
    'wrong-secret': 'Das Geheimnis passt nicht zu dem Fingerabdruck, der vor der Partie veröffentlicht wurde.',
  },
};

const PART = {
  empty: 'ist leer',
  missing: 'fehlt oder ist von der falschen Art',
  'no-digits': 'muss aus 64 hexadezimalen Ziffern bestehen',
} as const;

function drawn(draws: number, w: German): string {
  return `${w.number(draws)} ${w.plural(draws, { one: 'Ziehung', other: 'Ziehungen' })}`;
}

/** `die Einträge 1 bis 61 wurden nach Fassung 1 der Regeln entschieden` */
function judgedBy({ edition, from, to }: Remarks['judged-by']['editions'][number]): string {
  const entries = from === to ? `Eintrag ${from} wurde` : `die Einträge ${from} bis ${to} wurden`;
  return `${entries} nach Fassung ${edition} der Regeln entschieden`;
}

const LONGEST = 300;

/** A sentence with parts out of a file stays one line, and short. */
function oneLine(sentence: string): string {
  const line = sentence.replace(/\s+/g, ' ');
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`;
}
