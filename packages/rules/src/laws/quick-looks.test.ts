// Quick looks, which say whether anything could stand in the fields of a command, never say no to a command that passes.
import { expect, test } from 'vitest';
import { quickStream } from '../dice/index.ts';
import type { Command } from '../game.ts';
import { emptyDraft } from '../referee/command.ts';
import { accepts } from '../referee/explain.ts';
import { commandDef, perform } from '../referee/perform.ts';
import { Play } from '../referee/play.ts';
import type { Seat } from '../state/seat.ts';
import { randomMove, randomWar, type Table, WARLIKE } from '../testing/index.ts';
import { law, wars } from './law.ts';

const WARS = process.env.MARSHALL_PROOF === '1' ? 300 : 12;
/** Commands of earlier moments that are tried again at each moment. */
const TRIED = 6;

test(`in ${WARS} wars, whatever is accepted is what quick looks and every field by itself let through`, {
  timeout: 3_600_000,
}, () => {
  const passed = new Map<string, number>();
  law(wars, WARS, ({ seed, options }) => {
    const table = randomWar(`quick looks at war ${seed}`, options);
    const stream = quickStream(`players of quick looks at war ${seed}`);
    const earlier: Command[] = [];
    while (table.state.stage === 4 && table.state.ended === undefined) {
      const { seat, command } = randomMove(table.game, stream, WARLIKE);
      if (commandDef(command.type)?.nothing !== undefined) earlier.push(command);
      // What was offered has been looked at already; what another moment offered has not.
      const tried = Array.from(
        { length: Math.min(TRIED, earlier.length) },
        () => earlier[stream.below(earlier.length)],
      );
      for (const again of tried) {
        if (again === undefined || !accepts(table.game, seat, again)) continue;
        passed.set(again.type, (passed.get(again.type) ?? 0) + 1);
        expect(lookedAt(table, seat, again), JSON.stringify(again)).toEqual([]);
      }
      perform(table.game, seat, command);
    }
  });
  for (const type of ['attack', 'reinforce', 'assault-by-sea', 'assault-by-air'])
    expect([type, passed.get(type) ?? 0]).toEqual([type, expect.toSatisfy((times: number) => times > 2)]);
});

/** What the quick looks say against a command, where they do. */
function lookedAt({ game }: Table, seat: Seat, command: Command): unknown[] {
  const play = new Play(game);
  const def = commandDef(command.type);
  const against: unknown[] = [def?.nothing?.(play, seat)];
  const draft = emptyDraft(command.type);
  for (const field of def?.fields ?? []) {
    if (field.applies?.(draft, play, seat) === false) continue;
    const value = command[field.name as keyof Command];
    against.push(field.choice(play, seat, draft).refuse(value as never));
    Object.assign(draft, { [field.name]: value });
  }
  return against.filter((refusal) => refusal !== undefined);
}
