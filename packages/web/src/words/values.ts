import { EXPANSION_VALUES } from './expansions.ts';

/** What plain values of commands are called, by `field:value` or by the value alone. */
export const VALUE_WORDS: Readonly<Record<string, string>> = {
  nuke: 'Nuke',
  'l-star': 'L-star',
  militia: 'the militia',
  'pay:all': 'Pay everybody',
  'pay:some': 'Leave some unpaid',
  'supplied:true': 'Remove a set, two dice',
  'supplied:false': 'Keep the set, one die',
  'fight:true': 'Fight on',
  'fight:false': 'Call the attack off',
  'allow:true': 'Let them',
  'allow:false': 'Do not let them',
  'agree:true': 'Agree',
  'agree:false': 'Do not agree',
  'champion:true': 'Defend others',
  'champion:false': 'Defend nobody else',
  'show:true': 'Show the card',
  'show:false': 'Keep it covered',
  'loan:true': 'Cash is lent',
  'loan:false': 'Cash is given',
  'how:withdraw': 'Take the force off by sea',
  'how:surrender': 'Surrender the force',
  'on-delivery': 'Paid on delivery',
  'in-advance': 'Paid in advance',
  ...EXPANSION_VALUES,
};
