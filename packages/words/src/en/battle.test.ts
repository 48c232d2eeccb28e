import { type Refusal, seat } from '@marshall/rules';
import { expect, test } from 'vitest';
import { en } from './index.ts';

const [ann, bob, eve] = [seat('ann'), seat('bob'), seat('eve')];
const speaker = en.speaker((id) => ({ power: id === ann ? 'ussr' : id === bob ? 'europe' : 'usa' }));

test('an attack says who attacks whom, where, how and with what', () => {
  const attack = { type: 'attack-declared', attacker: ann, target: 'poland', units: { army: 2 } } as const;
  expect(speaker.event({ ...attack, defender: bob, tactic: 'direct', from: 'russia' })).toBe(
    'The Soviet Union attacks Europe in Poland from Russia with 2 armies.',
  );
  expect(speaker.event({ ...attack, defender: undefined, tactic: 'airborne', from: undefined })).toBe(
    'The Soviet Union attacks the militia in Poland by air with 2 armies.',
  );
  // A force that stands in the land, and a garrison that attacks it there.
  expect(speaker.event({ ...attack, defender: bob, tactic: 'standing', from: 'baltic-sea' })).toBe(
    'The Soviet Union continues its assault on Europe in Poland with 2 armies.',
  );
  expect(speaker.event({ ...attack, defender: bob, tactic: 'direct', from: 'poland' })).toBe(
    'The Soviet Union attacks Europe in Poland with 2 armies.',
  );
});

test('nukes are launched and strike in one sentence each, with all that is lost', () => {
  const launched = { type: 'nukes-launched', attacker: eve, purpose: 'attack', shot: 'cluster' } as const;
  expect(speaker.event({ ...launched, targets: [{ at: 'siberia', nukes: 1 }] })).toBe(
    'The USA launches one nuke at Siberia.',
  );
  const targets = [
    { at: 'siberia', nukes: 2 },
    { at: 'baltic-sea', nukes: 1 },
  ] as const;
  expect(speaker.event({ ...launched, targets })).toBe(
    'The USA launches two nukes at Siberia and one at the Baltic Sea.',
  );
  expect(speaker.event({ ...launched, targets: [{ at: 'space', nukes: 12 }] })).toBe(
    'The USA launches 12 nukes at the L-stars in space.',
  );
  const struck = { type: 'struck', attacker: eve, zone: 'scandinavia', home: undefined, owner: undefined } as const;
  expect(speaker.event({ ...struck, lost: [], cards: [] })).toBe('A nuke hits Scandinavia.');
  expect(
    speaker.event({
      ...struck,
      lost: [
        { seat: bob, units: { army: 2 } },
        { seat: ann, units: { army: 1, apc: 1 } },
      ],
      cards: [{ seat: bob, cards: ['vardo-oil'] }],
    }),
  ).toBe('A nuke hits Scandinavia: Europe loses 2 armies and Vardo Oil; the Soviet Union loses 1 army and 1 APC.');
});

test('losses are told zone by zone, carriers with what went down with them', () => {
  const lost = { type: 'units-lost', side: 'attacker', seat: bob } as const;
  expect(speaker.event({ ...lost, losses: [] })).toBe('Europe loses nothing.');
  expect(
    speaker.event({
      ...lost,
      losses: [
        { key: '1', zone: 'poland', kind: 'army', cargo: {}, number: 2 },
        { key: '2', zone: 'poland', kind: 'apc', cargo: {}, number: 1 },
        { key: '3', zone: 'baltic-sea', kind: 'navy', cargo: { army: 3 }, number: 2 },
      ],
    }),
  ).toBe('Europe loses 2 armies and 1 APC in Poland and 2 navies in the Baltic Sea with 6 armies aboard.');
});

