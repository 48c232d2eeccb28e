// Refusals while a game is set up, with and without their obstacle.
import type { Power } from '../../board/index.ts';
import type { Command } from '../../game.ts';
import type { GameOptions } from '../../options.ts';
import { explain } from '../../referee/explain.ts';
import { parseDraft } from '../../referee/parse.ts';
import type { Refusal } from '../../referee/refusal.ts';
import { seat } from '../../state/seat.ts';
import { OpeningTable, plainSetup } from '../opening.ts';
import type { Check } from './obstacle.ts';

type Tried = Readonly<Record<string, unknown>> & { readonly type: string };
export type Opened = () => OpeningTable;

/** What a seat hears that tries something at a table. */
const asks = (opened: Opened, who: string, tries: Tried) => (): Refusal | undefined => {
  const draft = parseDraft(tries);
  return draft.ok ? explain(opened().game, seat(who), draft.value) : draft.refusal;
};
export const row = (
  code: string,
  opened: Opened,
  who: string,
  before: Tried,
  after: Tried,
  later: Opened = opened,
): Check => ({
  code,
  before: asks(opened, who, before),
  after: asks(later, who, after),
});

export const standard =
  (powers: readonly Power[], options: Partial<GameOptions> = {}): Opened =>
  () =>
    new OpeningTable(plainSetup(powers, options, Object.fromEntries(powers.map((power) => [power, power]))));
/** A table on which the default answers have been given to some questions. */
export const past =
  (opened: Opened, ...kinds: readonly string[]): Opened =>
  () => {
    const table = opened();
    for (const kind of kinds) table.everybody(kind);
    return table;
  };
export const played =
  (opened: Opened, ...moves: readonly (readonly [string, Command])[]): Opened =>
  () => {
    const table = opened();
    for (const [who, command] of moves) table.does(who, command);
    return table;
  };
