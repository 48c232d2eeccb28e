// Armored Personnel Carriers, in German.
import { firePowerPoints, type GameEvent } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import type { German } from './phrases.ts';

export const apc: RoomTexts<'apc', German> = {
  refusals: {
    'apcs-alone':
      'Truppentransporter können auf See nichts bekämpfen, und sonst hast du hier nichts. Wähle eine Landeinheit.',
    'apcs-counted':
      'Deine Truppentransporter zählen bei diesem Wurf, und sie können auf See nichts bekämpfen. Entferne Landeinheiten.',
    'first-target': ({ target }, w) =>
      `Du hast ${w.unitsOf(target)} als erstes Ziel genannt. Zerstöre zuerst ${w.aUnit(target, 'accusative')}.`,
    'no-airborne-apc': 'Truppentransporter können an keiner Luftlandung teilnehmen. Schick Armeen.',
    'no-flight-now':
      'Truppentransporter fliegen nur in der Phase Bewegen oder als Verstärkung in einer Schlacht. Lass sie fahren.',
    'no-landing-now':
      'Ein Truppentransporter kann nach einer Schlacht nicht von einer Flotte an Land. In der Phase Bewegen geht es.',
    'no-such-target': ({ target }, w) => `Die andere Seite hat in dieser Schlacht keine ${w.unitsOf(target)}.`,
    'nobody-inside': 'In keinem deiner Truppentransporter ist eine Armee.',
    'not-inside': ({ most }, w) =>
      `In diesen Truppentransportern ${w.plural(most, { one: 'ist', other: 'sind' })} ${w.units(most, 'army')}. Wähle, wie viele aussteigen.`,
    'not-occupied:apcs': ({ zone }, w) =>
      `Der Käufer hat ${w.in(zone)} keine Einheiten. Liefere Truppentransporter in ein Gebiet, das er besetzt hält.`,
    'not-your-land:apc':
      'Dein Truppentransporter beginnt in einem Gebiet, das du besetzt hältst. Wähle eines mit deinen Einheiten.',
    shielded: 'Truppentransporter fangen die Punkte zuerst ab. Zerstöre sie vor den Einheiten dahinter.',
    stays: 'Du hast dich schon entschieden zu bleiben. Nimm einen Satz Vorräte, oder leiste ohne Vorräte Widerstand.',
    'too-few-apcs': ({ most }, w) => `Du hast in dieser Schlacht nur ${w.units(most, 'apc')}.`,
  },
  questions: {
    absorb: ({ points }, w) =>
      `Der Gegner hat ${w.points(points)} gegen dich gewürfelt. Wähle die Truppentransporter, die zuerst getroffen werden.`,
    passengers: ({ zone }, w) =>
      `Wähle, welche Armeen zum Kampf um ${w.zone(zone, 'accusative')} aus ihren Truppentransportern aussteigen.`,
    'place-apc': 'Stelle deinen kostenlosen Truppentransporter in ein Gebiet, das du besetzt hältst.',
    stay: ({ zone, withdraw, surrender }, w) => {
      const ways = [...(withdraw ? ['dich zurückziehen'] : []), ...(surrender ? ['dich ergeben'] : [])];
      return `Du wirst ${w.in(zone)} angegriffen. Du kannst ${ways.length === 0 ? 'nur bleiben' : w.or([...ways, 'bleiben'])}.`;
    },
    target: 'Wähle die Art gegnerischer Einheiten, die deine Punkte zuerst zerstören müssen.',
  },
  events: {
    'absorption-chosen': ({ seat, apcs }, w) => {
      const number = apcs.reduce((sum, each) => sum + each.number, 0);
      return number === 0
        ? `${w.seat(seat)} ${w.verb(seat, 'nutzt', 'nutzen')} keine Truppentransporter als Schild.`
        : `${w.seat(seat)} ${w.verb(seat, 'lässt', 'lassen')} ${w.units(number, 'apc')} die Punkte zuerst abfangen.`;
    },
    'apcs-captured': ({ seat, from, zone, apcs }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'nimmt', 'nehmen')} ${w.seat(from, 'dative')} ${w.in(zone)} ${w.units(apcs, 'apc')} ab.`,
    'apcs-dry': ({ seat, zone, apcs, alone }, w) => {
      const can = w.plural(apcs, { one: 'kann', other: 'können' });
      return `${w.seat(seat)} ${w.verb(seat, 'hat', 'haben')} kein Öl: ${w.units(apcs, 'apc')} ${w.in(zone)} ${can} nicht kämpfen${alone ? ', und niemand ist zur Verteidigung da' : ''}.`;
    },
    'fire-power-counted': ({ attacker, defender }) => {
      const points = firePowerPoints(Math.max(attacker, defender), Math.min(attacker, defender));
      const side = attacker > defender ? 'den Angreifer' : 'den Verteidiger';
      return `Der Angreifer hat eine Feuerkraft von ${attacker}, der Verteidiger ${defender}${points === 0 ? '' : `: plus ${points} auf den Wurf für ${side}`}.`;
    },
    'passengers-off': (event, w) => gotOff(event, ' zum Kampf', w),
    'passengers-unloaded': (event, w) => gotOff(event, '', w),
    stayed: ({ seat, zone }, w) => `${w.seat(seat)} ${w.verb(seat, 'bleibt', 'bleiben')} ${w.in(zone)}.`,
    'target-named': ({ seat, target, chosen }, w) =>
      chosen ? `${w.seat(seat)} ${w.verb(seat, 'wählt', 'wählen')} ${w.unitsOf(target)} als erstes Ziel.` : undefined,
  },
  remarks: {
    'policy-apc':
      'Erstes Ziel ist, was eine Seite lieber entfernt, sonst die Art, die am wenigsten Punkte kostet. Ein Truppentransporter fängt die Punkte ab, wenn dabei nichts verloren geht.',
  },
};

type Off = Extract<GameEvent, { type: 'passengers-unloaded' }>;

function gotOff({ seat, unloaded }: Omit<Off, 'type'>, why: string, w: German): string | undefined {
  const off = unloaded.reduce((sum, each) => sum + w.total(each.off), 0);
  return off === 0
    ? undefined
    : `${w.seat(seat)} ${w.verb(seat, 'lässt', 'lassen')} ${w.units(off, 'army')}${why} aus Truppentransportern aussteigen.`;
}
