// One line beside the button, for what a player may not have thought of, in Spanish.
import type { Page } from '../../page.ts';
import { counted, money } from './names.ts';

const companies = (number: number): string => counted(number, 'empresa', 'empresas');

export const warningWords: Page['warnings'] = {
  label: 'Antes de hacerlo',
  empty: (zone, number) =>
    `Dejas ${zone} sin defensa. Cualquiera puede entrar${number === 0 ? '' : ` y quedarse con ${companies(number)}`}.`,
  noSet: {
    attack:
      'Este ataque gasta tu último lote de suministros. No podrás atacar otra vez y te defenderás con un solo dado.',
    defence: 'Esto gasta tu último lote de suministros.',
    other: 'Con esto te quedas sin un lote completo de suministros. No podrás atacar y te defenderás con un solo dado.',
  },
  stock: (goods, loss) => `Lo que conservas (${goods}) valdrá ${money(loss)} menos.`,
  salaries: (cash, due) =>
    `Te quedarán ${money(cash)}, y los sueldos e intereses del próximo ciclo suman ${money(due)}.`,
  ownCompany: (zone, number) =>
    number === 1
      ? `Tienes una empresa en ${zone}. Un impacto allí la destruye.`
      : `Tienes ${companies(number)} en ${zone}. Un impacto allí las destruye.`,
};
