// Single orders and lists of them in positions made for their limits: what each costs, or what speaks against it.
import { expect, test } from 'vitest';
import type { Zone } from '../board/index.ts';
import { refuse } from '../referee/refusal.ts';
import { NOBODY_ELSE, type Page, toldOf } from '../testing/index.ts';

const elsewhere = (zone: Zone) => refuse('elsewhere', 'B-TAC-04', { zone });

const PAGES: readonly Page[] = [
  {
    title: 'B-MOVE-08, -09 armies march over land, a grain for each territory each of them enters',
    usa: { units: { alaska: 3, 'western-canada': 2 }, grain: 5, oil: 0 },
    to: 'midwest-usa',
    lines: {
      'march alaska 1 army': '2 grain, 0 oil',
      'march alaska 2 army': '4 grain, 0 oil',
      'march alaska 3 army': 'too-dear:move, B-MOVE-09, grain 6, oil 0, has 5/0, of you, keepsSet false',
      'march alaska 4 army': 'too-few, B-MOVE-03, there 3, unit army, zone alaska, laden false, of you',
      'march alaska 1 navy': 'by-land, B-MOVE-08',
      'march alaska 1 army, 1 navy': 'one-kind, B-MOVE-03',
      'march north-pacific 1 army': 'by-land, B-MOVE-08',
      'march midwest-usa 1 army': 'there-already, B-MOVE-03, zone midwest-usa',
      'march iran 1 army': 'too-few, B-MOVE-03, there 0, unit army, zone iran, laden false, of you',
      'march western-canada 2 army; march alaska 1 army': '4 grain, 0 oil',
      'march western-canada 2 army; march alaska 2 army':
        'too-dear:move, B-MOVE-09, grain 6, oil 0, has 5/0, of you, keepsSet false',
      'march alaska 1 army; by northern-canada': '3 grain, 0 oil',
      'march alaska 1 army; by western-usa': 'next-territory, B-MOVE-08',
      'march alaska 1 army; by western-canada; by eastern-canada': '3 grain, 0 oil',
      'march alaska 1 army; by western-canada; by midwest-usa': 'next-territory, B-MOVE-08',
      'march alaska 1 army; by western-canada; by western-usa; by western-canada; by western-usa': '5 grain, 0 oil',
      'march alaska 2 army; by northern-canada; by western-canada':
        'too-dear:move, B-MOVE-09, grain 6, oil 0, has 5/0, of you, keepsSet false',
      'by alaska': 'nothing-under-way, B-MOVE-08',
      'airlift alaska 1 army': 'too-dear:move, B-MOVE-10, grain 0, oil 2, has 5/0, of you, keepsSet false',
      'board alaska 1 army': 'one-navy:board, B-MOVE-14',
      'ashore alaska 1 army': 'one-navy:leave, B-MOVE-17',
      'march alaska 1 army; board alaska 1 army': 'one-navy:board, B-MOVE-14',
      'march alaska 1 army; ashore alaska 1 army': 'one-navy:leave, B-MOVE-17',
    },
    next: {
      'march alaska 1 army': [
        'by northern-canada',
        'by western-canada',
        'march alaska 1 army',
        'march western-canada 1 army',
        'march western-canada 2 army',
      ],
      '': ['march alaska 1 army', 'march alaska 2 army', 'march western-canada 1 army', 'march western-canada 2 army'],
    },
  },
  {
    title: 'B-MOVE-10, -11, -22 armies fly for two oil each, over land alone, and nothing else flies',
    usa: { units: { alaska: 3, 'barkley-sound': 1 }, grain: 0, oil: 5 },
    to: 'japan',
    lines: {
      'airlift alaska 2 army': '0 grain, 4 oil',
      'airlift alaska 3 army': 'too-dear:move, B-MOVE-10, grain 0, oil 6, has 0/5, of you, keepsSet false',
      'airlift japan 1 army': 'there-already, B-MOVE-03, zone japan',
      'airlift barkley-sound 1 navy': 'never-flies, B-MOVE-22',
      'airlift barkley-sound 1 army': 'no-flight-at-sea, B-MOVE-11',
      'airlift alaska 1 navy': 'never-flies, B-MOVE-22',
      'march alaska 1 army': 'no-way:over-land, B-MOVE-08, from alaska, to japan',
      'sail barkley-sound 1 navy': 'by-sea, B-MOVE-22',
    },
  },
  {
    title: 'B-MOVE-11, -22 nothing flies or marches into a sea',
    usa: { units: { alaska: 3, 'barkley-sound': 2 }, grain: 4, oil: 4 },
    to: 'north-pacific',
    lines: {
      'airlift alaska 1 army': 'no-flight-at-sea, B-MOVE-11',
      'march alaska 1 army': 'by-land, B-MOVE-08',
      'land barkley-sound navy(army 1) 1 army': 'from-sea-to-land, B-MOVE-17',
      'sail alaska 1 navy': 'by-sea, B-MOVE-22',
      'sail barkley-sound 2 navy': '0 grain, 2 oil',
      'sail barkley-sound 3 navy': 'too-few, B-MOVE-03, there 2, unit navy, zone barkley-sound, laden false, of you',
      'sail barkley-sound 1 army': 'by-sea, B-MOVE-22',
      'sail barkley-sound 1 navy; by santa-barbara-passage': '0 grain, 2 oil',
      'sail barkley-sound 2 navy; by santa-barbara-passage; by mid-pacific':
        'too-dear:move, B-MOVE-23, grain 0, oil 6, has 4/4, of you, keepsSet false',
      'sail barkley-sound 1 navy; by barkley-sound': 'next-sea, B-MOVE-23',
      'sail barkley-sound 1 navy; by alaska': 'next-sea, B-MOVE-23',
      'sail barkley-sound 1 navy; board alaska 2 army': '0 grain, 2 oil',
      'sail barkley-sound 1 navy; board alaska 2 army; board alaska 1 army': '0 grain, 2 oil',
      'sail barkley-sound 1 navy; board alaska 2 army; by santa-barbara-passage; by barkley-sound; board alaska 1 army':
        'too-dear:move, B-MOVE-15, grain 0, oil 5, has 4/4, of you, keepsSet false',
      'sail barkley-sound 1 navy; board alaska 2 army; ashore alaska 1 army; board alaska 1 army': '0 grain, 3 oil',
      'sail barkley-sound 2 navy; board alaska 2 army': 'one-navy:board, B-MOVE-14',
      'sail barkley-sound 2 navy; ashore alaska 2 army': 'one-navy:leave, B-MOVE-17',
      'sail barkley-sound 1 navy; ashore alaska 1 army': 'too-few-aboard, B-MOVE-17, aboard 0',
      'sail barkley-sound 1 navy; board western-usa 1 army':
        'too-few, B-MOVE-03, there 0, unit army, zone western-usa, laden false, of you',
      'sail barkley-sound 1 navy; board central-america 1 army':
        'no-port:boarding, B-MOVE-14, territory central-america, sea barkley-sound',
      'sail barkley-sound 1 navy; board barkley-sound 1 army': 'at-sea, B-MOVE-19',
      'sail barkley-sound 1 navy; board alaska 1 army, 1 navy': 'one-kind, B-MOVE-03',
      'sail barkley-sound 1 navy; by north-pacific; board alaska 1 army':
        'no-port:boarding, B-MOVE-14, territory alaska, sea north-pacific',
      'sail barkley-sound 1 navy; board alaska 1 army; by north-pacific; ashore alaska 1 army':
        'dark-sea:landing, B-MOVE-17, sea north-pacific',
      'convoy barkley-sound 1 navy()': 'one-kind, B-MOVE-03',
      'convoy barkley-sound 1 navy(army 1)':
        'too-few, B-MOVE-03, there 0, unit navy, zone barkley-sound, laden true, of you',
      'lift alaska 1 army()': 'one-kind, B-MOVE-03',
    },
    next: {
      'sail barkley-sound 1 navy': [
        'board alaska 1 army',
        'board alaska 2 army',
        'board alaska 3 army',
        'by gulf-of-panama',
        'by santa-barbara-passage',
        'by sea-of-japan',
        'by sea-of-okhotsk',
        'by tokyo-bay',
        'by mid-pacific',
        'by north-pacific',
        'sail barkley-sound 1 navy',
        'sail north-pacific 1 navy',
      ],
      'sail barkley-sound 1 navy; board alaska 2 army': [
        'board alaska 1 army',
        'ashore alaska 1 army',
        'ashore alaska 2 army',
        'ashore western-usa 1 army',
        'ashore western-usa 2 army',
        'ashore western-canada 1 army',
        'ashore western-canada 2 army',
        'by santa-barbara-passage',
        'by sea-of-japan',
        'by sea-of-okhotsk',
        'by tokyo-bay',
        'by mid-pacific',
        'by north-pacific',
        'sail barkley-sound 1 navy',
        'convoy north-pacific 1 navy(army 2)',
      ],
    },
  },
  {
    title: 'B-MOVE-12 to -21 a laden navy takes in at ports and puts ashore on beaches',
    usa: {
      units: { 'central-america': 3, venezuela: 1 },
      laden: [{ zone: 'gulf-of-panama', cargo: { army: 2 } }],
      oil: 3,
      grain: 0,
    },
    to: 'santa-barbara-passage',
    lines: {
      'convoy gulf-of-panama 1 navy(army 2)': '0 grain, 1 oil',
      'convoy gulf-of-panama 2 navy(army 2)':
        'too-few, B-MOVE-03, there 1, unit navy, zone gulf-of-panama, laden true, of you',
      'convoy gulf-of-panama 1 navy(army 1)':
        'too-few, B-MOVE-03, there 0, unit navy, zone gulf-of-panama, laden true, of you',
      'convoy gulf-of-panama 1 navy(army 2); board central-america 2 army': '0 grain, 2 oil',
      'convoy gulf-of-panama 1 navy(army 2); board central-america 3 army': 'no-room, B-MOVE-12, room 2',
      'convoy gulf-of-panama 1 navy(army 2); board central-america 1 army; board venezuela 1 army': '0 grain, 2 oil',
      'convoy gulf-of-panama 1 navy(army 2); by santa-barbara-passage; board central-america 1 army':
        'no-port:boarding, B-MOVE-14, territory central-america, sea santa-barbara-passage',
      'convoy gulf-of-panama 1 navy(army 2); by santa-barbara-passage; ashore central-america 2 army': '0 grain, 1 oil',
      'convoy gulf-of-panama 1 navy(army 2); by santa-barbara-passage; ashore central-america 3 army':
        'too-few-aboard, B-MOVE-17, aboard 2',
      'convoy gulf-of-panama 1 navy(army 2); ashore venezuela 1 army; ashore central-america 1 army': '0 grain, 1 oil',
      'convoy gulf-of-panama 1 navy(army 2); ashore peru 1 army':
        'not-adjacent:landing, Q-B-81, territory peru, sea gulf-of-panama',
      'convoy gulf-of-panama 1 navy(army 2); ashore gulf-of-panama 1 army': 'from-sea-to-land, B-MOVE-17',
      'convoy gulf-of-panama 1 navy(army 2); ashore venezuela 1 navy': 'too-few-aboard, B-MOVE-17, aboard 0',
      'convoy gulf-of-panama 1 navy(army 2); ashore venezuela 1 army, 1 navy': 'one-kind, B-MOVE-03',
      'convoy gulf-of-panama 1 navy(army 2); by mid-pacific; ashore venezuela 1 army':
        'dark-sea:landing, B-MOVE-17, sea mid-pacific',
      'sail gulf-of-panama 1 navy': 'too-few:laden, B-MOVE-03, there 0, unit navy, zone gulf-of-panama, of you',
    },
    next: {
      '': ['convoy gulf-of-panama 1 navy(army 2)'],
      'convoy gulf-of-panama 1 navy(army 2)': [
        'board venezuela 1 army',
        'board central-america 1 army',
        'board central-america 2 army',
        'ashore venezuela 1 army',
        'ashore venezuela 2 army',
        'ashore central-america 1 army',
        'ashore central-america 2 army',
        'by barkley-sound',
        'by caribbean-sea',
        'by lima-bay',
        'by santa-barbara-passage',
        'by mid-pacific',
        'by north-pacific',
        'convoy santa-barbara-passage 1 navy(army 2)',
      ],
    },
  },
  {
    title: 'B-MOVE-17, -18 those aboard a navy that stays land free of charge',
    usa: {
      units: { venezuela: 1 },
      laden: [
        { zone: 'gulf-of-panama', cargo: { army: 2 } },
        { zone: 'mid-pacific', cargo: { army: 1 } },
      ],
      oil: 0,
      grain: 0,
    },
    to: 'central-america',
    lines: {
      'land gulf-of-panama navy(army 2) 2 army': '0 grain, 0 oil',
      'land gulf-of-panama navy(army 2) 3 army': 'too-few-aboard, B-MOVE-17, aboard 2',
      'land gulf-of-panama navy(army 2) 1 navy': 'too-few-aboard, B-MOVE-17, aboard 0',
      'land gulf-of-panama navy(army 2) 1 army, 1 navy': 'one-kind, B-MOVE-03',
      'land gulf-of-panama navy(army 1) 1 army':
        'too-few, B-MOVE-03, there 0, unit navy, zone gulf-of-panama, laden true, of you',
      'land mid-pacific navy(army 1) 1 army': 'dark-sea:landing, B-MOVE-17, sea mid-pacific',
      'land caribbean-sea navy(army 1) 1 army':
        'too-few, B-MOVE-03, there 0, unit navy, zone caribbean-sea, laden true, of you',
      'land venezuela navy(army 1) 1 army': 'from-sea-to-land, B-MOVE-17',
      'land gulf-of-panama navy(army 2) 1 army; land gulf-of-panama navy(army 1) 1 army': '0 grain, 0 oil',
      'land gulf-of-panama navy(army 2) 1 army; land gulf-of-panama navy(army 2) 1 army':
        'too-few, B-MOVE-03, there 0, unit navy, zone gulf-of-panama, laden true, of you',
    },
    next: { '': ['land gulf-of-panama navy(army 2) 1 army', 'land gulf-of-panama navy(army 2) 2 army'] },
  },
  {
    title: 'B-MOVE-03 a navy that stays must have something to do',
    usa: { units: { 'santa-barbara-passage': 1, 'central-america': 1 }, oil: 1, grain: 0 },
    to: 'santa-barbara-passage',
    lines: {
      'sail santa-barbara-passage 1 navy':
        'no-port:boarding, B-MOVE-14, territory central-america, sea santa-barbara-passage',
      'sail santa-barbara-passage 2 navy': 'one-by-one, B-MOVE-15',
    },
  },
  {
    title: 'B-MOVE-03, -15 a navy without oil stays idle beside an army at a port',
    usa: { units: { 'santa-barbara-passage': 1, 'western-usa': 1 }, oil: 0, grain: 0 },
    to: 'santa-barbara-passage',
    lines: {
      'sail santa-barbara-passage 1 navy': 'too-dear:move, B-MOVE-15, grain 0, oil 1, has 0/0, of you, keepsSet false',
    },
  },
  {
    title: 'B-MOVE-03 a navy that stays may sail out and back for two oil',
    usa: { units: { 'santa-barbara-passage': 1 }, oil: 2, grain: 0 },
    to: 'santa-barbara-passage',
    lines: {
      'sail santa-barbara-passage 1 navy': 'goes-on:idle-carrier, B-MOVE-03, carrier navy',
      'sail santa-barbara-passage 1 navy; by mid-pacific': '0 grain, 2 oil',
      'sail santa-barbara-passage 1 navy; by mid-pacific; by santa-barbara-passage; by mid-pacific':
        'too-dear:move, B-MOVE-23, grain 0, oil 4, has 0/2, of you, keepsSet false',
      'sail santa-barbara-passage 1 navy; by lima-bay':
        'too-dear:move, B-MOVE-23, grain 0, oil 4, has 0/2, of you, keepsSet false',
    },
    next: {
      '': ['sail santa-barbara-passage 1 navy'],
      'sail santa-barbara-passage 1 navy': [
        'by barkley-sound',
        'by gulf-of-panama',
        'by mid-pacific',
        'by north-pacific',
      ],
    },
  },
  {
    title: 'B-MOVE-03 with one oil it cannot',
    usa: { units: { 'santa-barbara-passage': 1 }, oil: 1, grain: 0 },
    to: 'santa-barbara-passage',
    lines: { 'sail santa-barbara-passage 1 navy': 'nothing-to-do, B-MOVE-03, zone santa-barbara-passage' },
  },
  {
    title: 'B-MOVE-06, -24 others let nobody pass: their land, their seas, a force ashore, a cloud',
    usa: { units: { 'western-usa': 2, 'gulf-of-panama': 1, alaska: 1 }, oil: 6, grain: 8 },
    rest: {
      powers: {
        ussr: { units: { 'central-america': 1, 'caribbean-sea': 1, 'mid-atlantic': 1 } },
        china: { units: { 'eastern-canada': 1 } },
      },
      nuked: ['midwest-usa'],
    },
    to: 'venezuela',
    lines: {
      'march western-usa 1 army': 'not-let-through:land, B-MOVE-06, from western-usa, to venezuela, ask true',
      'march western-usa 1 army; by central-america':
        'not-let-through:land, B-MOVE-06, from western-usa, to venezuela, ask true',
      'march western-usa 1 army; by midwest-usa':
        'not-let-through:land, B-MOVE-06, from western-usa, to venezuela, ask true',
      'march alaska 1 army; by western-canada; by eastern-canada':
        'not-let-through:land, B-MOVE-06, from alaska, to venezuela, ask true',
      'airlift western-usa 2 army': '0 grain, 4 oil',
    },
  },
  {
    title: 'B-MOVE-24 a voyage by seas that others hold',
    usa: { units: { 'gulf-of-panama': 1, 'lima-bay': 1 }, oil: 9, grain: 0 },
    rest: { powers: { ussr: { units: { 'caribbean-sea': 1, 'mid-atlantic': 1, 'baia-santos': 1 } } } },
    to: 'long-island-sound',
    lines: {
      'sail gulf-of-panama 1 navy': '0 grain, 5 oil',
      'sail gulf-of-panama 1 navy; by caribbean-sea': 'not-let-through:by-sea, B-MOVE-24, zone caribbean-sea, ask true',
      'sail gulf-of-panama 1 navy; by mid-atlantic': '0 grain, 5 oil',
      'sail gulf-of-panama 1 navy; by mid-pacific; by mid-atlantic': '0 grain, 5 oil',
      'sail lima-bay 1 navy': '0 grain, 4 oil',
    },
  },
  {
    title: 'B-MOVE-07, -25 nobody ends where another stands, save in a dark blue sea',
    usa: { units: { 'western-usa': 1, 'gulf-of-panama': 1 }, oil: 3, grain: 3 },
    rest: { powers: { ussr: { units: { 'central-america': 1 } } } },
    to: 'central-america',
    lines: {
      'march western-usa 1 army': 'occupied:land, B-MOVE-07, zone central-america',
      'airlift western-usa 1 army': 'occupied:land, B-MOVE-07, zone central-america',
    },
  },
  {
    title: 'B-STRAT-05 a cloud shuts every way',
    usa: { units: { iberia: 1 }, oil: 3, grain: 3 },
    rest: { powers: NOBODY_ELSE, nuked: ['western-europe'] },
    to: 'eastern-europe',
    lines: {
      'march iberia 1 army': 'nuked:every-way, B-STRAT-05, from iberia, to eastern-europe',
      'airlift iberia 1 army': '0 grain, 2 oil',
    },
  },
  {
    title: 'B-MOVE-08 no way leads over the sea',
    usa: { units: { 'british-isles': 1 }, oil: 3, grain: 3 },
    to: 'western-europe',
    lines: { 'march british-isles 1 army': 'no-way:over-land, B-MOVE-08, from british-isles, to western-europe' },
  },
  {
    title: 'Q-B-64 so many zones and no more',
    usa: { units: { alaska: 1, 'western-canada': 1, 'western-usa': 1 }, oil: 3, grain: 9 },
    to: 'midwest-usa',
    terms: { steps: 1 },
    lines: {
      'march western-canada 1 army': '1 grain, 0 oil',
      'march alaska 1 army': 'too-far, Q-B-64, zones 2, most 1',
      'march western-canada 1 army; by western-usa': 'too-far, Q-B-64, zones 2, most 1',
      'march western-canada 1 army; by alaska': 'too-far, Q-B-64, zones 3, most 1',
    },
    next: {
      '': [
        'airlift alaska 1 army',
        'march western-usa 1 army',
        'airlift western-usa 1 army',
        'march western-canada 1 army',
        'airlift western-canada 1 army',
      ],
    },
  },
  {
    title: 'Q-B-64 zones entered on a detour count',
    usa: { units: { 'western-canada': 1 }, oil: 0, grain: 9 },
    to: 'midwest-usa',
    terms: { steps: 2 },
    lines: {
      'march western-canada 1 army; by western-usa': '2 grain, 0 oil',
      'march western-canada 1 army; by western-usa; by central-america': 'too-far, Q-B-64, zones 3, most 2',
      'march western-canada 1 army; by alaska': 'too-far, Q-B-64, zones 3, most 2',
    },
  },
  {
    title: 'Q-B-64 two zones: out and back is not open to one, but to two',
    usa: { units: { 'santa-barbara-passage': 1 }, oil: 5 },
    to: 'santa-barbara-passage',
    terms: { steps: 2 },
    lines: { 'sail santa-barbara-passage 1 navy; by mid-pacific': '0 grain, 2 oil' },
  },
  {
    title: 'Q-B-64 one zone',
    usa: { units: { 'santa-barbara-passage': 1 }, oil: 5 },
    to: 'santa-barbara-passage',
    terms: { steps: 1 },
    lines: { 'sail santa-barbara-passage 1 navy': 'nothing-to-do, B-MOVE-03, zone santa-barbara-passage' },
  },
  {
    title: 'terms may bar a way, a start, a kind and a landing',
    usa: { units: { alaska: 2, 'western-canada': 1, 'hudson-strait': 1 }, oil: 9, grain: 9 },
    to: 'northern-canada',
    terms: {
      ways: ['march', 'sail', 'board'],
      from: (zone) => (zone === 'alaska' ? elsewhere('western-canada') : undefined),
    },
    lines: {
      'march alaska 1 army': 'elsewhere, B-TAC-04, zone western-canada',
      'march western-canada 1 army': '1 grain, 0 oil',
      'airlift western-canada 1 army': 'not-this-way, B-MOVE-10, way airlift',
      'land hudson-strait navy(army 1) 1 army': 'not-this-way, B-MOVE-17, way land',
    },
  },
];

test.each(PAGES)('$title', (page) => {
  expect(toldOf(page)).toEqual({ lines: page.lines, next: page.next ?? {} });
});
