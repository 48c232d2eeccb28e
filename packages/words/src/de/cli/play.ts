// `play`, a game on the terminal, in German.
import type { Cli } from '../../cli.ts';

export const play: Cli['play'] = {
  summary: 'spielt im Terminal gegen Computerkommandanten',
  usage: [
    'Aufruf: ./marshall play [--power M] [--players N] [--against NAME] [--seed S] [--opening standard|random]',
    '                        [--options key=value ...] [--save DATEI] [--resume DATEI] [--clauses]',
    '',
    '  --power M       die Supermacht, die du führst, etwa china (sonst usa)',
    '  --players N     2 bis 6 (sonst 4)',
    '  --against NAME  deine Gegner, etwa recruit, officer:hawk oder general (sonst officer)',
    '  --seed S        irgendein Wort; dasselbe Wort gibt dieselben Würfel und dieselben Gegner',
    '  --opening O     standard oder random (sonst standard)',
    '  --options K=V   Optionen der Partie, etwa detenteCycle=8 oder apc=true; mehrfach möglich',
    '  --save DATEI    die Partie nach jedem deiner Züge hier sichern',
    '  --resume DATEI  eine gesicherte Partie fortsetzen und dort weiter sichern',
    '  --clauses       zu jedem Satz die Klauseln der Regeln nennen',
    '',
    'In der Partie wählst du einen Zug mit seiner Nummer oder seinem Namen. hilfe zeigt, was du sonst noch tun kannst.',
  ].join('\n'),
  help: [
    '  eine Nummer oder ein Name  diesen Zug machen; die Einzelheiten wählst du danach',
    '  nochmal                    nach einem Zug, etwa 1 nochmal: zum Rest einer Schlacht eins gegen eins gefragt werden',
    '  rechte                     was du jetzt sonst noch tun kannst',
    '  brett                      die Stellung, wie du sie siehst',
    '  tipp                       was ein Offizier täte, und warum',
    '  warten                     deine Zeit ablaufen lassen',
    '  rückgängig                 deinen letzten Zug zurücknehmen, wenn die Regeln es erlauben',
    '  ende                       aufhören; eine gesicherte Partie lässt sich fortsetzen',
  ].join('\n'),
  words: {
    again: 'nochmal',
    wait: 'warten',
    undo: 'rückgängig',
    rights: 'rechte',
    board: 'brett',
    hint: 'tipp',
    help: 'hilfe',
    quit: 'ende',
    back: 'zurück',
  },
  begin: (power) => `Du führst ${power}. Mit hilfe siehst du, was du tun kannst.`,
  yourTurn: 'Du bist dran.',
  noRights: 'Sonst kannst du jetzt nichts tun.',
  noMove: (line) => `'${line}' kannst du jetzt nicht wählen. Tipp eine Nummer aus der Liste, oder hilfe.`,
  left: 'Du verlässt die Partie.',
  leftSaved: (path, seat) =>
    `Du verlässt die Partie. Weiter geht es mit: ./marshall play --resume ${path} --power ${seat}`,
  hinted: (move, why) => `Ein Offizier würde spielen: ${move}. ${why}`,
  deadEnd: 'Hier gibt es nichts zu wählen. Fang den Zug noch einmal an.',
  ask: (field, hint, mayStop) =>
    `${field} (${hint}${mayStop ? '; Eingabetaste, wenn du fertig bist' : ''}; zurück bricht ab): `,
  notOffered: (line, hint) => `'${line}' kannst du hier nicht wählen. Tipp ${hint}.`,
  upTo: (name, most) => `${name} (bis ${most})`,
  hints: {
    oneOf: 'eine Nummer aus der Liste oder einen Namen',
    someOf: (least, most) =>
      least === most
        ? `${least} Nummern aus der Liste, mit Leerzeichen dazwischen`
        : `${least} bis ${most} Nummern aus der Liste, mit Leerzeichen dazwischen`,
    range: (min, max) => (min === max ? `${min}` : `eine Zahl von ${min} bis ${max}`),
    counts: 'Zeile und Anzahl, zum Beispiel 1:2 2:1',
    text: (most) => `bis zu ${most} Zeichen`,
  },
  noPower: (power, known) => `Eine Supermacht '${power}' gibt es nicht. Wähle eine von ${known.join(', ')}.`,
  noCommander: (name) =>
    `Einen Kommandanten '${name}' gibt es nicht. Versuch es mit recruit, officer, general oder officer:hawk.`,
  noSecret: (path) =>
    `${path} lässt sich nicht fortsetzen, weil das Geheimnis der Würfel fehlt. Lesen kannst du die Partie mit ./marshall replay.`,
  damaged: (path) =>
    `${path} lässt sich nicht fortsetzen, weil ein Ereignis nicht zur Stellung passt. ./marshall verify zeigt die Stelle.`,
  notSaved: (path) => `Die Partie lässt sich nicht in ${path} sichern. Wähle eine andere Datei für --save.`,
};
