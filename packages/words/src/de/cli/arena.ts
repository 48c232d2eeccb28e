// `arena`, in German.
import type { Cli } from '../../cli.ts';
import { HOW_ENDED } from './endings.ts';

export const arena: Cli['arena'] = {
  summary:
    'lässt Computerkommandanten gegeneinander spielen und bewertet sie; derselbe Startwert gibt dieselben Partien',
  usage: [
    'Aufruf: ./marshall arena --field NAME,NAME,… [--games N] [--seed S] [--players P] [--opening standard|random|both]',
    '                         [--options key=value ...] [--workers W] [--resume DATEI] [--save ORDNER] [--refusals] [--patience S]',
    '                         [--every-set] [--balance] [--json] [--details]',
    '',
    '  --field NAMEN   Kommandanten wie officer, general oder recruit:hawk, Dateien wie ./my-bot.mjs oder ./my-bot.ts',
    '                  oder Programme in jeder Sprache wie "cmd:python3 my-bot.py" (siehe docs/bot-authors.md);',
    '                  sie besetzen reihum die Plätze und wechseln sie von Partie zu Partie',
    '  --games N       wie viele Partien (sonst 24)',
    '  --seed S        irgendein Wort (sonst arena)',
    '  --players P     2 bis 6 (sonst 6)',
    '  --opening O     standard, random oder both im Wechsel (sonst both)',
    '  --options K=V   Optionen der Partien, etwa detenteCycle=8 (sonst Détente nach Zyklus 12); mehrfach möglich',
    '  --workers W     Threads, in denen gespielt wird (sonst einer je Kern)',
    '  --resume DATEI  Partien in einer Datei sichern und dort weitermachen; Strg-C sichert und hält an',
    '  --save ORDNER   jede Partie in eine Datei sichern, die replay und verify lesen können',
    '  --refusals      auch zeigen, welche Befehle abgelehnt wurden und warum',
    '  --patience S    wie viele Sekunden ein Programm für eine Antwort hat (sonst 10)',
    '  --every-set     reihum mit allen Zusammenstellungen von Erweiterungen spielen',
    '  --balance       auch zeigen, wie oft jede Macht gewinnt, nach Eröffnung und Erweiterungen',
    '  --json          { entrants, endings } als JSON ausgeben, mit --balance auch diese Zahlen',
    '  --details       dazu die Startwerte; mit --json auch Plan, Überleben, Länge und abgelehnte Befehle',
  ].join('\n'),
  noField: 'Sag, wer spielt, etwa --field officer,recruit.',
  noCommander: (name, levels, characters) =>
    `Einen Kommandanten '${name}' gibt es nicht. Wähle ${levels.join(', ')} oder eine Datei wie ./my-bot.mjs. Die ersten vier gibt es auch mit einem Charakter, etwa officer:hawk: ${characters.join(', ')}.`,
  noFile: (name) => `Die Datei ${name} gibt es nicht. --field nimmt Namen von Kommandanten und Dateien.`,
  notLoaded: (name, why) => `${name} lässt sich nicht laden: ${why}`,
  notCommander: (name) =>
    `${name} muss als Standard einen Kommandanten exportieren: ein Objekt mit name und einer Funktion decide.`,
  otherArena: (path) =>
    `In ${path} stehen Partien einer anderen Arena. Nimm dieselben Kommandanten, denselben Startwert und dieselben Optionen, oder eine andere Datei.`,
  notArena: (path) => `${path} ist keine Datei einer Arena. Wähle eine andere für --resume.`,
  notWritten: (path) => `${path} lässt sich nicht schreiben. Wähle eine andere Datei für --resume.`,
  stopped: (done, of, saved) =>
    `Angehalten nach ${done} von ${of} Partien. ${saved ? 'Derselbe Befehl macht dort weiter.' : 'Mit --resume DATEI bleiben die Partien nächstes Mal erhalten.'}`,
  progress: (done, of, pace, secondsLeft) =>
    `${done} von ${of} Partien, ${pace} in der Sekunde, noch ${secondsLeft >= 120 ? `${Math.round(secondsLeft / 60)} min` : `${secondsLeft} s`}`,
  seeds: (seeds) => `Startwerte: ${seeds.join(', ')}.`,
  head: ['Kommandant', 'Partien', 'Siege', 'Anteil', '95-%-Bereich', 'Wertung', 'überlebt'],
  shares: (games) => [`Macht (${games})`, 'Plätze', 'Siege', 'Anteil', '95-%-Bereich'],
  allGames: 'alle Partien',
  opening: (opening) => `Eröffnung ${opening}`,
  expansions: (set) => (set === 'base' ? 'Grundspiel' : set),
  interval: (low, high) => `${low} bis ${high}`,
  endings: (endings, cycles, commands) =>
    `Enden: ${endings.map(([how, number]) => `${HOW_ENDED[how] ?? how} ${number}`).join(', ')}. Im Schnitt dauert eine Partie ${cycles} ${cycles === '1' ? 'Zyklus' : 'Zyklen'} und ${commands} Befehle.`,
  refused: (number) => `Abgelehnte Befehle: ${number}.`,
  refusals: 'Abgelehnte Befehle, jeweils mit einem Beispiel:',
  noRefusals: 'Kein Befehl wurde abgelehnt.',
  refusal: (number, entrant, command) => `${number} × ${command} von ${entrant}`,
  times: (number, sentence) => (number === 1 ? sentence : `${sentence} (${number}-mal)`),
  defaultsPlayed: 'In jedem dieser Fälle wurde die Standardantwort gespielt.',
  noProgram: 'Schreib hinter cmd: eine Befehlszeile, etwa --field "cmd:python3 my-bot.py,officer".',
  noGreeting: (trouble) =>
    `${trouble} Ein Programm muss auf {"type":"hello",…} mit {"type":"hello","name":"…"} antworten. Siehe docs/bot-authors.md.`,
  noTypeScript: (name, version) =>
    `${name} ist TypeScript, und Node ${version} kann das nicht ausführen. Nimm Node 22.18 oder neuer, oder übersetze die Datei mit npx tsc und gib die .js-Datei an.`,
  troubles: {
    silent: (entrant, seconds) =>
      `${entrant} hat nicht innerhalb von ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} geantwortet.`,
    ended: (entrant, how) => `${entrant} hat sich zu früh beendet (${how}).`,
    notStarted: (entrant) =>
      `${entrant} lässt sich nicht starten. Prüf, ob das Programm nach cmd: installiert und ausführbar ist.`,
    garbage: (entrant, line) =>
      `${entrant} hat eine Zeile geschrieben, die keine Antwort ist: ${line}. Eigene Notizen gehören in die Standardfehlerausgabe.`,
    malformed: (entrant, sentence) => `${entrant} hat etwas geschickt, das kein Befehl ist. ${sentence}`,
    thrown: (entrant, why) => `${entrant} ist gescheitert: ${why}`,
    givenUp: (entrant, times) =>
      `${entrant} ist ${times}-mal gescheitert und wurde nicht wieder gestartet; von da an gab es nur Standardantworten.`,
  },
};
