// What is said where people come together at a table, in German.
import type { ComingErrors, ComingRemarks, TermPart } from '../coming-together.ts';
import type { Texts } from '../rooms.ts';
import { SETS } from './options.ts';
import type { German } from './phrases.ts';

const PARTS: Readonly<Record<TermPart, string>> = {
  title: 'der Titel',
  options: 'die Optionen',
  clock: 'die Uhr',
  watching: 'die Regeln fürs Zuschauen',
  end: 'das Enddatum',
  seats: 'die Plätze',
};

const UNITS = [
  [86_400, 'Tag', 'Tage'],
  [3600, 'Stunde', 'Stunden'],
  [60, 'Minute', 'Minuten'],
  [1, 'Sekunde', 'Sekunden'],
] as const;

/** Eine Zeitspanne, wie sie eingestellt ist: `12 Stunden`, `90 Minuten`. */
function spanOf(seconds: number): string {
  const [size, one, other] = UNITS.find(([each]) => seconds % each === 0) ?? UNITS[3];
  const many = seconds / size;
  return `${many} ${many === 1 ? one : other}`;
}

export const comingTogether: Texts<ComingErrors & ComingRemarks, German> = {
  'link:full': 'An diesem Tisch ist jeder Platz besetzt oder für jemanden reserviert.',
  'no-swap': 'Diesen Platztausch will niemand mehr. Sieh dir die Plätze noch einmal an.',
  'not-over': 'Ihr könnt noch einmal spielen, sobald die Partie zu Ende ist.',
  'not-yours:rematch': 'Nur wer in dieser Partie gespielt hat, kann eine Revanche vorschlagen.',
  'taken:reserved': 'Dieser Platz ist für jemanden aus der letzten Partie reserviert. Wähle einen anderen Platz.',
  'seats:fewest': ({ fewest }) => `Eine Partie braucht mindestens ${fewest} Spieler, deshalb bleibt dieser Platz.`,
  'seats:fork': 'Diese Partie setzt eine andere fort, deshalb bleiben ihre Plätze, wie sie sind.',
  'seats:most': ({ most }) => `Es gibt ${most} Mächte, mehr Plätze sind nicht möglich.`,
  'seats:person': 'Dort sitzt jemand. Bitte die Person zuerst, den Platz zu wechseln, oder entferne sie von dort.',
  'seats:power': 'Wähle eine Macht, die an diesem Tisch noch keinen Platz hat.',
  'terms:fork': 'Diese Partie setzt eine andere fort, deshalb bleiben ihre Optionen, wie sie sind.',
  'terms:seats': 'Diese Option ändert, welche Plätze es gibt. Öffne dafür einen neuen Tisch.',
  'preview:open': ({ host, free, seats }, w) =>
    `${host === undefined ? 'Ein Tisch für eine Partie Supremacy.' : `${host} lädt dich zu einer Partie Supremacy ein.`} ${
      free === 0
        ? 'Alle Plätze sind besetzt.'
        : `${free} von ${seats} Plätzen ${w.plural(free, { one: 'ist', other: 'sind' })} frei.`
    }`,
  'preview:private': 'Ein Tisch für eine Partie Supremacy, nur mit Einladung.',
  'preview:running': ({ cycle }) =>
    cycle === undefined ? 'Eine Partie Supremacy läuft.' : `Eine Partie Supremacy, Zyklus ${cycle}.`,
  'preview:over': 'Diese Partie Supremacy ist zu Ende. Du kannst sie dir Zug für Zug ansehen.',
  'terms:sets': ({ sets }, w) => `Gespielt wird mit: ${w.and(sets.map((set) => SETS[set]))}.`,
  'terms:pace': ({ seconds, kind, increment }) => {
    if (seconds === undefined) return 'Ohne Zeitlimit.';
    if (kind === 'stage') return `${spanOf(seconds)} pro Phase, für alle.`;
    if (kind === 'question') return `${spanOf(seconds)} pro Entscheidung.`;
    return `Zeitkonto: ${spanOf(seconds)}${increment ? `, dazu ${spanOf(increment)} für jede Antwort` : ''}.`;
  },
  'terms:watch': ({ spectators, delay }) =>
    !spectators
      ? 'Ohne Zuschauer.'
      : delay === 0
        ? 'Zuschauer sind willkommen.'
        : `Zuschauer sehen alles ${spanOf(delay)} später.`,
  'terms:end': ({ when }) => `Endet in einer Détente mit dem Zyklus, der dann läuft: ${when}.`,
  'terms:changed': ({ parts }, w) =>
    `Die Bedingungen dieses Tisches haben sich geändert: ${w.and(parts.map((part) => PARTS[part]))}. Sieh sie dir an und sag dann noch einmal, dass du bereit bist.`,
  'swap:done': ({ names }, w) =>
    names.length === 1 ? `${w.and(names)} hat den Platz gewechselt.` : `${w.and(names)} haben die Plätze getauscht.`,
  'rematch:open': ({ name }) =>
    `${name} möchte noch einmal mit euch allen spielen. Am neuen Tisch ist dein Platz reserviert.`,
};
