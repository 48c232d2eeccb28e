import { capital, money } from './names.ts';

const companies = (number: number): string => (number === 1 ? '1 company' : `${number} companies`);

/** One line beside the button, for what a player may not have thought of. */
export const warningWords = {
  label: 'Before you do this',
  empty: (zone: string, number: number) =>
    number === 0
      ? `${capital(zone)} will stand empty. Anyone can walk in.`
      : `${capital(zone)} will stand empty. Anyone can walk in and take ${companies(number)}.`,
  noSet: {
    attack:
      'This attack uses your last set of supplies. You can\u2019t attack again, and you\u2019ll defend with one die.',
    defence: 'This uses your last set of supplies.',
    other:
      'This leaves you without a full set of supplies. You can\u2019t attack, and you\u2019ll defend with one die.',
  },
  stock: (goods: string, loss: number) => `The ${goods} you keep will be worth ${money(loss)} less.`,
  salaries: (cash: number, due: number) =>
    `You\u2019ll have ${money(cash)} left, and salaries and interest next cycle come to ${money(due)}.`,
  ownCompany: (zone: string, number: number) =>
    `${number === 1 ? 'A company of yours is' : `${companies(number)} of yours are`} in ${zone}. A strike there destroys ${number === 1 ? 'it' : 'them'}.`,
} as const;
