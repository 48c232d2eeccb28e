// What belongs together in a log that is read as a report, in Spanish.
import type { Resource, Weapon } from '@marshall/rules';
import type { CliTold } from '../../cli.ts';
import { plain } from '../phrases.ts';

type Several = Parameters<CliTold['report']['pay']>[0];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const who = ({ names, all }: Several): string => (all ? 'Todos' : capital(plain.and(names)));

const FOUND: Readonly<Record<Resource | Weapon | 'nothing', string>> = {
  grain: 'una empresa de grano',
  oil: 'una empresa petrolera',
  minerals: 'una empresa minera',
  nuke: 'una carta de misil nuclear',
  'l-star': 'una carta de L-star',
  nothing: 'nada',
};

export const report: CliTold['report'] = {
  pay: (several) => `${who(several)} pagan sus sueldos.`,
  store: (several, stored) =>
    several.all
      ? `Cada potencia almacena ${plain.supplies(stored)}.`
      : `${who(several)} almacenan ${plain.supplies(stored)} cada una.`,
  pass: (several) => `${who(several)} pasan.`,
  wantTrade: (several) => `${who(several)} quieren comerciar.`,
  takePart: ({ names }) => `Participan ${plain.and(names)}.`,
  everyoneBids: 'Todos pujan con un cubo.',
  letPass: (host, guests) =>
    `${capital(host)} deja pasar a ${guests.all ? 'todos' : plain.and(guests.names)} desde ahora.`,
  build: (builder, built, cost, sets) => {
    const units = built.map(({ zone, kind, number }) => `${plain.units(number, kind)} ${plain.in(zone)}`);
    const supplies = sets === 0 ? '' : ` y ${sets} ${sets === 1 ? 'lote' : 'lotes'} de suministros`;
    return `${capital(builder)} construye ${plain.and(units)} por ${plain.money(cost)}${supplies}.`;
  },
  turn: (searcher, cards, cost, found) =>
    `${capital(searcher)} levanta ${cards} ${cards === 1 ? 'carta' : 'cartas'} por ${plain.money(cost)}${found === undefined ? '' : found === 'nothing' ? ' y no encuentra nada' : ` y encuentra ${FOUND[found]}`}.`,
  capture: (captor, zone, cards, from) =>
    `${capital(captor)} arrebata ${plain.zone(zone)} y ${plain.cards(cards)} a ${from}.`,
  withFreight: (sentence, freight) => `${sentence.replace(/\.$/, '')} (flete: ${plain.money(freight)}).`,
};
