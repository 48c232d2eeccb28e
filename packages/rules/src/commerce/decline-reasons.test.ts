// A player who declines may say why; only the author of the offer hears it.
import { expect, test } from 'vitest';
import { parseCommand } from '../referee/parse.ts';
import { redact } from '../referee/redact.ts';
import { seat } from '../state/seat.ts';
import { scenario } from '../testing/index.ts';

const trading = () =>
  scenario({
    stage: 3,
    phase: 'sales-to-players',
    bidders: ['usa', 'ussr'],
    traders: ['usa', 'ussr'],
    powers: { usa: { oil: 3 }, ussr: {}, china: {} },
  });

test('B-DIPLO-01 a refusal may have a reason, which the parties hear and nobody else', () => {
  const table = trading();
  table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 1 } });
  const [declined] = table.ussr.does({ type: 'decline-offer', offer: 'usa>ussr#1', reason: 'no-use' });
  if (declined === undefined) throw new Error('nothing happened');
  expect(redact(declined, seat('usa'))).toMatchObject({ type: 'offer-declined', reason: 'no-use' });
  expect(redact(declined, seat('china'))).toBeUndefined();
});

test('B-DIPLO-01 without a reason none is told, and another word than those listed is no command', () => {
  const table = trading();
  table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 1 } });
  const [declined] = table.ussr.does({ type: 'decline-offer', offer: 'usa>ussr#1' });
  expect(declined).not.toHaveProperty('reason');
  expect(parseCommand({ type: 'decline-offer', offer: 'usa>ussr#1', reason: 'mood' }).ok).toBe(false);
});