test('an evacuation tells how many leave, and each sea once', () => {
  const boat = { carrier: 'navy', cargo: {} } as const;
  expect(
    speaker.event({
      type: 'assault-withdrawn',
      seat: eve,
      zone: 'japan',
      sea: 'sea-of-japan',
      takenOff: [
        { ...boat, sea: 'sea-of-japan', units: { army: 4 } },
        { ...boat, sea: 'sea-of-japan', units: { army: 1 } },
        { ...boat, sea: 'tokyo-bay', units: { army: 1 } },
      ],
      emptied: [],
      oil: 3,
    }),
  ).toBe('The USA evacuates 6 armies from Japan to the Sea of Japan and Tokyo Bay.');
});

test('a Clash names the loser, or both', () => {
  const clash = { type: 'clashed', attacker: ann, defender: bob } as const;
  expect(speaker.event({ ...clash, dice: { attacker: 4, defender: 2 }, losers: [bob] })).toBe(
    'The Soviet Union rolls a 4 and Europe a 2 in an L-star Clash: Europe loses an L-star.',
  );
  expect(speaker.event({ ...clash, dice: { attacker: 3, defender: 3 }, losers: [ann, bob] })).toMatch(
    /: both lose an L-star\.$/,
  );
});

test('the defence question names the answers that are open, and no others', () => {
  const facts = { zone: 'scandinavia', fight: false, withdraw: false, surrender: false } as const;
  expect(speaker.question({ kind: 'defend', facts })).toBe(
    'You are under attack in Scandinavia. You can only resist without supplies.',
  );
  expect(speaker.question({ kind: 'defend', facts: { ...facts, fight: true, withdraw: true } })).toBe(
    'You are under attack in Scandinavia. You can fight with a set of supplies, resist without supplies or withdraw.',
  );
});

test('questions count shots, points and prices', () => {
  expect(speaker.question({ kind: 'shoot', facts: { shots: 2 } })).toBe(
    'You have 2 L-star shots left. Which nuke do you fire at?',
  );
  expect(speaker.question({ kind: 'shoot', facts: { shots: 1 } })).toMatch(/^You have 1 L-star shot left\./);
  const takes = [
    { unit: 'army', points: 3 },
    { unit: 'apc', points: 8 },
    { unit: 'navy', points: 3 },
  ] as const;
  expect(speaker.question({ kind: 'losses', facts: { points: 9, most: 1, takes } })).toBe(
    'You have 9 points. You may remove 1 enemy unit: armies and navies take 3 points each, APCs 8.',
  );
  expect(speaker.question({ kind: 'assault', facts: { zones: ['japan', 'tibet'], nextTurn: false } })).toBe(
    'Your forces haven’t captured Japan or Tibet yet. Evacuate or surrender.',
  );
});

test('a refusal names what is missing', () => {
  const refusal = (message: Refusal['message'], figures: NonNullable<Refusal['figures']>) =>
    speaker.refusal({ message, figures });
  expect(refusal('no-set:attack', { grain: 0, oil: 2, minerals: 0 })).toBe(
    'An attack with armies or navies takes one grain, one oil and one mineral, and you have no grain or minerals.',
  );
  expect(refusal('not-a-loss', { unit: 'navy', needs: 3, points: 0 })).toBe(
    'Removing that navy takes 3 points, and you have none left.',
  );
  expect(refusal('wrong-number:nukes', { nukes: 1 })).toBe('You have only one nuke. Aim it at one target.');
  expect(refusal('dark-sea:nukes', { sea: 'mid-pacific' })).toBe('The Mid Pacific is dark blue. Nukes can’t reach it.');
});

test('at sea only navies are surrendered, because merchant ships beside them stay', () => {
  const surrendered = { type: 'surrendered', seat: bob, victor: ann } as const;
  expect(speaker.event({ ...surrendered, zone: 'north-sea' })).toBe(
    'Europe surrenders its navies in the North Sea to the Soviet Union.',
  );
  expect(speaker.event({ ...surrendered, zone: 'poland' })).toBe(
    'Europe surrenders everything in Poland to the Soviet Union.',
  );
});
