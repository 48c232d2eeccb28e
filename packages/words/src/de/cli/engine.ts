// `engine`, in German.
import type { Cli } from '../../cli.ts';

export const engine: Cli['engine'] = {
  summary:
    'lässt einen Computerkommandanten für ein anderes Programm spielen, zeilenweise in JSON über Ein- und Ausgabe',
  usage: [
    'Aufruf: ./marshall engine --commander NAME [--millis N]',
    '',
    '  --commander NAME  officer, general, recruit:hawk und so weiter',
    '  --millis N        wie lange ein General oder Marschall über eine Entscheidung nachdenken darf; sonst zählt er Stellungen,',
    '                    und dieselbe Frage bekommt immer dieselbe Antwort',
    '',
    'docs/bot-authors.md beschreibt die Zeilen.',
  ].join('\n'),
  noCommander: 'Sag, wer spielt, etwa --commander general.',
  unknown: (name, known) => `Einen Kommandanten '${name}' gibt es nicht. Wähle ${known.join(', ')}.`,
  noMessage: 'Diese Zeile ist keine Nachricht. Schick je Zeile ein JSON-Objekt mit type: hello oder moment.',
  noMoment:
    'Dieser moment ist nicht vollständig. Schick seat, setup, view und fallback, wie docs/bot-authors.md es beschreibt.',
  otherProtocol: (asked, spoken) => `Dieses Programm spricht Version ${spoken} des Protokolls, nicht ${asked}.`,
  failed: (why) => `Der Kommandant konnte nicht entscheiden und gibt die Standardantwort: ${why}`,
};
