import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type CompanyCard,
  coasts,
  companiesIn,
  DARK_SEAS,
  fact,
  hasPort,
  homeOf,
  homePower,
  isDarkSea,
  isLightSea,
  isSea,
  isTerritory,
  isZone,
  LIGHT_SEAS,
  POWERS,
  ports,
  powerName,
  powerShortName,
  SEAS,
  type Sea,
  shores,
  TERRITORIES,
  ZONES,
  zoneIndex,
  zoneName,
} from './index.ts';

describe('home lands and neutral countries', () => {
  test('B-MAP-01 six superpowers have their home on the board, beside 24 neutral countries', () => {
    const { superpowers, neutral } = fact('B-MAP-01');
    expect(superpowers).toEqual(['south-america', 'africa', 'europe', 'china', 'usa', 'ussr']);
    expect(neutral).toHaveLength(24);
  });

  test('B-MAP-02 the Confederacy of South America has four home territories', () => {
    expect(fact('B-MAP-02')).toEqual(['argentina', 'brazil', 'peru', 'venezuela']);
    expect(powerName('south-america')).toBe('Confederacy of South America');
  });

  test('B-MAP-03 the Federation of African States has four home territories', () => {
    expect(fact('B-MAP-03')).toEqual(['mozambique', 'nigeria', 'south-africa', 'zaire']);
    expect(powerName('africa')).toBe('Federation of African States');
  });

  test('B-MAP-04 the League of European Nations has five home territories', () => {
    expect(fact('B-MAP-04').toSorted()).toEqual([
      'british-isles',
      'eastern-europe',
      'iberia',
      'scandinavia',
      'western-europe',
    ]);
    expect(powerName('europe')).toBe('League of European Nations');
  });

  test("B-MAP-05 the People's Republic of China has five home territories", () => {
    expect(fact('B-MAP-05')).toEqual(['manchuria', 'mongolia', 'nanling', 'shantung', 'tibet']);
    expect(powerName('china')).toBe("People's Republic of China");
  });

  test('B-MAP-06 the United States of America have four home territories', () => {
    expect(fact('B-MAP-06')).toEqual(['alaska', 'eastern-usa', 'midwest-usa', 'western-usa']);
    expect(powerName('usa')).toBe('United States of America');
  });

  test('B-MAP-07 the Union of Soviet Sovereign Republics has six home territories', () => {
    expect(fact('B-MAP-07')).toEqual(['buryatsk', 'kazakh', 'kola', 'russia', 'siberia', 'yakutsk']);
    expect(powerName('ussr')).toBe('Union of Soviet Sovereign Republics');
    expect(powerShortName('ussr')).toBe('Soviet Union');
  });

  test('B-MAP-07 4+4+5+5+4+6 home territories and 24 neutral ones are the 52 of the board', () => {
    expect(fact('B-MAP-07')).toHaveLength(6);
    expect(POWERS.map((power) => homeOf(power).length)).toEqual([4, 4, 5, 5, 4, 6]);
    expect(POWERS.flatMap(homeOf)).toHaveLength(28);
    expect(TERRITORIES).toHaveLength(28 + 24);
  });

  test('B-MAP-08 every territory that is no home is neutral, and no home is', () => {
    const neutral = fact('B-MAP-08');
    for (const t of TERRITORIES) {
      const homes = POWERS.filter((power) => homeOf(power).includes(t));
      expect(homes).toHaveLength(neutral.includes(t) ? 0 : 1);
      expect(homePower(t)).toBe(homes[0]);
    }
    expect(homePower('japan')).toBeUndefined();
    expect(homePower('tokyo-bay')).toBeUndefined();
  });
});

describe('land and water', () => {
  test('B-MAP-09 land is 52 territories, water 39 seas, and each zone is one of them under its own name', () => {
    const { land, water } = fact('B-MAP-09');
    expect([land.length, water.length]).toEqual([52, 39]);
    expect(ZONES).toEqual([...land, ...water]);
    expect(new Set(ZONES).size).toBe(91);
    expect(new Set(ZONES.map(zoneName)).size).toBe(91);
    for (const [index, zone] of ZONES.entries()) {
      expect(zoneIndex(zone)).toBe(index);
      expect(isTerritory(zone)).toBe(!isSea(zone));
    }
    expect(zoneName('eastern-usa')).toBe('Eastern U.S.A.');
    expect(isZone('atlantis')).toBe(false);
    expect(isZone('constructor')).toBe(false);
  });

  test('B-MAP-10 a sea is light blue or dark blue, 31 and 8 of them, and never both', () => {
    const { lightBlue, darkBlue } = fact('B-MAP-10');
    expect([lightBlue.length, darkBlue.length]).toEqual([31, 8]);
    for (const sea of SEAS) expect(isLightSea(sea)).toBe(!isDarkSea(sea));
    expect(LIGHT_SEAS.every((sea) => isLightSea(sea))).toBe(true);
    expect(DARK_SEAS.every((sea) => isDarkSea(sea))).toBe(true);
  });

  test('B-MAP-10 only light blue seas wash a coast', () => {
    const { lightBlue, darkBlue } = fact('B-MAP-10');
    for (const sea of darkBlue) expect(shores(sea)).toEqual([]);
    for (const sea of lightBlue) expect(shores(sea)).not.toEqual([]);
  });
});

