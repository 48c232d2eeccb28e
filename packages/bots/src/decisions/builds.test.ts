import { quickStream, seat } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf } from '../arena/play.ts';
import { steady } from '../characters.ts';
import { mindOf } from '../officer.ts';
import { Sight } from '../sight.ts';
import { wantedAt } from './builds.ts';

test('a home that can be entered from several lands is guarded by more, and one that cannot by fewer', () => {
  const { game } = scenario({
    stage: 6,
    phase: 'conventional-builds',
    cycle: 4,
    bidders: ['ussr'],
    powers: {
      ussr: { grain: 6, oil: 6, minerals: 6, units: { russia: 2, siberia: 2, kola: 2, kazakh: 2 } },
      china: { units: { shantung: 2 } },
    },
  });
  const moment = momentOf(game, seat('ussr'), quickStream(1));
  const sight = new Sight(moment, moment.view);
  const officer = mindOf('officer', steady.weights);
  const wanted = (['siberia', 'kola', 'russia', 'kazakh'] as const).map((home) => wantedAt(officer, sight, home));
  expect(wanted).toEqual([3, 5, 6, 6]);
});
