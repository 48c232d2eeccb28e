// The texts of the moment, in Spanish: what is asked now and how it is answered.
import type { Page } from '../../page.ts';
import { capital, counted, of } from './names.ts';

const cubesOf = (number: number): string => counted(number, 'cubo', 'cubos');
const lStarsOf = (number: number): string => counted(number, 'L-star', 'L-stars');
const nukesOf = (number: number): string => counted(number, 'misil nuclear', 'misiles nucleares');
const cardsOf = (number: number): string => counted(number, 'carta', 'cartas');

export const momentWords: Page['moment'] = {
  heading: 'Tu decisión',
  ways: 'Formas de contestar',
  stage: (stage, name) => (stage > 0 ? `Fase ${stage}, ${name}` : name),
  opening: 'Apertura',
  fewer: (what) => `Uno menos: ${what}`,
  more: (what) => `Uno más: ${what}`,
  exactly: (what) => `${what}, cantidad exacta`,
  atLeast: (number) => `Elige al menos ${number}.`,
  of: (number) => `de ${number}`,
  all: (number) => `Todo (${number})`,
  addOne: (what) => `Añadir: ${what}`,
  takeOut: (what) => `Quitar ${what}`,
  nothingHere: 'En esta fase no puede cambiar nada de manos.',
  onMapOrHere: 'Mapa o lista',
  choose: 'Elige',
  mayJoin: (groups) => (groups === 1 ? 'Puede unirse 1 grupo más' : `Pueden unirse ${groups} grupos más`),
  byWayOf: 'Pasando por',
  shortestWay: 'el camino abierto más corto',
  goBy: (zone) => (zone === undefined ? 'Elegir el camino' : `Ir por ${zone}`),
  way: { by: (zone) => `pasando por ${zone}` },
  order: (how, who, place, load, by) => {
    const carrying = load === '' ? '' : ` con ${load} cada uno`;
    const oil = by.flight === 0 ? '' : `, ${by.flight} de petróleo cada uno`;
    const from = of(place);
    const said: Readonly<Record<string, string>> = {
      march: `${by.wheel ? 'por carretera' : 'por tierra'} desde ${place}: ${who}`,
      airlift: `por aire desde ${place}: ${who}${oil}`,
      land: by.sea ? `desembarcar desde ${place}: ${who}` : `bajar en ${place}: ${who}`,
      sail: `por mar desde ${place}: ${who}`,
      convoy: `${by.sea ? 'por mar' : 'por carretera'} desde ${place}: ${who}${carrying}`,
      lift: `por aire desde ${place}: ${who}${carrying}${oil}`,
      board: `embarcar en ${place}: ${who}`,
      ashore: by.sea ? `desembarcar en ${place}: ${who}` : `bajar en ${place}: ${who}`,
    };
    return capital(said[how] ?? `${who} ${from}`);
  },
  markLosses: 'Tres puntos retiran una unidad. Elige qué unidades retiras.',
  mark: (piece) => `Marcar una: ${piece}`,
  spare: (piece) => `Perdonar una: ${piece}`,
  if: 'Si esperas',
  ifWait: (what) => `El árbitro contesta por ti: «${what}».`,
  ifNoClock: 'No pasa nada. No hay límite de tiempo.',
  cost: 'Coste',
  path: 'Camino',
  rule: 'Regla',
  cash: 'Dinero',
  becomes: (before, after) => `de ${before} a ${after}`,
  youKeep: 'Te queda',
  youGet: 'Recibes',
  afterYou: 'Después de ti',
  whatElse: 'También puedes',
  back: 'Atrás',
  undo: 'Deshacer mi última jugada',
  branch: 'Seguir desde antes de mi última jugada',
  branchAbout: 'Empieza ahí una partida nueva. La que estás jugando se conserva.',
  waitingFor: (who) => `Se espera a ${who}.`,
  pass: {
    again: 'Si pasas, se te vuelve a preguntar cuando otro jugador actúe.',
    ends: 'Todos los demás han pasado. Si pasas tú también, se acaba esta parte.',
    trades: 'Aun así se te pregunta cuando se comercie, porque has dicho que quieres comerciar.',
  },
  passing: 'Pasas durante el resto de esta fase.',
  goesOn: 'La partida sigue.',
  sealed: 'Decidido en secreto. Puedes cambiarlo hasta que todos hayan decidido.',
  justNow: 'Ahora mismo',
  next: {
    zone: 'Elige un lugar en el mapa o en la lista.',
    other: 'Completa tu elección.',
    field: (field) => `Falta por elegir: ${field}.`,
  },
  free: 'nada',
  costs: (parts) => `${parts} de tu centro de suministros`,
  bid: {
    title: (stage) => `¿Gastas un cubo para jugar ${stage} en este ciclo?`,
    planned: (left) => (left === 0 ? 'No quedan cubos.' : left === 1 ? 'Queda 1 cubo.' : `Quedan ${left} cubos.`),
    nothing: 'Nada en este ciclo',
    bid: (stage) => `Pujar por ${stage}`,
    both: 'Pujar con dos cubos: comprar y prospectar',
    keep: 'Guardarlo',
    left: (left, later) =>
      later === ''
        ? 'Es la última fase del ciclo. Tus cubos vuelven con el ciclo siguiente.'
        : left === 0
          ? `No queda ninguno para ${later}.`
          : `${left === 1 ? 'Queda uno' : 'Quedan dos'} para ${later}.`,
    notPlay: (stage, left) => `No juegas ${stage}. Te ${left === 1 ? 'queda' : 'quedan'} ${cubesOf(left)}.`,
    about: {
      3: 'Vende al mercado, un solo recurso por turno.',
      4: 'Ataca con ejércitos, flotas o misiles nucleares. Un ataque convencional cuesta un lote de suministros.',
      5: 'En cada turno, mueve todas las unidades que quieras a un solo sitio.',
      6: 'Construye unidades y armas, o investiga armas nuevas.',
      7: 'Compra en el mercado o prospecta en busca de empresas. Con dos cubos puedes hacer ambas cosas.',
    },
    stock: (worth) => `Tus existencias valen ${worth} a los precios de hoy.`,
    sets: (sets) => `Tienes ${counted(sets, 'lote', 'lotes')} de suministros.`,
    means: (cash, sets) => `Tienes ${cash} y ${counted(sets, 'lote', 'lotes')} de suministros.`,
    cash: (cash) => `Tienes ${cash}.`,
  },
  trade: {
    sell: 'Vende al mercado, o pasa.',
    sellAbout: {
      batch: 'Un solo recurso por turno. Cobras todo al precio de hoy. Después el precio baja.',
      unit: 'Un solo recurso por turno. El precio baja con cada unidad que vendes.',
    },
    buy: 'Compra en el mercado, o pasa.',
    buyAbout: {
      batch: 'Un solo recurso por turno. Pagas todo al precio de hoy. Después el precio sube.',
      unit: 'Un solo recurso por turno. El precio sube con cada unidad que compras.',
    },
    stored: (units, price) => `${units} en almacén, ${price}`,
    at: {
      batch: (goods, price) => `${goods} a ${price}`,
      unit: (goods, price) => `${goods}, la primera a ${price}`,
    },
    arrears: 'Intereses atrasados',
    kept: (owed) => `El banco se queda con lo que ganes hasta que pagues ${owed} de intereses.`,
    nowAfter: (now, after) => `ahora ${now}, después ${after}`,
    keep: (goods, sets) => `${goods}, ${counted(sets, 'lote', 'lotes')} de suministros`,
    others: (who, goods) => `${capital(who)} tiene ${goods} y va después.`,
    last: 'Eres el único jugador en esta fase.',
    none: 'Ahora no puedes comerciar con esto.',
    all: (units) => `Todo (${units})`,
    most: (units) => `Máximo: ${units}`,
    drag: (resource) => `${resource}: cuántas unidades, por la escala de precios`,
    priceAfter: (units, price) => `${units}, y después el precio es ${price}`,
  },
  pay: {
    about: (companies, units) =>
      `Tienes ${counted(companies, 'empresa abierta', 'empresas abiertas')} y ${counted(units, 'unidad', 'unidades')}. Las empresas que no cobran no producen nada. Las unidades que no cobran dejan el tablero.`,
  },
  odds: {
    heading: 'Probabilidades',
    dice: (yours, theirs) => `tus dados: ${yours}; los suyos: ${theirs}`,
    diceFor: (yours, theirs) => `Tus dados: ${yours || 'ninguno'}. Los suyos: ${theirs || 'ninguno'}.`,
    supposed: 'Cómo se calculan estas probabilidades',
    remove: (number) => `Destruyes ${number} o más`,
    removeAll: (number) => (number === 1 ? 'Destruyes la única unidad' : `Destruyes las ${number}`),
    lose: (number) => `Pierdes ${number} o más`,
    loseAll: (number) => (number === 1 ? 'Pierdes tu única unidad' : `Pierdes las ${number}`),
    take: (zone) => `Conquistas ${zone}`,
    hold: (zone) => `Conservas ${zone}`,
    strike: (zone) => `Impacto en ${zone}`,
    shotDown: (number) => (number === 1 ? 'Cae al menos 1 misil' : `Caen al menos ${number} misiles`),
    blast: 'Se destruyen todos los L-stars del espacio',
    end: 'Esto acaba la partida para todos',
    clash: (who) => `${capital(who)} pierde un L-star`,
  },
  battle: {
    heading: (zone) => `Batalla por ${zone}`,
    drill: 'Pasos del ataque',
    steps: {
      A: 'Declarar',
      B: 'Suministros',
      C: 'Dados',
      D: 'Tirada, bajas',
      E: 'Refuerzos',
      F: 'Contraataque',
    },
    attack: 'Ataque',
    way: (from, to) => `${from} contra ${to}`,
    counterattack: 'Contraataque',
    attacker: 'ataca',
    defender: 'defiende',
    you: 'tú',
    set: '1 lote pagado',
    noSet: 'sin suministros',
    diceFor: { position: 'posición', firePower: 'potencia de fuego', lStar: 'L-star', highTech: 'tecnología' },
    militiaDie: 'milicia',
    edge: (points) => ` (${points > 0 ? '+' : '\u2212'}${Math.abs(points)})`,
    removesUpTo: (units) => (units === 0 ? 'no retira nada' : `retira hasta ${units}`),
    removed: (units) => `retiró ${units}`,
    lost: (units) => `pierde ${units}`,
    rollsNext: 'aún no ha tirado',
    militia: 'Milicia',
    theMilitia: 'la milicia',
    oneSet: (left) => `1 lote de suministros (${left === 1 ? 'queda' : 'quedan'} ${Math.max(0, left)})`,
    compare: 'Dados',
    firePower: (ours, theirs, stars, theirStars) =>
      `Potencia de fuego, ${ours} contra ${theirs}; L-stars, ${stars} contra ${theirStars}. Tener más de cada cosa vale un dado.`,
    fed: 'Luchar con dos dados',
    fedCost: (left) => `Cuesta 1 lote (${left === 1 ? 'queda' : 'quedan'} ${left}).`,
    unfed: 'Resistir con un dado',
    unfedCost: (sets) =>
      sets === 0
        ? 'No tienes ningún lote de suministros.'
        : `Gratis. Conservas ${sets === 1 ? 'tu lote' : `tus ${sets} lotes`}.`,
    noneOpen: 'No te quedan puntos para eso.',
  },
  strike: {
    heading: 'Ataque nuclear',
    by: (who) => `Lanza ${who}`,
    steps: {
      A: 'Objetivos',
      B: 'Lanzamiento',
      C: 'Campeones',
      D: 'Escudo de L-stars',
      E: 'Contraataque',
    },
    space: 'los L-stars del espacio',
    flying: (flying, launched) => `${flying} de ${launched} en el aire`,
    under: (who) => `defiende ${who}`,
    screen: 'Escudo de L-stars',
    as: {
      defender: (upTo) => `defiende y para un misil con 1 a ${upTo}`,
      champion: (upTo) => `campeón, para un misil con 1 a ${upTo}`,
    },
    starsLeft: (stars) => (stars === 1 ? 'Queda 1 L-star por disparar' : `Quedan ${stars} L-stars por disparar`),
    shots: 'Disparos',
    shot: (at, hit, upTo) =>
      hit
        ? `Para un misil dirigido contra ${at} (1 a ${upTo})`
        : `Falla contra el misil dirigido contra ${at} (hacía falta 1 a ${upTo})`,
    about: 'Elige objetivos en el mapa o aquí. Apunta más de un misil a un objetivo para superar los L-stars.',
    cost: (fired, left) => `${nukesOf(fired)} (${left === 1 ? 'queda' : 'quedan'} ${Math.max(0, left)})`,
    follows: 'Después',
    followsAbout:
      'Los L-stars disparan primero. Un misil que pasa destruye todo lo que hay allí. El territorio queda fuera de la partida para siempre.',
    against: (who, units, stars) => `${who}${units === '' ? '' : `, ${units}`}, ${lStarsOf(stars)}`,
    at: 'Tu respuesta',
  },
  deal: { gives: 'Das', gets: 'Recibes' },
  cards: {
    turned: 'Cartas levantadas',
    looks: (who, what) => `${capital(who)} busca ${what}`,
    wanted: {
      grain: 'grano',
      oil: 'petróleo',
      minerals: 'minerales',
      nuke: 'un misil nuclear',
      'l-star': 'un L-star',
    },
    paid: (paid, left) => `${paid} pagados, ${left === 1 ? 'queda' : 'quedan'} ${cardsOf(left)}`,
    hidden: (found) => (found ? 'Una carta que se queda' : 'Una carta que vuelve al mazo'),
    found: 'Encontrada',
    returned: 'Vuelve al mazo',
    researchCard: 'Carta de investigación',
    deck: (cards) => `${cardsOf(cards)} en el mazo`,
  },
};
