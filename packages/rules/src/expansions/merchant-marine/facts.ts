// What the booklet says of the basic board, read in the clause's name.
import { cite } from '../../board/cite.ts';
import type { Company, LightSea, Territory } from '../../board/index.ts';

/** T-M-06: the map that the worked examples stand on. */
const BASIC_BOARD = {
  ports: {
    'sea-of-japan': ['buryatsk', 'japan', 'manchuria', 'mongolia', 'shantung'],
    'black-sea': ['greece', 'kazakh', 'romania', 'turkey'],
  } satisfies Partial<Record<LightSea, readonly Territory[]>>,
  companies: [
    { company: 'baqa-oil', location: 'arabia', units: 5 },
    { company: 'toowomba-mines', location: 'eastern-australia', units: 5 },
    { company: 'taranaki-oil', location: 'new-zealand', units: 5 },
  ] satisfies readonly { company: Company; location: Territory; units: number }[],
  served: [
    { territory: 'arabia', seas: ['arabian-sea', 'red-sea'] },
    { territory: 'egypt', seas: ['red-sea'] },
    { territory: 'new-zealand', seas: ['tasman-sea'] },
  ] satisfies readonly { territory: Territory; seas: readonly LightSea[] }[],
} as const;

const FACTS = { 'M-SETUP-04': BASIC_BOARD } as const;

export function marineFact<Id extends keyof typeof FACTS>(id: Id): (typeof FACTS)[Id] {
  cite(id);
  return FACTS[id];
}
