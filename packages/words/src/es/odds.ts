// Battles worked out ahead, in Spanish.
import type { PolicyChoice, PolicyName } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import type { Spanish } from './phrases.ts';

export const odds: RoomTexts<'odds', Spanish> = {
  refusals: {
    'no-battle': 'Eso no es un ataque convencional, así que no tiene probabilidades propias.',
    'no-strike': 'Eso no es un ataque nuclear, así que no tiene probabilidades propias.',
    'no-such-battle:aboard': ({ places, aboard }, w) =>
      `A bordo hay sitio para ${w.units(places, 'army')}, no para ${aboard}.`,
    'no-such-battle:assault':
      'Un asalto lleva ejércitos a un territorio. Indica los ejércitos que desembarcan y elige un territorio.',
    'no-such-battle:kind': ({ unit }, w) =>
      `En esta partida no hay ${w.unitsOf(unit)}. No los pongas o activa la expansión que los tiene.`,
    'no-such-battle:landing': 'Aquí solo pueden desembarcar ejércitos. Indica solo ejércitos.',
    'no-such-battle:navies': ({ armies, needed }, w) =>
      `Necesitas al menos ${w.units(needed, 'navy')} para desembarcar ${w.units(armies, 'army')}.`,
    'no-such-battle:no-defender': 'Da al defensor al menos una unidad. Si no defiende nadie, resiste la milicia.',
    'no-such-battle:nobody': 'Ataca con al menos una unidad.',
    'no-such-battle:one-origin': 'Ataca desde una zona: con ejércitos desde un territorio o con flotas desde un mar.',
    'no-such-battle:one-target': 'Ataca una zona: ejércitos en un territorio o flotas en un mar.',
    'no-such-battle:units': ({ most }) => `Da a cada bando ${most} unidades como máximo.`,
    'too-many:targets': ({ most }) => `No quedan tantos territorios. Elige ${most} objetivos como máximo.`,
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
        : `Solo ${w.seats(seats)} ${w.plural(seats.length, { one: 'actúa de campeón', other: 'actúan de campeones' })}.`,
    'policy-else': 'No hay primer golpe, refuerzos ni contraataque. En lo demás, es como si el jugador no dijera nada.',
  },
};

const POLICIES: { readonly [P in PolicyName]: Readonly<Record<PolicyChoice<P>, string>> } = {
  defence: {
    set: 'El defensor gasta un lote de suministros si lo tiene.',
    resist: 'El defensor resiste sin suministros.',
  },
  attackerPicks: {
    most: 'El atacante retira todas las unidades que puede, primero las más valiosas.',
    'navies-first': 'El atacante retira todas las unidades que puede, primero las flotas.',
    'armies-first': 'El atacante retira todas las unidades que puede, primero los ejércitos.',
    none: 'El atacante no retira nada.',
  },
  defenderPicks: {
    most: 'El defensor retira todas las unidades que puede, primero las más valiosas.',
    'navies-first': 'El defensor retira todas las unidades que puede, primero las flotas.',
    'armies-first': 'El defensor retira todas las unidades que puede, primero los ejércitos.',
    none: 'El defensor no retira nada.',
  },
  occupation: {
    yes: 'El atacante entra con una unidad en un objetivo vacío si los suministros lo permiten.',
    no: 'El atacante no ocupa un objetivo vacío.',
  },
  assault: {
    'one-round': 'Hay una sola ronda, tenga éxito el asalto o no.',
    'to-the-end': 'El asalto sigue turno tras turno hasta que triunfa, queda aniquilado o se queda sin lotes.',
  },
  shots: {
    'dearest-first': 'Todos los L-stars disparan, primero a los misiles que van a la zona más valiosa.',
    'fewest-first': 'Todos los L-stars disparan, primero al objetivo con menos misiles.',
    none: 'Los defensores no disparan.',
  },
  champions: { none: 'No hay campeones.', all: 'Actúan de campeones todos los que pueden.' },
  secretCards: {
    silent: 'Quien tiene cartas secretas en las zonas atacadas se calla.',
    shown: 'Quien tiene cartas secretas en las zonas atacadas las muestra y defiende.',
  },
  technology: {
    shown: 'Ambos bandos muestran toda la tecnología que pueden usar en la batalla.',
    hidden: 'Nadie muestra tecnología.',
  },
};
