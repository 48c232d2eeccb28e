import { expect, test } from 'vitest';
import { Play } from '../referee/play.ts';
import { scenario } from '../testing/index.ts';
import { holdsHome, homeOwner, isHome, isVacant, occupants, occupies, otherOccupant, ownerOf } from './occupation.ts';
import { seat } from './seat.ts';

const usa = seat('usa');
const ussr = seat('ussr');

const table = scenario({
  nuked: ['yakutsk'],
  powers: {
    usa: { units: { kazakh: 1, 'north-pacific': 1, 'baltic-sea': 2 } },
    ussr: { units: { kola: 1, alaska: 1, 'north-pacific': 1 } },
  },
});
const play = new Play(table.game);

test('a player who has an army in a territory or a navy in a sea occupies it', () => {
  expect(occupants(play, 'kazakh')).toEqual([usa]);
  expect(occupants(play, 'north-pacific')).toEqual([usa, ussr]);
  expect(occupies(play, ussr, 'alaska')).toBe(true);
  expect(otherOccupant(play, ussr, 'baltic-sea')).toBe(usa);
  expect(otherOccupant(play, usa, 'baltic-sea')).toBeUndefined();
  expect(isVacant(play, 'brazil')).toBe(true);
});

test('an empty home territory that is not nuked still belongs to its living owner', () => {
  expect(ownerOf(play, 'russia')).toBe(ussr);
  expect(ownerOf(play, 'kazakh')).toBe(usa);
  expect(ownerOf(play, 'yakutsk')).toBeUndefined();
  expect(ownerOf(play, 'brazil')).toBeUndefined();
  expect(homeOwner(play, 'kazakh')).toBe(ussr);
  expect([holdsHome(play, ussr, 'russia'), holdsHome(play, ussr, 'kazakh'), holdsHome(play, ussr, 'yakutsk')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('what is not on their own list is foreign to a player, forever', () => {
  expect(isHome(play, usa, 'kazakh')).toBe(false);
  expect(isHome(play, ussr, 'kazakh')).toBe(true);
  expect(isHome(play, usa, 'baltic-sea')).toBe(false);
});

test('an assault force that is not decided leaves a home with its defender', () => {
  const contested = scenario({
    powers: { usa: { units: { kola: 2 } }, ussr: { units: { kola: 1 } } },
  });
  contested.state.assaults.push({ seat: usa, zone: 'kola', how: 'airborne' });
  expect(holdsHome(new Play(contested.game), ussr, 'kola')).toBe(true);
  contested.state.assaults.pop();
  expect(holdsHome(new Play(contested.game), ussr, 'kola')).toBe(false);
});