describe('ports', () => {
  test('B-MAP-11 a port ties one territory to one sea that it touches', () => {
    for (const { territory, sea } of fact('B-MAP-11').ports) {
      expect(coasts(territory)).toContain(sea);
      expect(hasPort(territory, sea)).toBe(true);
    }
  });

  test('B-MAP-11 a territory may touch a sea without a port on it', () => {
    expect(fact('B-MAP-11').coastsWithoutPort).toEqual([
      { territory: 'scandinavia', sea: 'barents-sea' },
      { territory: 'nanling', sea: 'sea-of-japan' },
      { territory: 'central-america', sea: 'santa-barbara-passage' },
    ]);
    expect(hasPort('scandinavia', 'barents-sea')).toBe(false);
    expect(hasPort('tibet', 'south-china-sea')).toBe(false);
  });

  test('B-MAP-11 a territory may have ports on several seas', () => {
    const of = (t: string) => fact('B-MAP-11').ports.flatMap(({ territory, sea }) => (territory === t ? [sea] : []));
    expect(of('western-europe')).toEqual(['baltic-sea', 'bay-of-biscay', 'mediterranean-sea', 'north-sea']);
    expect(of('arabia')).toEqual(['arabian-sea', 'red-sea']);
    expect(of('egypt')).toEqual(['red-sea']);
    expect(of('tibet')).toEqual([]);
  });

  test('B-MAP-11 the Sea of Japan has three Chinese ports, one Soviet and one Japanese; the Black Sea four', () => {
    const on = (s: Sea) => fact('B-MAP-11').ports.flatMap(({ territory, sea }) => (sea === s ? [territory] : []));
    expect(on('sea-of-japan')).toEqual(['manchuria', 'mongolia', 'shantung', 'buryatsk', 'japan']);
    expect(on('black-sea')).toEqual(['kazakh', 'greece', 'romania', 'turkey']);
  });

  test('B-MAP-12 Europe has three ports on the Baltic Sea, and the USSR touches it', () => {
    const { balticPorts, balticShores } = fact('B-MAP-12');
    expect(balticPorts.filter((t) => homePower(t) === 'europe')).toEqual([
      'eastern-europe',
      'scandinavia',
      'western-europe',
    ]);
    expect(balticShores.filter((t) => homePower(t) === 'ussr')).toEqual(['russia']);
  });

  test('B-MAP-12 Kola has a port on the Barents Sea; Scandinavia borders it without one', () => {
    const { barentsPorts, barentsShores } = fact('B-MAP-12');
    expect(barentsPorts).toContain('kola');
    expect(barentsShores).toContain('scandinavia');
    expect(barentsPorts).not.toContain('scandinavia');
  });

  test('B-MAP-12 China may base navies in the South China Sea', () => {
    expect(fact('B-MAP-12').southChinaSeaPorts.map(homePower)).toContain('china');
    expect(ports('nanling')).toEqual(['south-china-sea']);
  });
});

describe('where companies are', () => {
  test('B-MAP-13 some territories have no company card', () => {
    const bare = fact('B-MAP-13');
    expect(bare).toEqual(['tibet', 'middle-east']);
    for (const t of bare) expect(companiesIn(t)).toEqual([]);
  });

  test('B-MAP-14 a company may be located in a sea as well as in a territory', () => {
    const { companyLocations } = fact('B-MAP-14');
    expect(companyLocations).toContain('arabia');
    expect(companyLocations).toContain('north-sea');
    expectTypeOf<Sea>().toExtend<CompanyCard['location']>();
    expect(companiesIn('indo-china')).toEqual(['mekong-oil', 'tonkin-grain-co']);
    expect(companiesIn('north-sea')).toEqual([]);
  });
});
