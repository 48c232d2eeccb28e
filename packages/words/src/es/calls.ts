// What is said about the seat of somebody who is not there, in Spanish.
import type { CallErrors, CallRemarks } from '../calls.ts';
import type { Texts } from '../rooms.ts';
import type { Spanish } from './phrases.ts';

const seatOf = (name: string | undefined): string => (name === undefined ? 'un asiento sin jugador' : name);

export const calls: Texts<CallErrors & CallRemarks, Spanish> = {
  'call:clock': 'Esta partida tiene reloj. Tras dos plazos perdidos, un suplente se encarga sin que nadie lo pida.',
  'call:not-silent': ({ days }) =>
    `La partida aún no lleva ${days} días esperando a este jugador. Después podrás pedir un suplente.`,
  'call:too-few':
    'Un asiento solo se puede ceder para siempre si juegan al menos otras tres personas. Votad por un sustituto hasta que vuelva el jugador.',
  'closed:private':
    'Esta mesa es privada. Pide el enlace a alguien que juegue en ella, o inicia sesión si tienes un asiento.',
  'alike:account': ({ name, title }) =>
    `Tu cuenta se llama ${name}, y en «${title}», donde juegas como invitado, alguien tiene un nombre que parece igual. Cambia el nombre de tu cuenta en otro navegador, o termina esa partida, y luego inicia sesión aquí.`,
  'caretaker:silent': ({ name, days }) =>
    `${name} lleva ${days} días sin contestar, así que un jugador ha pedido un suplente. ${name} puede volver cuando quiera.`,
  'substitute:called': ({ name, forGood }) =>
    `Un jugador quiere invitar a un sustituto para ${seatOf(name)}${forGood && name !== undefined ? ', para siempre' : ''}. Podéis votar en el menú.`,
  'substitute:agreed': ({ name, forGood }) =>
    `Los jugadores han votado invitar a un sustituto para ${seatOf(name)}${forGood && name !== undefined ? ', para siempre' : ''}. Todos los de la mesa tienen el enlace en el menú.`,
};
