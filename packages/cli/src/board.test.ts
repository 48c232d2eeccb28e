import { ZONES } from '@marshall/rules';
import { en } from '@marshall/words/en';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { zoneNamed } from './board/describe.ts';
import { board } from './board.ts';
import { main } from './main.ts';

let out: MockInstance<typeof console.log>;
let err: MockInstance<typeof console.error>;

beforeEach(() => {
  out = vi.spyOn(console, 'log').mockImplementation(() => {});
  err = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

const printed = () => out.mock.calls.join('\n');

test('marshall board names every zone, in lines that fit a terminal', async () => {
  expect(await board.run([])).toBe(0);
  const words = printed().replace(/\s+/g, ' ');
  for (const zone of ZONES) expect(words).toContain(en.names.zone(zone));
  expect(words).toContain('52 territories, 31 light blue and 8 dark blue seas, 60 companies');
  for (const line of printed().split('\n')) expect(line.length).toBeLessThanOrEqual(100);
});

test('marshall board <territory> shows its home, borders, coasts, ports and companies', async () => {
  expect(await board.run(['Scandinavia'])).toBe(0);
  expect(printed()).toBe(
    [
      'Scandinavia (scandinavia)',
      '  kind       territory, home of Europe',
      '  borders    Kola, Russia',
      '  coasts     Baltic Sea, Barents Sea, North Sea',
      '  ports      Baltic Sea, North Sea',
      '  companies  Vardo Oil (2 oil)',
    ].join('\n'),
  );
});

test('marshall board <sea> shows its water, neighbours, shores and ports', async () => {
  expect(await board.run(['barents', 'sea'])).toBe(0);
  expect(printed()).toBe(
    [
      'Barents Sea (barents-sea)',
      '  kind       light blue sea (territorial waters)',
      '  borders    North Sea, North Atlantic',
      '  coasts     Scandinavia, Kola, Siberia',
      '  ports      Kola, Siberia',
      '  companies  none',
    ].join('\n'),
  );
});

test('a zone is found whatever its capitals, spaces and stops', () => {
  for (const name of ['Eastern U.S.A.', 'eastern usa', 'EASTERN-USA', ' easternUSA ']) {
    expect(zoneNamed(name)).toBe('eastern-usa');
  }
  expect(zoneNamed('gulf of st lawrence')).toBe('gulf-of-st-lawrence');
});

test('a wrong name is answered with one sentence, the nearest names and exit code 2', async () => {
  expect(await main(['board', 'Kamchatka'])).toBe(2);
  expect(await main(['board', 'scandanavia'])).toBe(2);
  expect(err.mock.calls[0]?.[0]).toMatch(
    /^There is no zone 'Kamchatka'\. (Did you mean .+\?|Run .+ to see them all\.)$/,
  );
  expect(err.mock.calls[1]?.[0]).toContain('Did you mean Scandinavia');
  expect(out).not.toHaveBeenCalled();
});

test('part of a name is answered with the names that contain it', () => {
  expect(() => zoneNamed('pacific')).toThrow('Mid Pacific or North Pacific or South Pacific');
});

test('marshall board --json gives the same as data', async () => {
  expect(await board.run(['--json'])).toBe(0);
  const zones: unknown = JSON.parse(printed());
  expect(zones).toHaveLength(91);
  expect(zones).toContainEqual({
    kind: 'territory',
    id: 'kola',
    name: 'Kola',
    companies: [{ id: 'baku-oil', name: 'Baku Oil', location: 'kola', resource: 'oil', units: 3, home: 'ussr' }],
    home: 'ussr',
    borders: ['scandinavia', 'russia', 'siberia'],
    coasts: ['barents-sea'],
    ports: ['barents-sea'],
  });
});
