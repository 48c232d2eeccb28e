// Where one unit fights one, an answer after the dice is the last one unless it says otherwise: nobody else hears what it says.
import { expect, test } from 'vitest';
import type { Command } from '../game.ts';
import { Play } from '../referee/play.ts';
import { redact, type Viewer } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { playSilently, scenario } from '../testing/index.ts';
import { anyBattle, isDuel } from './battle.ts';

const set = { grain: 6, oil: 6, minerals: 6 };

function duel(attackers = 1) {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      usa: { units: { romania: attackers, greece: 3 }, ...set },
      ussr: { units: { russia: 1, kazakh: 3 }, ...set },
      china: { units: { mongolia: 1 } },
    },
    bidders: ['usa'],
    dice: [1, 1, 1, 1],
  });
  table.usa.does({ type: 'attack', from: 'romania', to: 'russia', against: 'ussr', units: { army: attackers } });
  playSilently(table.game, () => table.state.question?.kind === 'reinforce');
  return table;
}

const answers: readonly Extract<Command, { type: 'end-reinforcing' | 'reinforce' }>[] = [
  { type: 'end-reinforcing' },
  { type: 'reinforce', to: 'russia', orders: [{ how: 'march', from: 'kazakh', units: { army: 1 } }] },
];

test.each(answers)('X-38 whether a player wants to be asked again is told to nobody else: $type', (answer) => {
  const [plain, again] = [duel(), duel()];
  const told = plain.ussr.does(answer);
  const wished = again.ussr.does({ ...answer, afterwards: 'ask-again' });
  const viewers: readonly Viewer[] = [plain.usa.seat, plain.china.seat, 'spectator'];
  for (const viewer of viewers) {
    const heard = (events: typeof told) => JSON.stringify(events.flatMap((event) => redact(event, viewer) ?? []));
    expect(heard(wished), viewer).toBe(heard(told));
    expect(JSON.stringify(view(again.game, viewer)), viewer).toBe(JSON.stringify(view(plain.game, viewer)));
  }
  // The player themselves sees it.
  expect(JSON.stringify(view(again.game, again.ussr.seat))).not.toBe(JSON.stringify(view(plain.game, plain.ussr.seat)));
});

test('X-38 nor is it told to the other side once that has answered too', () => {
  const views = ([{}, { afterwards: 'ask-again' }] as const).map((said) => {
    const table = duel();
    table.ussr.does({ type: 'end-reinforcing', ...said });
    table.usa.does({ type: 'end-reinforcing' });
    const [usa, ussr] = [table.usa.seat, table.ussr.seat].map((seat) => JSON.stringify(view(table.game, seat)));
    expect(usa).toContain('"heard":["usa"]');
    return { usa, ussr };
  });
  expect(views[1]?.usa).toBe(views[0]?.usa);
  expect(views[1]?.ussr).not.toBe(views[0]?.ussr);
});

test('X-38 a battle knows how many fight how many from its declaration on', () => {
  const [one, two] = [duel(), duel(2)];
  const battles = [one, two].map(({ game }) => anyBattle(new Play(game)));
  expect(battles.map((battle) => battle?.sides)).toEqual([
    { attacker: 1, defender: 1 },
    { attacker: 2, defender: 1 },
  ]);
  expect(battles.map((battle) => battle && isDuel(battle))).toEqual([true, false]);
  expect(isDuel({})).toBe(false);
});

test('X-38 a player who moves in and wants to be asked again can still bring up units; otherwise that was their last word', () => {
  const asked = (afterwards: 'ask' | 'ask-again'): string[] => {
    const table = scenario({
      stage: 4,
      phase: 'attacks',
      powers: {
        usa: { units: { romania: 1, greece: 3 }, ...set },
        ussr: { units: { russia: 1, kazakh: 3 }, ...set },
      },
      bidders: ['usa'],
      dice: [6, 1],
    });
    table.usa.does({ type: 'attack', from: 'romania', to: 'russia', against: 'ussr', units: { army: 1 } });
    playSilently(table.game, () => table.state.question?.kind === 'occupy');
    const march = { how: 'march', from: 'romania', units: { army: 1 } } as const;
    table.usa.does({ type: 'occupy', orders: [march], afterwards });
    const { heard = [] } = anyBattle(new Play(table.game)) ?? {};
    return [...heard];
  };
  expect([asked('ask'), asked('ask-again')]).toEqual([['usa'], []]);
});
