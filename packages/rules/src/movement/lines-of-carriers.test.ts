// The same with APCs, merchant ships and landings that must be made.
import { expect, test } from 'vitest';
import { type Page, toldOf } from '../testing/index.ts';

const ALL = { apc: true, merchantMarine: true } as const;

const PAGES: readonly Page[] = [
  {
    title: 'A-MOV-02 to -05, A-CAR-01, -03 APCs drive for two oil, fly for four with each aboard paying its own flight',
    usa: {
      units: { alaska: { apc: 2, army: 4 }, 'western-canada': { apc: 1 } },
      laden: [{ zone: 'alaska', carrier: 'apc', cargo: { army: 2 } }],
      oil: 12,
      grain: 2,
    },
    rest: { options: ALL },
    to: 'western-canada',
    lines: {
      'march alaska 1 apc': '0 grain, 2 oil',
      'march alaska 2 apc': '0 grain, 4 oil',
      'march alaska 3 apc': 'too-few:laden, B-MOVE-03, there 2, unit apc, zone alaska, of you',
      'march alaska 1 apc; board alaska 3 army': '0 grain, 3 oil',
      'march alaska 1 apc; board alaska 4 army': 'no-room, B-MOVE-12, room 3',
      'march alaska 1 apc; board western-canada 1 army': 'elsewhere, B-MOVE-14, zone alaska',
      'march alaska 2 apc; board alaska 1 army': 'one-navy:board, B-MOVE-14',
      'march alaska 1 apc; board alaska 1 apc': 'no-room:kind, B-MOVE-12, unit apc, carrier apc',
      'march alaska 1 apc; board alaska 2 army; board alaska 1 army': '0 grain, 3 oil',
      'march alaska 1 apc; by northern-canada': '0 grain, 4 oil',
      'march alaska 1 apc; board alaska 1 army; by northern-canada; ashore northern-canada 1 army': '0 grain, 5 oil',
      'march alaska 1 apc; board alaska 1 army; by northern-canada; ashore alaska 1 army':
        'from-sea-to-land, B-MOVE-17',
      'march western-canada 1 apc': 'goes-on:idle-carrier, B-MOVE-03, carrier apc',
      'march western-canada 1 apc; by alaska; board alaska 2 army': '0 grain, 5 oil',
      'convoy alaska 1 apc(army 2)': '0 grain, 2 oil',
      'convoy alaska 2 apc(army 2)': 'too-few, B-MOVE-03, there 1, unit apc, zone alaska, laden true, of you',
      'convoy alaska 1 apc(army 2); board alaska 1 army': '0 grain, 3 oil',
      'convoy alaska 1 apc(army 2); ashore alaska 1 army': '0 grain, 2 oil',
      'lift alaska 1 apc(army 2)': '0 grain, 8 oil',
      'lift alaska 1 apc(army 1)': 'too-few, B-MOVE-03, there 0, unit apc, zone alaska, laden true, of you',
      'lift alaska 1 apc(army 2); airlift alaska 1 apc': '0 grain, 12 oil',
      'lift alaska 1 apc(army 2); airlift alaska 2 army': '0 grain, 12 oil',
      'airlift alaska 3 apc': 'too-few:laden, B-MOVE-03, there 2, unit apc, zone alaska, of you',
      'airlift alaska 2 apc': '0 grain, 8 oil',
      'march alaska 1 apc; land western-canada apc(army 1) 1 army':
        'too-few, B-MOVE-03, there 0, unit apc, zone western-canada, laden true, of you',
      'convoy alaska 1 apc(army 2); land western-canada apc(army 2) 2 army': '0 grain, 2 oil',
      'march alaska 2 army': '2 grain, 0 oil',
      'march alaska 3 army': 'too-dear:move, B-MOVE-09, grain 3, oil 0, has 2/12, of you, keepsSet false',
    },
    next: {
      'march alaska 1 apc': [
        'board alaska 1 army',
        'board alaska 2 army',
        'board alaska 3 army',
        'by northern-canada',
        'march alaska 1 army',
        'march alaska 2 army',
        'airlift alaska 1 army',
        'airlift alaska 2 army',
        'airlift alaska 3 army',
        'airlift alaska 4 army',
        'march alaska 1 apc',
        'airlift alaska 1 apc',
        'convoy alaska 1 apc(army 2)',
        'lift alaska 1 apc(army 2)',
        'march western-canada 1 apc',
      ],
      'convoy alaska 1 apc(army 2)': [
        'board alaska 1 army',
        'ashore alaska 1 army',
        'ashore alaska 2 army',
        'by northern-canada',
        'march alaska 1 army',
        'march alaska 2 army',
        'airlift alaska 1 army',
        'airlift alaska 2 army',
        'airlift alaska 3 army',
        'airlift alaska 4 army',
        'land western-canada apc(army 2) 1 army',
        'land western-canada apc(army 2) 2 army',
        'march alaska 1 apc',
        'march alaska 2 apc',
        'airlift alaska 1 apc',
        'airlift alaska 2 apc',
        'march western-canada 1 apc',
        'convoy western-canada 1 apc(army 2)',
      ],
    },
  },
  {
    title: 'A-CAR-03 who rides an APC that stays gets off free of charge',
    usa: {
      units: { alaska: { apc: 1, army: 1 } },
      laden: [{ zone: 'alaska', carrier: 'apc', cargo: { army: 3 } }],
      oil: 1,
      grain: 0,
    },
    rest: { options: ALL },
    to: 'alaska',
    lines: {
      'land alaska apc(army 3) 1 army': '0 grain, 0 oil',
      'land alaska apc(army 3) 4 army': 'too-few-aboard, B-MOVE-17, aboard 3',
      'march alaska 1 apc': 'goes-on:idle-carrier, B-MOVE-03, carrier apc',
      'march alaska 2 apc': 'one-by-one, B-MOVE-15',
      'march alaska 1 apc; board alaska 1 army': '0 grain, 1 oil',
      'convoy alaska 1 apc(army 3)': 'goes-on:idle-carrier, B-MOVE-03, carrier apc',
      'convoy alaska 1 apc(army 3); ashore alaska 1 army': '0 grain, 0 oil',
      'march alaska 1 army': 'there-already, B-MOVE-03, zone alaska',
    },
    next: {
      '': [
        'land alaska apc(army 3) 1 army',
        'land alaska apc(army 3) 2 army',
        'land alaska apc(army 3) 3 army',
        'march alaska 1 apc',
        'convoy alaska 1 apc(army 3)',
      ],
    },
  },
  {
    title: 'A-CAR-03 an APC that stays with nobody to take in and no oil has nothing to do',
    usa: { units: { alaska: { apc: 1 } }, oil: 3, grain: 0 },
    rest: { options: ALL },
    to: 'alaska',
    lines: { 'march alaska 1 apc': 'nothing-to-do, B-MOVE-03, zone alaska' },
  },
  {
    title: 'A-CAR-03 with four oil it may drive out and back',
    usa: { units: { alaska: { apc: 1 } }, oil: 4, grain: 0 },
    rest: { options: ALL },
    to: 'alaska',
    lines: {
      'march alaska 1 apc': 'goes-on:idle-carrier, B-MOVE-03, carrier apc',
      'march alaska 1 apc; by western-canada': '0 grain, 4 oil',
      'march alaska 1 apc; by northern-canada; by western-canada':
        'too-dear:move, B-MOVE-09, grain 0, oil 6, has 0/4, of you, keepsSet false',
    },
  },
  {
    title: 'A-MOV-09 an APC takes two of a navy’s four places',
    usa: {
      units: { 'barkley-sound': { navy: 1, ship: 1 }, alaska: { apc: 3, army: 3 } },
      laden: [{ zone: 'barkley-sound', cargo: { army: 3 } }],
      oil: 3,
      grain: 0,
    },
    rest: { options: ALL },
    to: 'barkley-sound',
    lines: {
      'sail barkley-sound 1 navy; board alaska 2 apc': '0 grain, 1 oil',
      'sail barkley-sound 1 navy; board alaska 3 apc': 'no-room, B-MOVE-12, room 2',
      'sail barkley-sound 1 navy; board alaska 1 apc; board alaska 2 army': '0 grain, 1 oil',
      'sail barkley-sound 1 navy; board alaska 1 apc; board alaska 3 army': 'no-room, B-MOVE-12, room 2',
      'sail barkley-sound 1 navy; board alaska 3 army; board alaska 1 apc': 'no-room, B-MOVE-12, room 0',
      'sail barkley-sound 1 ship; board alaska 1 army': 'nothing-to-do, B-MOVE-03, zone barkley-sound',
      'sail barkley-sound 1 ship': 'nothing-to-do, B-MOVE-03, zone barkley-sound',
      'convoy barkley-sound 1 navy(army 3); board alaska 1 apc': 'no-room, B-MOVE-12, room 0',
      'convoy barkley-sound 1 navy(army 3); board alaska 1 army': '0 grain, 1 oil',
      'convoy barkley-sound 1 navy(army 3); ashore alaska 1 army; board alaska 1 apc': '0 grain, 1 oil',
    },
    next: { '': ['sail barkley-sound 1 navy', 'convoy barkley-sound 1 navy(army 3)'] },
  },
  {
    title: 'A-CAR-03, B-MOVE-17 who has just landed may get into an APC that is there',
    usa: { units: { alaska: { apc: 1 } }, laden: [{ zone: 'barkley-sound', cargo: { army: 2 } }], oil: 1, grain: 0 },
    rest: { options: ALL },
    to: 'alaska',
    lines: {
      'land barkley-sound navy(army 2) 1 army; march alaska 1 apc; board alaska 1 army': '0 grain, 1 oil',
      'land barkley-sound navy(army 2) 1 army; march alaska 1 apc; board alaska 2 army':
        'too-few, B-MOVE-03, there 1, unit army, zone alaska, laden false, of you',
      'land barkley-sound navy(army 2) 1 army; land barkley-sound navy(army 1) 1 army': '0 grain, 0 oil',
      'march alaska 1 apc; board alaska 1 army': 'nothing-to-do, B-MOVE-03, zone alaska',
    },
    next: {
      'land barkley-sound navy(army 2) 1 army': ['land barkley-sound navy(army 1) 1 army', 'march alaska 1 apc'],
    },
  },
  {
    title: 'M-AMPHIB-08, Q-M-47 from a ship nobody lands but at a port',
    usa: {
      laden: [
        { zone: 'sea-of-japan', carrier: 'ship', cargo: { army: 2 } },
        { zone: 'tokyo-bay', carrier: 'ship', cargo: { army: 1 } },
      ],
      units: { 'sea-of-japan': { ship: 1 } },
      oil: 3,
      grain: 0,
    },
    rest: { options: ALL },
    to: 'nanling',
    lines: {
      'land sea-of-japan ship(army 2) 1 army': 'no-port:ship, M-AMPHIB-08, territory nanling, sea sea-of-japan',
      'land tokyo-bay ship(army 1) 1 army': 'not-adjacent:landing, Q-B-81, territory nanling, sea tokyo-bay',
    },
    next: { '': [] },
  },
  {
    title: 'Q-M-48, M-REROUTE-06 ships with troops sail as a convoy, others do not, and take in nobody',
    usa: {
      laden: [{ zone: 'tokyo-bay', carrier: 'ship', cargo: { army: 1 } }],
      units: { 'tokyo-bay': { ship: 1 }, japan: 2 },
      oil: 3,
      grain: 0,
    },
    rest: { options: ALL },
    to: 'sea-of-japan',
    lines: {
      'convoy tokyo-bay 1 ship(army 1)': '0 grain, 1 oil',
      'sail tokyo-bay 1 ship': 'no-sailing, M-REROUTE-06',
      'convoy tokyo-bay 1 ship(army 1); board japan 1 army': 'no-troops, Q-M-46',
      'convoy tokyo-bay 1 ship(army 1); by sea-of-japan; ashore nanling 1 army':
        'no-port:ship, M-AMPHIB-08, territory nanling, sea sea-of-japan',
      'convoy tokyo-bay 1 ship(army 1); by sea-of-japan; ashore shantung 1 army': '0 grain, 1 oil',
    },
    next: {
      '': ['convoy tokyo-bay 1 ship(army 1)'],
      'convoy tokyo-bay 1 ship(army 1)': [
        'ashore japan 1 army',
        'by sea-of-japan',
        'by sea-of-okhotsk',
        'by south-china-sea',
        'by mid-pacific',
        'by north-pacific',
        'convoy sea-of-japan 1 ship(army 1)',
      ],
    },
  },
  {
    title: 'B-MOVE-03, -12 a full navy that may not land has nothing to do beside an army that waits',
    usa: { laden: [{ zone: 'barkley-sound', cargo: { army: 4 } }], units: { alaska: 1 }, oil: 1, grain: 0 },
    to: 'barkley-sound',
    terms: { ways: ['sail', 'board'] },
    lines: { 'convoy barkley-sound 1 navy(army 4)': 'nothing-to-do, B-MOVE-03, zone barkley-sound' },
  },
  {
    title: 'B-MOVE-14 an army beside the sea has no port there, and one at a port comes first',
    usa: { units: { 'santa-barbara-passage': 1, 'central-america': 1, 'western-usa': 1 }, oil: 0, grain: 0 },
    to: 'santa-barbara-passage',
    lines: {
      'sail santa-barbara-passage 1 navy': 'too-dear:move, B-MOVE-15, grain 0, oil 1, has 0/0, of you, keepsSet false',
    },
  },
  {
    title: 'B-TAC-02 a convoy that must land somebody in Iberia does so from the Mediterranean Sea',
    usa: {
      laden: [{ zone: 'bay-of-biscay', cargo: { army: 2 } }],
      units: { 'bay-of-biscay': 2, 'western-europe': 2, 'mediterranean-sea': 1 },
      oil: 3,
      grain: 0,
    },
    to: 'mediterranean-sea',
    terms: { ways: ['sail', 'board', 'land'], mustLand: 'iberia' },
    lines: {
      'convoy bay-of-biscay 1 navy(army 2)': 'goes-on:land, B-TAC-02, zone iberia',
      'convoy bay-of-biscay 1 navy(army 2); ashore iberia 1 army': 'goes-on:land, B-TAC-02, zone iberia',
      'convoy bay-of-biscay 1 navy(army 2); ashore iberia 2 army': 'goes-on:land, B-TAC-02, zone iberia',
      'convoy bay-of-biscay 1 navy(army 2); ashore western-europe 2 army': 'goes-on:land, B-TAC-02, zone iberia',
      'convoy bay-of-biscay 1 navy(army 2); by mediterranean-sea; ashore iberia 1 army': '0 grain, 1 oil',
      'convoy bay-of-biscay 1 navy(army 2); by mediterranean-sea; ashore sahara 1 army':
        'goes-on:land, B-TAC-02, zone iberia',
      'convoy bay-of-biscay 1 navy(army 2); by mediterranean-sea; ashore sahara 2 army':
        'goes-on:land, B-TAC-02, zone iberia',
      'convoy bay-of-biscay 1 navy(army 2); by mediterranean-sea; ashore iberia 1 army; sail bay-of-biscay 2 navy':
        '0 grain, 3 oil',
      'convoy bay-of-biscay 1 navy(army 2); sail bay-of-biscay 1 navy': 'land-first, B-TAC-02, zone iberia',
      'sail bay-of-biscay 2 navy': 'land-first, B-TAC-02, zone iberia',
      'sail bay-of-biscay 1 navy': 'goes-on:land, B-TAC-02, zone iberia',
      'sail bay-of-biscay 1 navy; board western-europe 1 army': 'goes-on:land, B-TAC-02, zone iberia',
      'sail bay-of-biscay 1 navy; board western-europe 1 army; by mediterranean-sea; ashore iberia 1 army':
        '0 grain, 2 oil',
      'sail bay-of-biscay 1 navy; by north-sea':
        'too-dear:move, B-MOVE-15, grain 0, oil 4, has 0/3, of you, keepsSet false',
      'sail bay-of-biscay 1 navy; by north-atlantic': 'goes-on:land, B-TAC-02, zone iberia',
      'sail mediterranean-sea 1 navy': 'goes-on:idle-carrier, B-MOVE-03, carrier navy',
      'sail mediterranean-sea 1 navy; board western-europe 2 army; ashore iberia 2 army': '0 grain, 1 oil',
    },
    next: {
      '': ['sail bay-of-biscay 1 navy', 'convoy bay-of-biscay 1 navy(army 2)', 'sail mediterranean-sea 1 navy'],
      'sail bay-of-biscay 1 navy': [
        'board western-europe 1 army',
        'board western-europe 2 army',
        'by mediterranean-sea',
        'by north-atlantic',
      ],
    },
  },
  {
    title: 'B-TAC-02 of a navy’s troops some may go ashore from another sea while one is left to land where it must',
    usa: { laden: [{ zone: 'bay-of-biscay', cargo: { army: 2 } }], oil: 3, grain: 0 },
    to: 'mediterranean-sea',
    terms: { ways: ['sail', 'board', 'land'], mustLand: 'iberia' },
    lines: {
      'convoy bay-of-biscay 1 navy(army 2); ashore iberia 1 army': 'goes-on:land, B-TAC-02, zone iberia',
      'convoy bay-of-biscay 1 navy(army 2); ashore iberia 2 army': 'land-first, B-TAC-02, zone iberia',
    },
  },
  {
    title: 'A-MOV-02, B-MOVE-03 an APC that drives out and back has something to do, where nothing sails',
    usa: { units: { alaska: { apc: 1 }, 'western-canada': 1 }, oil: 9, grain: 0 },
    rest: { options: ALL },
    to: 'alaska',
    terms: { ways: ['march', 'board', 'land'] },
    lines: {
      'march alaska 1 apc': 'goes-on:idle-carrier, B-MOVE-03, carrier apc',
      'march alaska 1 apc; by western-canada; board western-canada 1 army': '0 grain, 5 oil',
    },
  },
];

test.each(PAGES)('$title', (page) => {
  expect(toldOf(page)).toEqual({ lines: page.lines, next: page.next ?? {} });
});
