// `clauses`, in German.
import type { Cli } from '../../cli.ts';

export const clauses: Cli['clauses'] = {
  summary: 'listet die Klauseln der Regeln: wo jede durchgesetzt wird und welche Tests sie belegen',
  usage: [
    'Aufruf: ./marshall clauses [--area B-SELL] [--open | --unseen] [--json]',
    '',
    '  --area ID  nur ein Bereich (B-SELL) oder ein Verzeichnis (B)',
    '  --open     nur Klauseln, die dazugehören und noch nicht belegt sind',
    '  --unseen   Arten von Ereignissen und Ablehnungen, die in keinem Test vorkommen',
    '  --json     eine Liste von { id, status, enforcedIn, tests, reason? } ausgeben',
    '',
    'Eine Klausel ist belegt, wenn ein bestandener Test sie nennt und der Schiedsrichter sie in diesem Test anführt.',
    "'braucht' (needs) heißt: Die Regel braucht eine Erweiterung, die das Projekt nicht hat; 'Karton' (box): was im Karton liegt.",
    'Der Rückgabewert ist 1, wenn eine Klausel offen ist, mit --unseen, wenn etwas nie vorkommt.',
  ].join('\n'),
  strayWord: (word) => `'${word}' gehört nicht hierher. Einen Bereich zeigt --area ${word}.`,
  chooseOne: 'Wähle entweder --open oder --unseen.',
  notInRelease:
    'clauses liest die Verzeichnisse und führt die Tests aus; beide fehlen in der veröffentlichten Version. Ruf es in einem Klon des Projekts auf.',
  noArea: (area) => `In '${area}' gibt es keine Klauseln. Bereiche sehen aus wie B-SELL, Verzeichnisse wie B.`,
  unseen: (number) => `${number} nie gesehen`,
  openInScope: (number) => `${number} offen`,
  head: { area: 'Bereich', clauses: 'Klauseln', all: 'alle' },
  status: { proven: 'belegt', open: 'offen', needs: 'braucht', box: 'Karton' },
  enforcedIn: (places) => `in ${places.join(', ')}`,
  provenBy: (tests) => `belegt durch ${tests.join('; ')}`,
  running: 'Die Tests der Klauseln laufen ... ',
  ran: (passed, seconds) =>
    `${passed ? 'fertig' : 'einige sind gescheitert (npm test zeigt, welche)'} nach ${seconds} s`,
};
