// Help, and what is wrong with a command line, in German.
import type { Cli } from '../../cli.ts';

export const common: Cli['common'] = {
  overview: (commands) =>
    [
      'Marshall ist ein Schiedsrichter für das Brettspiel Supremacy. Er leitet die Phasen und die Bank, für Menschen und Computerkommandanten.',
      '',
      'Aufruf: ./marshall <Befehl> [Optionen]',
      '',
      ...commands.map((line) => `  ${line}`),
      '',
      'Im Browser spielen: npm start',
      'Die Optionen eines Befehls: ./marshall <Befehl> --help',
      'Die Sprache wählst du mit --language en, de oder es. Sonst gilt die Einstellung deines Systems (LANG).',
    ].join('\n'),
  noCommand: (name, near) =>
    near.length === 0
      ? `Den Befehl '${name}' gibt es nicht. ./marshall --help zeigt alle.`
      : `Den Befehl '${name}' gibt es nicht. Meinst du ${near.join(' oder ')}?`,
  noLanguage: (code, known) =>
    `Die Sprache '${code}' gibt es nicht. Wähle ${known.slice(0, -1).join(', ')} oder ${known.at(-1)}.`,
  noOption: (option, near) =>
    near.length === 0
      ? `Die Option ${option} gibt es hier nicht. --help zeigt die Optionen.`
      : `Die Option ${option} gibt es hier nicht. Meinst du ${near.join(' oder ')}?`,
  needsValue: (option) => `${option} braucht einen Wert. --help zeigt ein Beispiel.`,
  takesNoValue: (option) => `${option} hat keinen Wert. Schreib nur ${option}.`,
  twice: (option) => `--${option} steht zweimal da. Gib es nur einmal an.`,
  strayWord: (word, command) => `'${word}' gehört nicht hierher. ./marshall ${command} --help zeigt die Optionen.`,
  whole: (name, least, most, text) => `${name} muss eine ganze Zahl von ${least} bis ${most} sein, nicht '${text}'.`,
  choice: (option, choices, text) =>
    `--${option} muss ${choices.slice(0, -1).join(', ')} oder ${choices.at(-1)} sein, nicht '${text}'.`,
  tooLong: (name, most, length) => `${name} darf höchstens ${most} Zeichen haben. Du hast ${length} geschrieben.`,
};
