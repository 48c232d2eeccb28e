// Armored Personnel Carriers, in Spanish.
import { firePowerPoints, type GameEvent } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import type { Spanish } from './phrases.ts';

export const apc: RoomTexts<'apc', Spanish> = {
  refusals: {
    'apcs-alone':
      'Los transportes blindados no pueden luchar contra nada en el mar, y aquí no tienes otra cosa. Elige una unidad terrestre.',
    'apcs-counted':
      'Tus transportes blindados cuentan en esta tirada y no pueden luchar contra nada en el mar. Retira unidades terrestres.',
    'first-target': ({ target }, w) =>
      `Has elegido ${w.theUnits(target)} como primer objetivo. Destruye ${w.gender(target, 'uno', 'una')} antes que nada.`,
    'no-airborne-apc': 'Los transportes blindados no pueden ir en un asalto aéreo. Envía ejércitos.',
    'no-flight-now':
      'Los transportes blindados solo vuelan en la fase Mover o como refuerzos en una batalla. Llévalos por tierra.',
    'no-landing-now':
      'Un transporte blindado no puede desembarcar de una flota después de una batalla. Puede hacerlo en la fase Mover.',
    'no-such-target': ({ target }, w) => `El otro bando no tiene ${w.unitsOf(target)} en esta batalla.`,
    'nobody-inside': 'Ninguno de tus transportes blindados lleva un ejército dentro.',
    'not-inside': ({ most }, w) =>
      `Tienes ${w.units(most, 'army')} dentro de esos transportes blindados. Elige cuántos bajan.`,
    'not-occupied:apcs': ({ zone }, w) =>
      `El comprador no tiene unidades ${w.in(zone)}. Entrega los transportes blindados en un territorio que ocupe.`,
    'not-your-land:apc': 'Tu transporte blindado empieza en un territorio que ocupas. Elige uno donde tengas unidades.',
    shielded: 'Los transportes blindados reciben antes los puntos. Destrúyelos antes que las unidades de detrás.',
    stays: 'Ya has decidido quedarte. Gasta un lote de suministros o resiste sin él.',
    'too-few-apcs': ({ most }, w) => `Solo tienes ${w.units(most, 'apc')} en esta batalla.`,
  },
  questions: {
    absorb: ({ points }, w) =>
      `El enemigo ha sacado ${w.plural(points, { one: '1 punto', other: `${points} puntos` })} contra ti. Elige qué transportes blindados los reciben primero.`,
    passengers: ({ zone }, w) =>
      `Elige qué ejércitos bajan de sus transportes blindados para luchar por ${w.zone(zone)}.`,
    'place-apc': 'Pon tu transporte blindado gratuito en un territorio que ocupes.',
    stay: ({ zone, withdraw, surrender }, w) => {
      const ways = [...(withdraw ? ['retirarte'] : []), ...(surrender ? ['rendirte'] : [])];
      return `Te atacan ${w.in(zone)}. ${ways.length === 0 ? 'Solo puedes quedarte' : `Puedes ${w.or([...ways, 'quedarte'])}`}.`;
    },
    target: 'Elige qué tipo de unidad enemiga tienen que destruir primero tus puntos.',
  },
  events: {
    'absorption-chosen': ({ seat, apcs }, w) => {
      const number = apcs.reduce((sum, each) => sum + each.number, 0);
      return number === 0
        ? `${w.seat(seat)} no usa transportes blindados como escudo.`
        : `${w.seat(seat)} deja que ${w.units(number, 'apc')} ${w.plural(number, { one: 'reciba', other: 'reciban' })} primero los puntos.`;
    },
    'apcs-captured': ({ seat, from, zone, apcs }, w) =>
      `${w.seat(seat)} captura ${w.toSeat(from)} ${w.units(apcs, 'apc')} ${w.in(zone)}.`,
    'apcs-dry': ({ seat, zone, apcs, alone }, w) => {
      const fight = w.plural(apcs, { one: 'no puede luchar', other: 'no pueden luchar' });
      const them = w.plural(apcs, { one: 'nadie lo defiende', other: 'nadie los defiende' });
      return `${w.seat(seat)} no tiene petróleo: ${w.units(apcs, 'apc')} ${w.in(zone)} ${fight}${alone ? ` y ${them}` : ''}.`;
    },
    'fire-power-counted': ({ attacker, defender }) => {
      const points = firePowerPoints(Math.max(attacker, defender), Math.min(attacker, defender));
      const adds =
        points === 0 ? '' : `, lo que suma ${points} a la tirada del ${attacker > defender ? 'atacante' : 'defensor'}`;
      return `La potencia de fuego del atacante es ${attacker}, y la del defensor, ${defender}${adds}.`;
    },
    'passengers-off': (event, w) => gotOff(event, ' para luchar', w),
    'passengers-unloaded': (event, w) => gotOff(event, '', w),
    stayed: ({ seat, zone }, w) => `${w.seat(seat)} se queda ${w.in(zone)}.`,
    'target-named': ({ seat, target, chosen }, w) =>
      chosen ? `${w.seat(seat)} elige ${w.theUnits(target)} como primer objetivo.` : undefined,
  },
  remarks: {
    'policy-apc':
      'El primer objetivo es lo que cada bando prefiere retirar o, si no, el tipo que cuesta menos puntos. Un transporte blindado absorbe los puntos si así no se pierde nada.',
  },
};

type Off = Extract<GameEvent, { type: 'passengers-unloaded' }>;

function gotOff({ seat, unloaded }: Omit<Off, 'type'>, why: string, w: Spanish): string | undefined {
  const off = unloaded.reduce((sum, each) => sum + w.total(each.off), 0);
  return off === 0 ? undefined : `${w.seat(seat)} baja ${w.units(off, 'army')} de sus transportes blindados${why}.`;
}
