// The tempers of computer commanders in one sentence each, in Spanish.
import type { Tempers } from '../language.ts';

export const tempers: Tempers = {
  steady: 'Juega un poco de todo y arriesga poco.',
  hawk: 'Recluta ejércitos para usarlos y no le asustan los misiles nucleares.',
  trader: 'Compra barato, vende caro, busca empresas y adora los tratos.',
  opportunist: 'Busca a los débiles y toma lo que está desprotegido.',
  diplomat: 'Prefiere los tratados a las guerras y respeta a quien mantiene la paz.',
  fortress: 'Se atrinchera tras ejércitos fuertes y L-stars, y espera.',
  gambler: 'Pide prestado sin miedo, guarda poco y ataca aunque lo tenga difícil.',
  stargazer: 'Confía más en los L-stars y los misiles nucleares que en los soldados.',
  banker: 'Ahorra, casi nunca pide prestado y pone un precio alto a todo.',
};
