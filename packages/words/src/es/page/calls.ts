// What the players can do about somebody who is not there, on the page, in Spanish.
import type { Page } from '../../page.ts';

export const callWords: Page['calls'] = {
  caretaker: (name) => `${name} lleva días sin contestar: pedir que conteste un suplente`,
  vote: (wish, power, { agreed, needed, you }) => {
    const what =
      wish === 'substitute'
        ? `Votar por un sustituto para ${power}`
        : `Votar para que otra persona se quede con ${power} para siempre`;
    return `${you ? 'Retirar mi voto: ' : ''}${what} (${agreed} de ${needed} ${needed === 1 ? 'voto' : 'votos'})`;
  },
  voted: (power) => `Habéis votado por un sustituto. Con este enlace podrá dirigir ${power}.`,
  asItIs: (sentence) => `Sin cambios: ${sentence}`,
};
