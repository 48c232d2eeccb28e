// What computer commanders say aloud, by cause and tone, in Spanish.
import type { Page } from '../../page.ts';
import { RESOURCES } from '../names.ts';
import { capital, to as toward } from './names.ts';

export const voiceWords: Page['voices'] = {
  heading: 'Los comandantes hablan',
  on: 'Los ordenadores hablan',
  off: 'Los ordenadores callan',
  says: (name, power) => `${name} (${power})`,
  close: 'Cerrar',
  motives: {
    swap: (gives, wants) => `Me sobra reserva de ${RESOURCES[gives]} y me falta de ${RESOURCES[wants]}.`,
    surplus: (resource) => `No tengo sitio para todas mis reservas de ${RESOURCES[resource]}.`,
    ahead: (resource) => `No tendré sitio para mi próxima producción de ${RESOURCES[resource]}.`,
    'too-much': (resource) => `Mi producción de ${RESOURCES[resource]} es mayor de lo que necesito.`,
    'too-little': (resource) => `Mi producción de ${RESOURCES[resource]} es demasiado baja.`,
    'company-swap': 'A cada uno le sobra producción de lo que le falta al otro.',
    'company-sale': 'A este precio prefiero el dinero.',
    'company-use': 'Para mí vale ese precio.',
    'land-sale': 'No necesito ese territorio.',
    foothold: 'Ese territorio me vendría bien.',
    arms: 'Quiero más armamento.',
    'arms-sale': 'A este precio puedo prescindir de eso.',
    loan: 'Ahora mismo ando mal de dinero.',
    counter: 'Con estas condiciones acepto.',
  },
  lines: {
    'kept-word': {
      warm: ({ to, since }) => `${to}, en el ciclo ${since} te pedí que pararas. No lo hiciste.`,
      cold: ({ to, since }) => `Te avisé en el ciclo ${since}, ${to}. Cumplo lo que digo.`,
      fiery: ({ to, since }) => `Ciclo ${since}, ${to}. ¡Te dije que vendría!`,
    },
    revenge: {
      warm: ({ to, zone, since }) => `${to}, no he olvidado ${zone} en el ciclo ${since}. Tengo que responder.`,
      cold: ({ to, zone, since }) => `${capital(zone)}, ciclo ${since}. Toca pagar la cuenta, ${to}.`,
      fiery: ({ to, zone }) => `¡Esto es por ${zone}, ${to}!`,
    },
    'stop-leader': {
      warm: ({ to }) => `Lo siento, ${to}. Alguien tiene que pararte.`,
      cold: ({ to }) => `Vas a ganar, ${to}. No puedo permitirlo.`,
      fiery: ({ to }) => `Todos te temen, ${to}. Yo no.`,
    },
    betrayed: {
      warm: ({ to }) => `Teníamos un acuerdo, ${to}. Me fiaba de ti.`,
      cold: ({ to }) => `Conque eso vale tu palabra, ${to}. Tomo nota.`,
      fiery: ({ to }) => `¡Estábamos en paz, ${to}! Te vas a arrepentir.`,
    },
    warning: {
      warm: ({ to, zone }) => `Ya tienes ${zone}, ${to}. Detente ahí y aún podemos hablar.`,
      cold: ({ to, zone }) => `Has tomado ${zone}, ${to}. Uno más y responderé.`,
      fiery: ({ to, zone }) => `Disfruta de ${zone} mientras puedas, ${to}. Volveré.`,
    },
    threat: {
      warm: ({ to, zone }) => `¿Y ahora ${zone}? Ya basta, ${to}. Esto es la guerra.`,
      cold: ({ to, zone }) => `También ${zone}. Llevo la cuenta de lo que me debes, ${to}.`,
      fiery: ({ to }) => `Acabas de ganarte un enemigo, ${to}. Ya no pararé.`,
    },
    struck: {
      warm: ({ to, zone }) => `Has arrasado ${zone}, ${to}. Eso no lo perdono.`,
      cold: ({ to, zone }) => `Misiles nucleares sobre ${zone}, ${to}. Ya sabes lo que te espera.`,
      fiery: ({ to, zone }) => `¡Pagarás por ${zone}, ${to}!`,
    },
    thanks: {
      warm: ({ to }) => `Gracias, ${to}. Si tu frontera sigue tranquila, la mía también.`,
      cold: ({ to }) => `Bien, ${to}. A ver si va en serio.`,
      fiery: ({ to }) => `¿Vía libre? Me gusta, ${to}.`,
    },
    barred: {
      warm: ({ to }) => `Lástima, ${to}. Contaba con ese camino.`,
      cold: ({ to }) => `Cierras la frontera, ${to}. Yo vigilaré la mía.`,
      fiery: ({ to }) => `¿Me cierras el paso, ${to}? Encontraré otro.`,
    },
    overdue: {
      warm: ({ to, amount }) => `${to}, aún me debes ${amount}. Devuélvemelos, por favor.`,
      cold: ({ to, amount }) => `${amount}, ${to}, y vencidos. No te prestaré nada más.`,
      fiery: ({ to, amount }) => `¿Dónde están mis ${amount}, ${to}?`,
    },
    repaid: {
      warm: ({ to }) => `Todo devuelto. Da gusto tratar contigo, ${to}.`,
      cold: ({ to }) => `Todo devuelto, ${to}. Te volvería a prestar.`,
      fiery: ({ to }) => `¡Has pagado! Habría apostado lo contrario, ${to}.`,
    },
    'no-peace': {
      warm: ({ who }) => `Mirad ${toward(who)}: nadie se le acerca. Así no podemos seguir siendo amigos.`,
      cold: ({ who }) => `${capital(who)} lleva mucha ventaja. Para mí ya no valen los tratados con su gobierno.`,
      fiery: ({ who }) => `¡${capital(who)} está a punto de ganar! ¿Quién se une?`,
    },
    victory: {
      warm: ({ to }) => `Buena pelea, ${to}. Pudo acabar de otra manera.`,
      cold: ({ to }) => `No era nada personal, ${to}.`,
      fiery: ({ to }) => `¡Qué batalla, ${to}!`,
    },
    'last-words': {
      warm: ({ to }) => `Bien jugado, ${to}. Me gustaría la revancha.`,
      cold: ({ to }) => `Venías con más preparación, ${to}.`,
      fiery: ({ to }) => `Me has vencido, ${to}. ¡La próxima vez golpearé primero!`,
    },
  },
};
