// What reaches people who are elsewhere, in Spanish.
import type { NoticeErrors, NoticeRemarks, Undelivered } from '../notice-texts.ts';
import type { Texts } from '../rooms.ts';
import type { Spanish } from './phrases.ts';

const UNDELIVERED: Readonly<Record<Undelivered, string>> = {
  unreachable: 'En esta dirección no responde nadie. Inténtalo más tarde o comprueba la dirección.',
  refused: 'El destinatario ha rechazado el aviso. Comprueba la dirección.',
  gone: 'Este navegador ya no acepta avisos. Vuelve a activarlos.',
  forbidden: 'Esta dirección no es pública, así que no se envía nada allí.',
};

export const notices: Texts<NoticeErrors & NoticeRemarks, Spanish> = {
  'bad-link':
    'Este enlace es antiguo o está incompleto. Abre el último correo o cambia tus avisos en la sala de espera.',
  'no-channel': 'No tienes esa dirección para avisos. Vuelve a mirar la lista.',
  'not-offered': ({ kind }) =>
    kind === 'mail'
      ? 'Este servidor no puede enviar correo. El administrador no lo ha configurado.'
      : kind === 'webhook'
        ? 'Este servidor no envía webhooks. El administrador no lo ha configurado.'
        : 'Este servidor no envía avisos push. El administrador los ha desactivado.',
  'forbidden-address': 'Los avisos solo van a direcciones https públicas. Comprueba la dirección.',
  'not-confirmed': 'Confirma antes esta dirección. Abre el enlace del correo que te hemos enviado.',
  'too-many:channels': ({ most }) => `Puedes tener como máximo ${most} direcciones para avisos. Quita antes una.`,
  'too-many:mails': 'Demasiados correos de confirmación o demasiadas pruebas. Inténtalo mañana.',
  undelivered: ({ why }) => UNDELIVERED[why],
  'notice:move': ({ title }) => `Te toca: ${title}`,
  'notice:offer': ({ title }) => `Te espera una oferta: ${title}`,
  'notice:message': ({ title }) => `Mensajes nuevos: ${title}`,
  'notice:deadline': ({ title }) => `Se acaba el tiempo: ${title}`,
  'notice:ended': ({ title }) => `La partida ha terminado: ${title}`,
  'notice:test': 'Los avisos de Marshall llegan aquí',
  'notice:confirm': 'Confirma tu dirección para Marshall',
  'notice:power': ({ seat }, w) => `Diriges ${w.seat(seat)}.`,
  'notice:until': ({ when }) => `Tienes tiempo hasta el ${when}.`,
  'notice:tested': 'Esta es la prueba que has pedido. Así sabrás también cuándo te toca.',
  'notice:confirming': ({ name }) =>
    `${name} quiere recibir avisos de Marshall en esta dirección. Si eres tú, abre el enlace. Si no, no hagas caso de este correo y no llegará nada más.`,
  'notice:confirm-link': 'Confirmar esta dirección',
  'notice:open': 'Abrir la mesa',
  'notice:why': ({ site }) => `Recibes este correo porque pediste en ${site} avisos sobre tus partidas.`,
  'notice:stop': 'Dejar de recibir estos correos',
};
