// Stage 5 on foot: what a commander gains where it goes, and what it loses where it comes from.
import { perform, quickStream, type Territory, type Zone } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf } from '../arena/play.ts';
import { steady } from '../characters.ts';
import { consider, mindOf } from '../officer.ts';

const FULL = { cash: 20_000, grain: 12, oil: 12, minerals: 12 } as const;
const warlike = mindOf('officer', { ...steady.weights, attack: 3 });
const CHINA = { manchuria: 6, mongolia: 6, nanling: 6, shantung: 6, tibet: 6 };
const USA = { usa: { units: { alaska: 2, 'eastern-usa': 2, 'midwest-usa': 2, 'western-usa': 2 } } };
const USSR = { ussr: { units: { kola: 3, russia: 3, siberia: 3, yakutsk: 3 } } };

type Armies = Partial<Record<Territory, number>>;

/** Where armies go in a Stage 5 in which nobody else moves. */
function journeys(china: Armies, others: Partial<Record<'usa' | 'ussr', { readonly units: Armies }>>) {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    cycle: 2,
    bidders: ['china'],
    powers: { china: { ...FULL, units: { ...CHINA, ...china } }, ...others },
  });
  const gone: { readonly from: Zone; readonly to: Zone }[] = [];
  for (let goes = 0; goes < 12 && table.state.question?.kind === 'move'; goes++) {
    const { command } = consider(warlike, momentOf(table.game, table.china.seat, quickStream('officer')));
    if (command.type === 'move')
      for (const order of command.orders) if ('from' in order) gone.push({ from: order.from, to: command.to });
    expect(perform(table.game, table.china.seat, command).ok).toBe(true);
    if (command.type === 'pass') break;
  }
  return gone;
}

test.each([
  ['a land at the border of its prey', { 'western-canada': 1 } as const, USA],
  ['a home of somebody else', { kazakh: 1 } as const, USSR],
])(
  'an army that stands in %s does not leave it for another one like it, and so does not march to and fro',
  (_, china, others) => {
    const gone = journeys(china, others);
    const left = new Set<Zone>();
    for (const { from, to } of gone) {
      expect([...left]).not.toContain(to);
      left.add(from);
    }
  },
);
