// What belongs together in a log that is read as a report, in Spanish.
import type { Resource, Weapon } from '@marshall/rules';
import { alike } from '../facts.ts';
import type { Report } from '../report.ts';
import { dealt } from './opening.ts';
import { plain } from './phrases.ts';

type Several = Parameters<Report['pay']>[0];
type Built = Parameters<Report['build']>[1];
type Made = NonNullable<Parameters<Report['search']>[5]>;

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

/** `3 ejércitos por zona en Perú y en Brasil, así como 2 flotas en la bahía de Lima` */
function unitsIn(built: Built): string {
  const parts = alike(built, ({ kind, number }) => `${number} ${kind}`).map((same) => {
    const [{ number, kind }] = same;
    return `${plain.units(number, kind)}${same.length === 1 ? '' : ' por zona'} ${plain.zonesIn(same.map(({ zone }) => zone))}`;
  });
  const last = parts.length - 1;
  if (parts.length === built.length || last === 0) return plain.and(parts);
  return `${parts.slice(0, last).join(', ')}, así como ${parts[last]},`;
}

/** `desarrolla un L-star por 2 minerales y 1.000 M$` */
const develops = ({ weapon, minerals, cost }: Made): string =>
  `desarrolla ${plain.aWeapon(weapon)} por ${plain.goods(minerals, 'minerals')} y ${plain.money(cost)}`;

export const report: Report = {
  pay: (several) => `${who(several)} pagan sus sueldos.`,
  store: (several, stored) =>
    several.all
      ? `Cada potencia almacena ${plain.supplies(stored)}.`
      : `${who(several)} almacenan ${plain.supplies(stored)} cada una.`,
  pass: (several) => `${who(several)} pasan.`,
  wantTrade: (several) => `${who(several)} quieren comerciar.`,
  takePart: ({ names }) => `Participan ${plain.and(names)}.`,
  everyoneBids: 'Todos pujan con un cubo.',
  noWeaponsYet: 'En el primer ciclo nadie construye ni investiga armas.',
  letPass: (grants) => {
    const lets = grants.map(({ hosts, guests }) =>
      hosts.all && guests.all
        ? 'todos se dejan pasar entre sí'
        : `${hosts.all ? 'todos' : plain.and(hosts.names)} ${hosts.names.length === 1 ? 'deja' : 'dejan'} pasar a ${guests.all ? 'todos' : plain.and(guests.names)}`,
    );
    return `A partir de ahora, ${lets.join('; ')}.`;
  },
  build: (builder, built, cost, sets) => {
    const supplies = sets === 0 ? '' : ` y ${sets} ${sets === 1 ? 'lote' : 'lotes'} de suministros`;
    return `${capital(builder)} construye ${unitsIn(built)} por ${plain.money(cost)}${supplies}.`;
  },
  turn: (searcher, cards, cost, found, made) => {
    const turned = `${capital(searcher)} levanta ${cards} ${cards === 1 ? 'carta' : 'cartas'} por ${plain.money(cost)}`;
    if (found === undefined) return `${turned}.`;
    const finds = found === 'nothing' ? 'no encuentra nada' : `encuentra ${FOUND[found]}`;
    return made === undefined ? `${turned} y ${finds}.` : `${turned}, ${finds} y ${develops(made)}.`;
  },
  search: (searcher, sought, cards, cost, found, made) => {
    const isCompany = sought !== 'nuke' && sought !== 'l-star';
    const begins = `${capital(searcher)} ${isCompany ? `prospecta en busca de ${plain.resource(sought)}` : `busca ${FOUND[sought]}`}`;
    if (cards === 0) return `${begins}, pero lo deja enseguida.`;
    const turned = `levanta ${cards} ${cards === 1 ? 'carta' : 'cartas'} por ${plain.money(cost)}`;
    if (found === undefined) return `${begins} y ${turned}.`;
    const find = !found ? 'no encuentra nada' : isCompany ? 'encuentra una empresa' : 'encuentra una';
    return made === undefined
      ? `${begins}, ${turned} y ${find}.`
      : `${begins}, ${turned}, ${find} y ${develops(made)}.`;
  },
  borrow: (borrower, amount) => `${capital(borrower)} pide al banco préstamos por ${plain.money(amount)}.`,
  reroute: (owner, trips) =>
    `${capital(owner)} desvía buques mercantes: ${plain.and(trips.map(({ from, into, ships }) => `${ships} ${plain.of(from)} ${plain.to(into)}`))}.`,
  passage: (asker, lets, refuses) => {
    const allows = (names: readonly string[], no: string): string =>
      `${capital(plain.and(names))} ${no}${names.length === 1 ? 'deja' : 'dejan'} pasar a ${asker} en este movimiento`;
    if (lets.length === 0) return `${allows(refuses, 'no ')}.`;
    return refuses.length === 0 ? `${allows(lets, '')}.` : `${allows(lets, '')}; ${plain.and(refuses)} no.`;
  },
  captureHome: (captor, zone, owner, cards, from) =>
    `${capital(captor)} conquista ${plain.zone(zone)}, territorio natal de ${owner}, con ${plain.cards(cards)}${from === owner ? '' : ` (antes de ${from})`}.`,
  capture: (captor, zone, cards, from) =>
    `${capital(captor)} arrebata ${plain.and([plain.zone(zone), ...cards.map((card) => plain.card(card))])} a ${from}.`,
  deal: (name, card, returned) =>
    `${capital(name)} devuelve ${plain.cardCount(returned)} y recibe ${dealt(card, plain)}.`,
  withFreight: (sentence, freight) => `${sentence.replace(/\.$/, '')} (flete: ${plain.money(freight)}).`,
};
