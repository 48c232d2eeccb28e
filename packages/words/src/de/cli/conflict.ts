// `conflict`, the Military Conflict Chart, in German.
import type { Cli } from '../../cli.ts';
import { count } from './endings.ts';

export const conflict: Cli['conflict'] = {
  summary:
    'entscheidet einen Konflikt nach dem Military Conflict Chart, zeigt die Chancen oder vergleicht mit dem Kampf',
  usage: [
    'Aufruf: ./marshall conflict --attack 3,2 --defend 4 [Optionen] [then --attack 5 --defend 3 [Optionen]]',
    '        ./marshall conflict --compare [--json]',
    '',
    'Jede Seite zählt die Punkte ihrer Marken, Kanalzertifikate und Mastermind-Karten zusammen und dazu den Würfel der',
    'Feldherrnkunst: 0 für 1 und 2, 1 für 3 und 4, 2 für 5 und 6. Die Tabelle hat für je zwei Summen von 1 bis 20 einen Buchstaben:',
    '  A  der Angreifer gewinnt und verliert nichts',
    '  B  der Angreifer gewinnt und gibt die Hälfte der eingesetzten Marken ab',
    '  C  der Angreifer verliert alle eingesetzten Marken, auch mit mehr Punkten',
    '  D  wie C, und der Verteidiger kann sofort Vergeltung üben',
    'Mit Würfeln wird der Konflikt entschieden. Ohne siehst du die Chancen über alle 36 Würfe.',
    '',
    'Jede Seite',
    '  --attack, --defend 3,2,2         Punkte jeder eingesetzten Marke',
    '  --attack-canal, --defend-canal Suez=1',
    '                                   ein Kanalzertifikat und seine Punkte; mehrfach möglich',
    '  --attack-mastermind, --defend-mastermind "Sun Tzu=2"',
    '                                   eine Mastermind-Karte und ihre Punkte; mehrfach möglich',
    '  --attack-die, --defend-die 4     die Würfel der Feldherrnkunst, 1 bis 6; oder --roll, um beide zu werfen',
    '  --attack-name, --defend-name N   Namen der Spieler (sonst Spieler 1 und Spieler 2)',
    '',
    'Der Konflikt',
    '  --country Egypt                  das Land, in das einmarschiert wird',
    '  --engagement                     kein Einmarsch: kein Land wechselt den Besitzer',
    '  --half 2,1                       nach Ergebnis B: die Marken, die der Sieger abgibt',
    '  --off-chart clamp|scale          Summen über 20: wie 20 zählen, oder beide Seiten gleich verkleinern',
    '  then ...                         nach Ergebnis D: der Sieger übt Vergeltung, --attack ist nun seine Seite;',
    '                                   endet auch das mit D, kann noch ein then folgen',
    '',
    '  --compare                        vergleicht Kampf und Tabelle in typischen Schlachten von Supremacy',
    '  --json                           als JSON ausgeben; eine Liste, wenn es Vergeltung gibt',
    '',
    'Beispiele:',
    '  ./marshall conflict --attack 6 --defend 4',
    '  ./marshall conflict --attack 5,2,1 --defend 3 --attack-canal Suez=1 --attack-die 4 --defend-die 2',
    '  ./marshall conflict --attack 2,2,1 --defend 3 --roll --half 2,1',
    '  ./marshall conflict --attack 6 --defend 5 --attack-die 1 --defend-die 1 then --attack 9 --defend 3 --roll',
  ].join('\n'),
  player: (number) => `Spieler ${number}`,
  diceBeforeThen: "Vergeltung folgt auf Ergebnis D. Gib vor 'then' beide Würfel oder --roll an.",
  diceForHalf: 'Die Hälfte wird nach Ergebnis B abgegeben. Gib zu --half beide Würfel oder --roll an.',
  noHalf: (letter) => `Nach Ergebnis ${letter} gibt niemand die Hälfte ab. Lass --half weg.`,
  offChartFirst: "--off-chart steht vor dem ersten 'then'. Es gilt auch für die Vergeltung.",
  engagementOrCountry: 'Bei einem Gefecht geht es um kein Land. Lass --engagement oder --country weg.',
  noTokens: (option) => `Gib die Marken beider Seiten an, etwa --${option} 3,2.`,
  tokens: (option, text) =>
    `--${option} nimmt bis zu 20 ganze Zahlen von 1 bis 99, durch Kommas getrennt, nicht '${text}'.`,
  staked: (option, example, text) =>
    `--${option} nimmt einen Namen und seine Punkte, etwa ${example}, nicht '${text}'.`,
  rollOrDice: 'Wähle entweder --roll oder --attack-die und --defend-die.',
  bothDice: 'Gib beide Würfel an, --attack-die und --defend-die. Für die Chancen lass beide weg.',
  die: (option, text) => `--${option} muss ein Würfel von 1 bis 6 sein, nicht '${text}'.`,
  offChart: (attacker, defender) =>
    `Die Tabelle endet bei 20, und ${attacker} gegen ${defender} steht nicht mehr darauf. Nimm --off-chart clamp oder --off-chart scale.`,
  heading: (attacker, defender, kind, country, retaliation) =>
    `${retaliation ? `${attacker} übt Vergeltung an ${defender}` : `${attacker} greift ${defender} an`} (${
      kind === 'engagement' ? 'Gefecht' : country === undefined ? 'Einmarsch' : `Einmarsch in ${country}`
    })`,
  total: (name, { tokens, canals, mastermind, generalship, total }) => {
    const parts = [
      `${tokens} aus Marken`,
      ...(canals > 0 ? [`${canals} aus Kanalzertifikaten`] : []),
      ...(mastermind > 0 ? [`${mastermind} aus Mastermind-Karten`] : []),
      `${generalship} aus Feldherrnkunst`,
    ];
    return `${name}: ${parts.join(' + ')} = ${total}`;
  },
  result: (letter, attacker, defender, readAs) =>
    `Ergebnis ${letter}: ${attacker} gegen ${defender}${readAs === undefined ? '' : `, gelesen als ${readAs[0]} gegen ${readAs[1]}`}`,
  keeps: (name, tokens) => `${name} behält ${tokens.length === 0 ? 'keine Marken' : tokens.join(' + ')}.`,
  chooseHalf: (sets, more) =>
    `Gib eins davon ab: ${sets.join('; ')}${more === 0 ? '' : `; oder eine von ${more} weiteren Möglichkeiten`}. Wähle mit --half.`,
  before: (attacker, defender) => `${count(attacker, 'Punkt', 'Punkte')} gegen ${defender} vor dem Würfeln`,
  attackerWins: 'der Angreifer gewinnt (A oder B)',
  off: (share) => `neben der Tabelle  ${share}; wähle --off-chart clamp oder scale`,
  comparison: {
    heading:
      'Ein Angriff: wie oft das Ziel leer ist, wie oft die angreifende Truppe vernichtet wird, und verlorene Einheiten im Schnitt (Angreifer : Verteidiger).',
    drill: 'Kampf',
    chart: 'Tabelle',
  },
};
