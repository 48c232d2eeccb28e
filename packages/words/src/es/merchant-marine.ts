// Colonial Legions and Merchant Marine, in Spanish; what happens in it is told in merchant-marine-events.ts.
import { companyOf } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import { marineEvents } from './merchant-marine-events.ts';
import type { Spanish } from './phrases.ts';

const FIRST = {
  convoy: 'Has atacado primero el convoy. Hunde todos sus buques antes de ir a por las escoltas.',
  escorts: 'Las escoltas te cierran el paso. Húndelas todas antes de ir a por el convoy.',
} as const;

export const merchantMarine: RoomTexts<'merchant-marine', Spanish> = {
  refusals: {
    'all-ships': ({ ships }, w) =>
      w.plural(ships, { one: 'Coloca tu buque mercante.', other: `Coloca tus ${ships} buques mercantes.` }),
    announced: 'Ya lo has anunciado y sigue en vigor.',
    'armies-only':
      'Los transportistas solo mueven ejércitos: por tierra, por aire o a bordo de una flota tuya que los recoja donde está.',
    'army-cap:abroad': ({ most, each, zone }, w) =>
      `${w.zone(zone)} ${w.verb(zone, 'permite', 'permiten')} ${w.units(each, 'army')} por fase, además de los que permiten tus territorios natales. Allí ${canBuild(most)}.`,
    'army-cap:home': ({ most, each }, w) =>
      `Cada territorio natal que ocupas permite ${w.units(each, 'army')} por fase. ${w.capital(canBuild(most))}.`,
    'assault-ships':
      'Los buques que trajeron tropas a esta batalla no pueden llevar mercancía en ella, y no tienes otros libres.',
    'besieged:arms':
      'El asedio se mantiene. No se pueden comprar ni vender unidades ni armas hasta la próxima tirada de asedio.',
    'besieged:battle': 'Estás bajo asedio. Durante una batalla no entra ni sale mercancía.',
    'besieged:half': 'Con un medio asedio no se puede comerciar con recursos en esta fase.',
    'besieged:holds': 'El asedio se mantiene. No se puede comerciar con recursos en esta fase.',
    'besieged:partner': 'Ese jugador está bajo asedio. Durante una batalla no entra ni sale mercancía.',
    'cannot-fight:ships': ({ from }, w) => `Tus unidades ${w.in(from)} no pueden atacar buques mercantes.`,
    'cannot-import:any': ({ danger }, w) =>
      `Te falta dinero para una unidad y los ${w.money(danger)} de plus de peligrosidad, o sitio para guardarla.`,
    'cannot-import:resource': ({ resource }, w) => `No puedes traer ${w.resource(resource)}: te falta dinero o sitio.`,
    'fewer-ports': ({ sea, own, most }, w) =>
      `Otra potencia tiene ${w.plural(most, { one: '1 puerto', other: `${most} puertos` })} ${w.in(sea)}, y tú ${own === 0 ? 'ninguno' : own}. Elige otro mar.`,
    'goes-on:carriers': 'Elige qué ejércitos embarcan en esa flota.',
    'goes-on:lanes': ({ company }, w) => `Elige un mar para el buque de ${w.card(company)}.`,
    'level-ports': ({ sea }, w) => `Otra potencia tiene tantos puertos como tú ${w.in(sea)}. Elige otro mar.`,
    'mixed-cargo': 'Un buque solo lleva un recurso por viaje. Envía otro buque para el otro.',
    'no-dark-ship': 'No tienes ningún buque mercante en un mar azul oscuro que aún pueda navegar en este paso.',
    'no-escorts': 'No tienes ninguna flota en un mar azul oscuro que pueda escoltar buques mercantes.',
    'no-freight': ({ company }, w) => `${w.card(company)} no tiene nada esperando a tus buques.`,
    'no-goods': 'No hay tal mercancía que llevar, o no hay sitio para ella.',
    'no-home-port:sea': ({ sea }, w) => `Ninguno de tus territorios natales tiene puerto ${w.in(sea)}.`,
    'no-navy-there': ({ sea }, w) => `No tienes ninguna flota ${w.in(sea)}.`,
    'no-partner:carriage': 'Ahora no hay nadie con quien tus buques puedan intercambiar mercancía.',
    'no-player:carriage': 'Elige a otro jugador de esta partida.',
    'no-player:grip': 'Elige a otro jugador de esta partida.',
    'no-port:grip': 'Ese jugador no tiene puertos allí. Elige otro territorio.',
    'no-port:ship': ({ territory, sea }, w) =>
      `${w.zone(territory)} no ${w.verb(territory, 'tiene', 'tienen')} puerto ${w.in(sea)}. Las tropas solo suben a un buque mercante o bajan de él en un puerto.`,
    'no-port:trip': ({ territory, sea }, w) =>
      `${w.zone(territory)} no ${w.verb(territory, 'tiene', 'tienen')} puerto ${w.in(sea)}. Envía un buque desde un mar donde haya uno.`,
    'no-sailing': 'Los buques mercantes no se mueven con tus flotas. Desvíalos.',
    'no-ship': ({ sea }, w) => `No te queda ${w.in(sea)} ningún buque que no haya navegado ya en este paso.`,
    'no-ships-in-reach:from': ({ from }, w) => `Tus unidades ${w.in(from)} no alcanzan buques mercantes ajenos.`,
    'no-ships-in-reach:none': 'Ninguna de tus fuerzas alcanza buques mercantes ajenos.',
    'no-ships-now': 'Solo puedes comerciar con buques mercantes en el mercado de armas de la fase Construir.',
    'no-ships:fleet': 'No tienes buques mercantes.',
    'no-ships:reroute': ({ sea }, w) => `No tienes ningún buque mercante sin tropas ${w.in(sea)}.`,
    'no-ships:target': ({ sea }, w) => `Nadie más tiene buques mercantes ${w.in(sea)}.`,
    'no-ships:trade':
      'Ninguna de las partes tiene en un mar azul oscuro un buque mercante que aún pueda navegar en este paso.',
    'no-troops': 'Los buques mercantes solo embarcan tropas para un asalto anfibio.',
    'no-troops:sale':
      'Los buques mercantes con tropas a bordo no entran en una venta. Las tropas tienen que desembarcar antes, en un movimiento.',
    'nobody-to-move': ({ to }, w) => `No tienes ningún ejército que los transportistas puedan llevar ${w.to(to)}.`,
    'none-left:reroute': 'Todos tus buques mercantes ya han navegado, se han desviado o llevan tropas a bordo.',
    'not-announced': 'No lo has anunciado. Elige uno de tus bloqueos o asedios.',
    'not-its-port': ({ company, lane }, w) => {
      const name = w.card(company);
      const { location } = companyOf(company);
      if (lane === 'own-sea') return `El buque de ${name} tiene que ir ${w.to(location)}.`;
      return lane === 'port'
        ? `El buque de ${name} tiene que ir a un mar al que dé un puerto ${w.of(location)}.`
        : `${w.zone(location)} no ${w.verb(location, 'tiene', 'tienen')} puerto, así que el buque de ${name} tiene que ir a un mar azul oscuro.`;
    },
    'not-now':
      'Solo puedes nombrar escoltas en tu turno de la fase Mover o cuando puedas traer refuerzos a tu batalla.',
    'not-on-land': 'Los buques mercantes nuevos van al mar. Elige el que quieras.',
    'not-there:ships': ({ sea }, w) => `Elige un jugador que tenga buques mercantes ${w.in(sea)}.`,
    'not-your-land:bonus': ({ zone }, w) =>
      `${w.zone(zone)} no ${w.verb(zone, 'es', 'son')} territorio natal tuyo ni tienes una empresa allí.`,
    'not-your-navy': ({ against }, w) =>
      `Ninguna de tus flotas está ante los puertos ${w.ofSeat(against)} allí. Envía antes una.`,
    'nothing-to-announce': 'Tus flotas no cierran del todo los puertos de nadie, así que no hay nada que anunciar.',
    'nothing-to-announce:left': 'Ya has anunciado todos los bloqueos y asedios que permiten tus flotas.',
    'nothing-to-lift': 'No tienes ningún bloqueo ni asedio que levantar.',
    'once-a-stage': 'Ya lo has anunciado en esta fase. Espera a la próxima fase Atacar.',
    'one-sea': ({ zone }, w) =>
      `Este buque mercante ha embarcado ejércitos ${w.in(zone)}. Solo puede recogerlos en un mar.`,
    'one-trip':
      'Este buque mercante ya ha desembarcado sus tropas. Envía otro: en un asalto, cada uno lleva como mucho dos ejércitos.',
    'other-group-first': ({ first }) => FIRST[first],
    'other-sea': ({ company, sea }, w) =>
      `${w.card(company)} está ${w.in(sea)}. Solo pueden atenderla buques que estén allí.`,
    'out-of-reach:ships': ({ from, to }, w) =>
      `Los buques mercantes ${w.of(to)} no están a tu alcance desde ${w.zone(from)}.`,
    'port-free:player': ({ against }, w) =>
      `Ahora no puedes bloquear ni asediar ${w.toSeat(against)}. Antes tienen que estar cerrados todos sus puertos, al menos uno por tus flotas.`,
    'port-free:there': ({ against }, w) =>
      `Algunos puertos ${w.ofSeat(against)} siguen abiertos allí. Envía antes flotas.`,
    'refused-before': 'Tu última propuesta a ese jugador no salió adelante. En este paso no puedes hacerle otra.',
    rerouted: ({ sea }, w) =>
      `Tus buques mercantes ${w.of(sea)} ya han navegado o se han desviado. Por ahora, cada uno solo puede hacerlo una vez.`,
    'same-sea': 'Elige un mar distinto de aquel en el que están.',
    'six-ships': ({ ships }, w) => `Pon exactamente ${w.units(ships, 'ship')} en mares azul oscuro.`,
    'so-many-ships': ({ ships }) => `Elige exactamente ${ships} de tus buques en ese mar.`,
    'three-navies': ({ navies }, w) => `Solo tienes ${w.units(navies, 'navy')} que colocar.`,
    'too-dear:carriers': ({ price, cash }, w) =>
      `Los transportistas piden ${w.money(price)} y tienes ${w.money(cash)}. Pide antes un préstamo o envía menos ejércitos.`,
    'too-few-navies': ({ most, sea }, w) => `Solo tienes ${w.units(most, 'navy')} ${w.in(sea)}.`,
    'too-few-ships:market': ({ ships, units }, w) =>
      ships === 0
        ? 'No tienes ningún buque mercante en un mar azul oscuro que aún pueda navegar.'
        : w.plural(ships, {
            one: `Tu buque mercante en mares azul oscuro lleva ${units} unidades como máximo.`,
            other: `Tus ${ships} buques mercantes en mares azul oscuro llevan ${units} unidades como máximo.`,
          }),
    'too-few-ships:reroute': ({ most, sea }, w) => `Ya solo puedes desviar ${w.units(most, 'ship')} ${w.of(sea)}.`,
    'too-few-ships:sale': ({ ships, sea }, w) =>
      ships === 0
        ? `Ningún buque mercante puede cambiar de manos ${w.in(sea)}.`
        : `Solo ${w.plural(ships, { one: 'puede', other: 'pueden' })} cambiar de manos ${w.units(ships, 'ship')} ${w.in(sea)}.`,
    'too-few-ships:side': ({ loads, holds }, w) =>
      `Para este trato una de las partes necesita ${w.units(loads, 'ship')}, y en mares azul oscuro ${holds === 0 ? 'no tiene ninguno' : `solo tiene ${holds}`} libre${holds > 1 ? 's' : ''}. Comercia con menos o deja que la otra lleve más.`,
    'too-heavy': ({ units, most }) => `Un buque lleva ${most} unidades por viaje como máximo, no ${units}.`,
    'too-little-cash:agree': ({ price, cash }, w) => `Eso cuesta ${w.money(price)} y tienes ${w.money(cash)}.`,
    'too-little-cash:carriage': ({ most }, w) => `Después del plus de peligrosidad te quedan ${w.money(most)}.`,
    'too-little-cash:danger-pay': ({ cash, danger }, w) =>
      `Cada buque cuesta ${w.money(danger)} de plus de peligrosidad, y tienes ${w.money(cash)}.`,
    'too-many:carriage': ({ most, resource }, w) =>
      `Se ${w.plural(most, { one: 'puede', other: 'pueden' })} llevar ${w.goods(most, resource)} como máximo: el límite lo ponen los buques, las existencias, el sitio y el plus de peligrosidad.`,
    'too-many:import': ({ most, resource }, w) =>
      `Tus buques, tu dinero y tu sitio dan para ${w.goods(most, resource)} como máximo.`,
    'too-many:trip': ({ company, units, resource }, w) =>
      `A ${w.card(company)} solo le ${w.plural(units, { one: 'queda', other: 'quedan' })} ${w.goods(units, resource)} por llevar.`,
    'too-poor:ransom': ({ amount, cash }, w) =>
      `Los piratas quieren ${w.money(amount)} y tienes ${w.money(cash)}. Pide antes un préstamo o pierde los buques.`,
    'twelve-units:most': ({ most, units }) =>
      most === 0
        ? `Ninguna de tus ${units} unidades extra puede ser de este tipo.`
        : `De tus ${units} unidades extra, ${most} como máximo ${most === 1 ? 'puede' : 'pueden'} ser de este tipo.`,
    'twelve-units:rest': ({ rest, units }, w) =>
      rest === 0
        ? `Ya has colocado tus ${units} unidades extra. No añadas ejércitos.`
        : `Tienes ${units} unidades extra en total. Añade exactamente ${w.units(rest, 'army')}.`,
    'yourself:carriage': 'Elige a otro jugador.',
  },
  questions: {
    'bonus-dozen': ({ units }) => `Coloca ${units} unidades más: ejércitos, flotas o buques mercantes.`,
    carriage: ({ user, direction, resource, units, price }, w) => {
      const goods = w.goods(units, resource);
      const paid = price === 0 ? 'gratis' : `por ${w.money(price)}`;
      const way = direction === 'bring' ? `llevarse ${goods} de tu almacén` : `enviarte ${goods}`;
      return `${w.seat(user)} quiere ${way} ${paid}. ¿Aceptas?`;
    },
    'first-reroutes': 'Antes de empezar puedes mover gratis tus buques mercantes, de cualquier mar a cualquier otro.',
    'give-up-ships': ({ sea, ships }, w) =>
      `Pierdes ${w.units(ships, 'ship')} ${w.in(sea)}. Elige ${w.plural(ships, { one: 'cuál', other: 'cuáles' })}.`,
    'load-ships': ({ most }) =>
      `Elige qué traen a casa tus buques mercantes. Cada uno lleva hasta ${most} unidades de un recurso desde un puerto de su mar.`,
    'pay-ransom': ({ sea, company, amount }, w) =>
      `Los piratas ${w.of(sea)} quieren ${w.money(amount)} por el cargamento de ${w.card(company)}. Paga, o hundirán los buques que lo llevan.`,
    'sea-lanes': ({ ships }, w) =>
      `Pon ${w.units(ships, 'ship')} en mares azul oscuro, y uno más por cada empresa en el extranjero en un mar donde tenga puerto.`,
    'station-navies': ({ navies }, w) =>
      `Coloca ${w.units(navies, 'navy')} en mares donde tengas más puertos que nadie.`,
    'step-e':
      'Usa tus buques mercantes antes de mover tus unidades: trae mercancía pagando el plus de peligrosidad o desvía buques.',
    'strike-first':
      'Tu tecnología va cinco niveles o más por delante. Elige qué atacas primero: el convoy o sus escoltas.',
  },
  events: marineEvents,
};

/** `ya no puedes construir más`, `aún puedes construir 2` */
function canBuild(most: number): string {
  return most === 0 ? 'ya no puedes construir más' : `aún puedes construir ${most}`;
}
