// A game over weeks, on the page, in Spanish.
import type { Page } from '../../page.ts';
import { list, money } from './names.ts';

const NAMES = { grain: 'el grano', oil: 'el petróleo', minerals: 'los minerales' };

export const weekWords: Page['weeks'] = {
  talk: {
    where: (cycle, stage) =>
      cycle === 0 ? 'Apertura' : stage === undefined ? `Ciclo ${cycle}` : `Ciclo ${cycle}, ${stage}`,
    seen: (who) => `Visto por ${who}`,
    parts: 'Chat, promesas y notas',
    chat: 'Mensajes',
    promises: 'Promesas',
    notes: 'Notas',
    search: 'Buscar mensajes',
    found: (number) => (number === 1 ? '1 mensaje encontrado' : `${number} mensajes encontrados`),
    nothing: 'Ningún mensaje contiene esas palabras.',
    link: 'Se abre en otra pestaña',
  },
  notes: {
    label: 'Tus notas privadas sobre esta partida',
    about: 'Solo tú puedes leer estas notas.',
    save: 'Guardar',
    saved: 'Guardado.',
    changed: 'Sin guardar.',
  },
  promises: {
    about: 'Una promesa no obliga a nadie. Solo vosotros dos la veis, y quien la recibió dice si se cumplió.',
    none: 'Todavía no hay promesas.',
    mine: (who) => `Prometes a ${who}`,
    theirs: (who) => `${who} te promete`,
    until: (cycle) => `hasta el final del ciclo ${cycle}`,
    over: (cycle) => `hasta el final del ciclo ${cycle}, que ya pasó`,
    outcome: { kept: 'Cumplida', broken: 'Rota' },
    kept: 'Se cumplió',
    broken: 'Se rompió',
    back: 'Quitar la marca',
    given: (who, until, text) => `${who} te promete, hasta el final del ciclo ${until}: «${text}»`,
    wasKept: (who, text) => `${who} dice que cumpliste tu promesa: «${text}»`,
    wasBroken: (who, text) => `${who} dice que rompiste tu promesa: «${text}»`,
    ranOut: (who, text) => `La promesa de ${who} ha vencido: «${text}» ¿Se cumplió?`,
    had: (text) => `Te había prometido: «${text}»`,
    withDeal: (cycle) => `Hecha con un trato en el ciclo ${cycle}.`,
    record: 'Dejar constancia',
    recordAbout: (until) => `Así se puede marcar si se cumplió. Dura hasta el final del ciclo ${until}.`,
    make: 'Prometer algo',
    to: 'A quién',
    what: 'Qué prometes',
    end: 'Hasta el final del ciclo',
    send: 'Prometerlo',
    cancel: 'Cancelar',
  },
  digest: {
    label: 'Desde tu última visita',
    cycles: (number) => (number === 1 ? '1 ciclo después' : `${number} ciclos después`),
    battles: (number) => (number === 1 ? '1 batalla' : `${number} batallas`),
    strikes: (number) => (number === 1 ? '1 ataque nuclear' : `${number} ataques nucleares`),
    fallen: (number) => (number === 1 ? '1 potencia ha caído' : `${number} potencias han caído`),
    price: (resource, change) => {
      const verb = resource === 'minerals' ? ['subieron', 'bajaron'] : ['subió', 'bajó'];
      return `${NAMES[resource]} ${change > 0 ? verb[0] : verb[1]} ${money(Math.abs(change))}`;
    },
    lands: (number) => {
      const many = Math.abs(number) === 1 ? '1 territorio' : `${Math.abs(number)} territorios`;
      return number > 0 ? `ganaste ${many}` : `perdiste ${many}`;
    },
    offers: (number) => (number === 1 ? '1 oferta para ti' : `${number} ofertas para ti`),
    list: (parts) => parts.join(', '),
  },
  deadline: {
    yours: (when) => `Tu tiempo acaba ${when}`,
    theirs: (when) => `El tiempo acaba ${when}`,
  },
  led: {
    heading: 'Quién dirigió qué potencia y cuándo',
    caretaker: 'Suplente',
    substitute: (name) => `${name}, como sustituto`,
    somebody: 'Un jugador',
    cycles: (first, last) =>
      first === last
        ? `ciclo ${first}`
        : first === 0
          ? `de la apertura al ciclo ${last}`
          : `ciclos del ${first} al ${last}`,
    say: (who, when) => `${who}: ${when}`,
  },
  coming: {
    host: (name) => `${name} te invita a una partida.`,
    hostless: 'Te invitan a una partida.',
    yours: 'Tu mesa. Envía el enlace a quienes quieras invitar.',
    sits: (names) => (names.length === 0 ? 'Todavía no hay nadie.' : `En la mesa: ${list(names)}.`),
    sit: 'Sentarme',
    sitAs: (power) => `Sentarme: ${power}`,
    name: '¿Cómo te llamarán los demás?',
    link: 'Enlace de esta mesa',
    renew: 'Crear otro enlace',
    renewAbout: 'El enlace anterior dejará de servir.',
    terms: 'Condiciones de esta mesa',
    change: 'Cambiar las condiciones',
    keep: 'Guardar las condiciones',
    cancel: 'Cancelar',
    pace: 'Reloj',
    watchers: 'Espectadores',
    title: 'Nombre de la mesa',
    told: 'Se avisa a toda la mesa, y cada cual tiene que pulsar otra vez «Ya estoy».',
    start: 'Empezar la partida',
    alone: 'Aquí solo hay ordenadores. Puedes empezar la partida y mirarla.',
    swapAsk: (name) => `Pedir a ${name} cambiar de asiento`,
    swapWants: (name) => `${name} quiere cambiar de asiento contigo.`,
    swapAsked: 'Has pedido cambiar de asiento.',
    agree: 'Cambiar',
    decline: 'No',
    withdraw: 'Retirar',
    reserved: (name) => `reservado para ${name}`,
    seated: (host) => `Mesa de ${host}.`,
    addSeat: 'Añadir un asiento',
    whichPower: 'Potencia del asiento nuevo',
    removeSeat: 'Quitar este asiento',
    removeSeatOf: (power) => `Quitar el asiento: ${power}`,
    removeComputer: 'Quitar el ordenador',
    removePerson: (name) => `Quitar a ${name}`,
    rematch: 'Jugar otra vez con la misma gente',
    toRematch: 'A la revancha',
  },
  watching: {
    heading: 'Mirar una partida',
    about: (powers, cycle) => (cycle === 0 ? `Apertura, ${powers} potencias` : `Ciclo ${cycle}, ${powers} potencias`),
  },
};
