// What a position asks, and what an answer to it is called and worth, in words.
import type { Position, PositionKind, Verdict } from '@marshall/bots/positions';
import type { Command } from '@marshall/rules';
import { decimal, perCent } from '../decimals.ts';
import { lessonWords } from '../lessons/words.ts';
import { goodsCount, zoneTitle } from '../session/names.ts';
import { unitCount } from '../session/units.ts';
import { list, money, POWER_NAMES } from '../words.ts';

const text = lessonWords.positions;

/** `97.2%`, `$11,400M` */
export const figure = (kind: PositionKind, worth: number): string =>
  kind === 'sell' ? money(Math.round(worth)) : perCent(decimal(100 * worth));

/** `Attack: Peru – Brazil, 2 armies` */
export function sayAnswer(command: Command): string {
  switch (command.type) {
    case 'attack':
      return text.answers.attack(
        `${zoneTitle(command.from)} \u2013 ${zoneTitle(command.to)}`,
        list(Object.entries(command.units).map(([kind, number]) => unitCount(kind, number ?? 0))),
      );
    case 'build':
      return text.answers.build(unitCount(command.kind, command.number), zoneTitle(command.zone));
    case 'sell':
      return text.answers.sell(goodsCount(command.units, command.resource));
    case 'launch':
      return text.answers.launch(list(Object.keys(command.targets).map(zoneTitle)));
    case 'shoot':
      return text.answers.shoot(zoneTitle(command.at));
    default:
      return text.answers.nothing;
  }
}

/** What the figures mean. */
export const sayMeasure = ({ kind }: Position, { rival }: Verdict): string =>
  kind === 'sell' ? text.measures.sell(rival === undefined ? '' : POWER_NAMES[rival].inText) : text.measures[kind];

/** Why the answer is right, or what would have been better, with figures. */
export function sayVerdict(position: Position, { right, worth }: Verdict): string {
  const { kind, next, answer, worth: best } = position;
  return right
    ? text.right(figure(kind, worth), figure(kind, next))
    : text.wrong(figure(kind, worth), sayAnswer(answer), figure(kind, best));
}
