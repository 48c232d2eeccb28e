// `odds`, in German.
import type { Cli } from '../../cli.ts';
import type { Levels } from '../../en/cli/odds.ts';
import { count } from './endings.ts';

const territories = (number: number): string => count(number, 'Gebiet', 'Gebiete');
const nukes = (number: number): string => count(number, 'Atomrakete', 'Atomraketen');
const levels = ({ army = 0, navy = 0 }: Levels): string => `Armee ${army}, Flotte ${navy}`;

export const odds: Cli['odds'] = {
  summary: 'genaue Chancen einer Schlacht, eines Atomschlags, Weltraumschlags, L-Stern-Duells oder Atomroulettes',
  usage: [
    'Aufruf: ./marshall odds battle --attack army=5 --defend army=4 [Optionen]',
    '        ./marshall odds strike --nukes 3 --targets 3 [--lstars 2] [--champions 2] [Optionen]',
    '        ./marshall odds blast --nukes 2 --lstars 2,1',
    '        ./marshall odds clash',
    '        ./marshall odds roulette --destroyed 14',
    '',
    'Die Chancen sind genau: Der Schiedsrichter spielt alle Würfe durch.',
    '',
    'battle (Schlacht)',
    '  --attack, --defend    Einheiten einer Seite: army=5, oder navy=3,aboard=4 für Flotten mit Armeen an Bord; apc=2 mit --options apc=true',
    '  --militia             niemand verteidigt; mit --sea, wenn das Ziel ein Meer ist',
    '  --lstars 2:1          L-Sterne von Angreifer und Verteidiger',
    '  --levels 3:1          Technikstufen von Angreifer und Verteidiger; army=4,navy=3:army=2, wenn sie sich unterscheiden',
    '  --resist              der Verteidiger behält den Satz Vorräte und hat einen Stellungswürfel weniger',
    '  --tactic T            direct, amphibious oder airborne (sonst direct)',
    '  --navies N            Flotten in einer Seelandung (sonst so viele wie nötig)',
    '  --to-the-end          eine Landung geht weiter, bis sie entschieden ist',
    '  --sets N              Sätze Vorräte des Angreifers (sonst 6)',
    '  --attacker-picks P, --defender-picks P   welche Verluste jede Seite wählt: most, navies-first, armies-first oder none',
    '  --no-occupation       der Angreifer besetzt ein leeres Ziel nicht',
    '  --options K=V         Optionen der Partie; mehrfach möglich',
    '',
    'strike (Atomschlag)',
    '  --nukes N             wie viele, auf die Ziele verteilt; oder je Ziel: 2,1,1',
    '  --targets N           Gebiete, auf die gezielt wird, alle eines Verteidigers',
    '  --lstars N            L-Sterne des Verteidigers',
    '  --champions N         L-Sterne eines Champions',
    '  --shots S             dearest-first, fewest-first oder none',
    '  --destroyed N         schon zerstörte Gebiete, für das Atomroulette',
    '',
    'blast (Weltraumschlag)',
    '  --nukes N, --lstars L   Atomraketen auf den Weltraum, und die L-Sterne jedes Gegners',
    '',
    'roulette (Atomroulette)',
    '  --destroyed N         bisher zerstörte Gebiete, 0 bis 17 (sonst 12)',
    '',
    '  --json                alles als JSON ausgeben, Chancen als genaue Brüche',
    '',
    'Beispiele:',
    '  ./marshall odds battle --attack army=5 --defend army=4 --lstars 2:1',
    '  ./marshall odds battle --attack army=6 --defend army=3 --tactic amphibious --navies 2 --to-the-end',
    '  ./marshall odds strike --nukes 2,1 --lstars 2 --shots fewest-first',
  ].join('\n'),
  which: (kinds, kind) =>
    `Sag, welche Chancen du willst: ${kinds.join(', ')}${kind === undefined || kind === '' ? '' : `, nicht '${kind}'`}.`,
  assume: 'Was diese Chancen annehmen',
  assumeNothing: 'Nichts. Niemand hat eine Wahl.',
  exactly: 'genau',
  atLeast: 'mindestens',
  numbers: (option, most, example, text) =>
    `--${option} nimmt ganze Zahlen bis ${most}, etwa ${example}, nicht '${text}'.`,
  coupFinal: 'Die Partie endet mit einem Coup Final',
  battle: {
    noAttacker: 'Nenne die angreifenden Einheiten, etwa --attack army=5.',
    noDefender: 'Nenne die verteidigenden Einheiten, etwa --defend army=4. Verteidigt niemand, nimm --militia.',
    defendOrMilitia: 'Wähle entweder --defend oder --militia. Eine Miliz wehrt sich nur, wo niemand verteidigt.',
    seaWithMilitia: '--sea gibt es nur mit --militia. Sonst zeigen die verteidigenden Einheiten, ob es ein Meer ist.',
    lStars: (text) => `--lstars nimmt die L-Sterne von Angreifer und Verteidiger, etwa 2:1, nicht '${text}'.`,
    navies: '--navies gehört zu einer Seelandung. Nimm --tactic amphibious dazu.',
    toTheEnd:
      'Nur eine Landung kann bis zur Entscheidung weitergehen. Nimm --tactic amphibious oder --tactic airborne.',
    naviesApart: 'Gib die Armeen, die landen, und die Flotten getrennt an, etwa --attack army=6 --navies 2.',
    tooMany: (option, most, number) => `--${option} nimmt höchstens ${most} Einheiten einer Art, nicht ${number}.`,
    unitTwice: (option, unit) => `--${option} nennt ${unit} zweimal. Zähl die Zahlen zusammen.`,
    units: (option, text) => `--${option} nimmt Einheiten wie army=5 oder navy=3,aboard=4, nicht '${text}'.`,
    levels: (text) =>
      `--levels nimmt die Stufen von Angreifer und Verteidiger, 0 bis 5, etwa 3:1 oder army=3,navy=2:army=1, nicht '${text}'.`,
    defenderLoses: (aboard) => `Der Verteidiger verliert${aboard ? ', Armeen an Bord mitgezählt' : ''}`,
    attackerLoses: (aboard) => `Der Angreifer verliert${aboard ? ', Armeen an Bord mitgezählt' : ''}`,
    rounds: 'Runden',
    emptied: 'Das Ziel ist leer',
    captured: 'Das Ziel wird erobert',
    wipedOut: 'Die angreifende Truppe wird vernichtet',
    militiaDice: 'Würfel: Miliz 1.',
    chart:
      'Das Military Conflict Chart entscheidet: Die Punkte der Einheiten und der Würfel der Feldherrnkunst geben einen Buchstaben.',
    dice: (attacker, defender) => `Würfel: Angreifer ${attacker}, Verteidiger ${defender}.`,
    die: { position: 'Stellung', firePower: 'Feuerkraft', lStar: 'L-Stern', highTech: 'High-Tech' },
    points: (attacker, defender) =>
      `Punkte dazu: ${[...(attacker > 0 ? [`Angreifer ${attacker}`] : []), ...(defender > 0 ? [`Verteidiger ${defender}`] : [])].join(', ')}.`,
    givenLStars: (attacker, defender) => `L-Sterne ${attacker} gegen ${defender}`,
    givenLevels: (attacker, defender) => `Stufen ${levels(attacker)} gegen ${levels(defender)}`,
    given: (facts) => `Gegeben: ${facts.join('; ')}.`,
  },
  strike: {
    noNukes: 'Sag, wie viele Atomraketen, etwa --nukes 3.',
    targets: (listed, targets) => `--nukes nennt ${listed} Ziele, --targets aber ${targets}. Lass --targets weg.`,
    oneEach: 'Richte mindestens eine Atomrakete auf jedes Ziel.',
    heading: (each, lStars, champion) => {
      const all = each.reduce((sum, one) => sum + one, 0);
      const screen = `${count(lStars, 'L-Stern', 'L-Sterne')}${champion > 0 ? ` und ${champion} eines Champions` : ''}`;
      return `${nukes(all)} auf ${territories(each.length)} (${each.join(', ')}) gegen ${screen}.`;
    },
    struck: 'Getroffene Gebiete',
  },
  blast: {
    opponents: '--lstars nimmt die L-Sterne von bis zu 5 Gegnern.',
    heading: (number, lStars) => `${nukes(number)} auf die L-Sterne im Weltraum: ${lStars.join(', ')}.`,
    through: 'Atomraketen, die durchkommen',
    blasted: 'Alle L-Sterne sind zerstört',
  },
  clash: {
    heading: 'Ein L-Stern gegen einen.',
    attacker: 'Nur der Angreifer verliert einen L-Stern',
    defender: 'Nur der Verteidiger verliert einen L-Stern',
    both: 'Beide verlieren einen L-Stern',
  },
  roulette: {
    heading: (destroyed) => `${territories(destroyed)} ${destroyed === 1 ? 'ist' : 'sind'} zerstört.`,
    head: { territory: 'Gebiet', withIt: 'bei diesem', byThen: 'bis dahin' },
  },
};
