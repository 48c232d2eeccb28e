// Battles reckoned ahead, in German.
import type { PolicyChoice, PolicyName } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import type { German } from './phrases.ts';

export const odds: RoomTexts<'odds', German> = {
  refusals: {
    'no-battle': 'Das ist kein konventioneller Angriff, dafür gibt es keine Chancen zu berechnen.',
    'no-strike': 'Das ist kein atomarer Angriff, dafür gibt es keine Chancen zu berechnen.',
    'no-such-battle:aboard': ({ places, aboard }, w) =>
      `An Bord ist Platz für ${w.units(places, 'army')}, nicht für ${aboard}.`,
    'no-such-battle:assault':
      'Eine Landung bringt Armeen in ein Gebiet. Gib die Armeen an, die landen, und wähle ein Gebiet.',
    'no-such-battle:kind': ({ unit }, w) =>
      `In dieser Partie gibt es keine ${w.unitsOf(unit)}. Lass sie weg oder schalte ihre Erweiterung ein.`,
    'no-such-battle:landing': 'Hier können nur Armeen landen. Gib nur Armeen an.',
    'no-such-battle:navies': ({ armies, needed }, w) =>
      `Um ${w.units(armies, 'army')} zu landen, brauchst du mindestens ${w.units(needed, 'navy')}.`,
    'no-such-battle:no-defender':
      'Gib dem Verteidiger mindestens eine Einheit. Wenn niemand verteidigt, leistet die Miliz Widerstand.',
    'no-such-battle:nobody': 'Greife mit mindestens einer Einheit an.',
    'no-such-battle:one-origin':
      'Greife aus einer Zone an: mit Armeen aus einem Gebiet, oder mit Flotten aus einem Meer.',
    'no-such-battle:one-target': 'Greife eine Zone an: Armeen in einem Gebiet, oder Flotten in einem Meer.',
    'no-such-battle:units': ({ most }) => `Gib jeder Seite höchstens ${most} Einheiten.`,
    'too-many:targets': ({ most }) => `So viele Gebiete sind nicht mehr übrig. Wähle höchstens ${most} Ziele.`,
  },
  questions: {},
  events: {},
  remarks: {
    policy: ({ policy, choice }) => {
      const lines: Readonly<Record<string, string>> = POLICIES[policy];
      return lines[choice] ?? '';
    },
    'policy-champions': ({ seats }, w) =>
      seats.length === 0
        ? POLICIES.champions.none
        : `Nur ${w.seats(seats)} ${w.verbs(seats, 'wird', 'werden')} Champion.`,
    'policy-else':
      'Es gibt keinen Erstschlag, keine Verstärkung und keinen Gegenangriff. Alles andere läuft, als hätte der Spieler nichts gesagt.',
  },
};

const POLICIES: { readonly [P in PolicyName]: Readonly<Record<PolicyChoice<P>, string>> } = {
  defence: {
    set: 'Der Verteidiger setzt einen Satz Vorräte ein, wenn er einen hat.',
    resist: 'Der Verteidiger leistet ohne Vorräte Widerstand.',
  },
  attackerPicks: {
    most: 'Der Angreifer entfernt so viele Einheiten wie möglich, die wertvollsten zuerst.',
    'navies-first': 'Der Angreifer entfernt so viele Einheiten wie möglich, Flotten zuerst.',
    'armies-first': 'Der Angreifer entfernt so viele Einheiten wie möglich, Armeen zuerst.',
    none: 'Der Angreifer entfernt nichts.',
  },
  defenderPicks: {
    most: 'Der Verteidiger entfernt so viele Einheiten wie möglich, die wertvollsten zuerst.',
    'navies-first': 'Der Verteidiger entfernt so viele Einheiten wie möglich, Flotten zuerst.',
    'armies-first': 'Der Verteidiger entfernt so viele Einheiten wie möglich, Armeen zuerst.',
    none: 'Der Verteidiger entfernt nichts.',
  },
  occupation: {
    yes: 'Der Angreifer rückt mit einer Einheit in ein leeres Ziel ein, wenn die Vorräte reichen.',
    no: 'Der Angreifer besetzt ein leeres Ziel nicht.',
  },
  assault: {
    'one-round': 'Es gibt eine Runde, ob die Landung gelingt oder nicht.',
    'to-the-end': 'Die Landung geht Zug um Zug weiter, bis sie gelingt, aufgerieben ist oder die Vorräte ausgehen.',
  },
  shots: {
    'dearest-first': 'Jeder L-Stern schießt, zuerst auf Atomraketen, die auf die wertvollste Zone zielen.',
    'fewest-first': 'Jeder L-Stern schießt, zuerst beim Ziel mit den wenigsten Atomraketen.',
    none: 'Die Verteidiger schießen nicht.',
  },
  champions: { none: 'Niemand wird Champion.', all: 'Alle, die Champion werden können, werden es.' },
  secretCards: {
    silent: 'Wer geheime Karten in den Zielzonen hat, schweigt.',
    shown: 'Wer geheime Karten in den Zielzonen hat, zeigt sie und verteidigt sich.',
  },
  technology: {
    shown: 'Beide Seiten zeigen alle Technik, die ihnen in der Schlacht nützt.',
    hidden: 'Niemand zeigt Technik.',
  },
};
