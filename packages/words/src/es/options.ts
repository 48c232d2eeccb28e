// What the options of a game do, in Spanish.
import type { GameOptions, SetOption } from '@marshall/rules';

export const OPTIONS: Readonly<Record<keyof GameOptions | 'players', string>> = {
  players: 'Cuántos jugadores hay. Cada uno tiene su propio asiento.',
  powers: 'Las superpotencias se asignan antes de la partida, o los jugadores tiran un dado y eligen en ese orden.',
  opening:
    'La preparación estándar, o la apertura aleatoria con cartas repartidas, unidades extra y precios a los dados.',
  stages:
    'Cuáles de las fases 3 a 7 se juegan. Con 37 es una partida de comercio en la que no se mueve ningún ejército.',
  detenteCycle: 'La partida acaba en Détente después de este ciclo y gana la potencia más rica.',
  handicap: 'El ganador tiene que alcanzar al menos este rango en estrellas; si no, no gana nadie.',
  cashVisible: 'Todos ven cuánto dinero tienen los demás.',
  componentLimits: 'Nadie puede tener en el tablero más piezas de las que trae la caja en un color.',
  marketOverflow:
    'Puedes comprar en el mercado más de lo que cabe en tu centro de suministros. Lo que no cabe se pierde.',
  marketPricing: 'Una compra o venta tiene un solo precio para todo, o el precio cambia con cada unidad.',
  detentePrices:
    'En la Détente, los suministros valen a los últimos precios o a los que había al abrirse la última fase 7.',
  tradeOffers: 'Cuántas ofertas puede hacer cada jugador en una ronda de comercio.',
  assaultTroops:
    'Si se hunde la flota, las tropas de un asalto anfibio están a salvo en tierra, o se hunden con ella en la primera ronda.',
  retaliation:
    'Un atacante que ha sufrido antes un golpe nuclear responde solo contra el defensor, o contra cualquier objetivo.',
  apc: 'Armored Personnel Carriers: una unidad terrestre que lleva ejércitos, lucha por dos y protege a las demás.',
  combatResolution: 'Las batallas se resuelven con dados o con la Military Conflict Chart.',
  highTech:
    'High-Tech Edge: la investigación secreta mejora tus ejércitos y flotas, que luchan mejor y se mueven por menos.',
  amphibDiscloseBoth:
    'Quien tiene tecnología de ejército y de flota y asalta desde el mar muestra los dos niveles o ninguno.',
  merchantMarine:
    'Colonial Legions and Merchant Marine: los buques mercantes llevan mercancías y los territorios reclutan ejércitos.',
  pirates: 'Cuántos piratas hay en cada mar azul claro donde nadie domina los puertos.',
};

/** The sets as their boxes are called. */
export const SETS: Readonly<Record<SetOption, string>> = {
  apc: 'Armored Personnel Carriers',
  combatResolution: 'la Military Conflict Chart',
  highTech: 'High-Tech Edge',
  merchantMarine: 'Colonial Legions and Merchant Marine',
};
