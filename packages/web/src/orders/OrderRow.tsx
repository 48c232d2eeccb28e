import {
  DEFAULT_OPTIONS,
  PRICE_TRACK,
  RANKED,
  type Ranked,
  type Reply,
  rankedAfter,
  ranksIn,
  repliesIn,
  type StandingOrder,
  seat as seatOf,
  type Topic,
  ZONES,
  type Zone,
} from '@marshall/rules';
import { useId } from 'react';
import { seatInText, zoneInText } from '../session/names.ts';
import type { TableState } from '../session/session.ts';
import { money, orderWords } from '../words.ts';
import { partsOf, rankWords, replyWords, type Slot, type Subject, termsOf } from './rows.ts';

interface OrderRowProps {
  readonly subject: Subject;
  readonly on: boolean;
  /** Undefined where nothing can be chosen. */
  readonly order: StandingOrder | undefined;
  readonly table: TableState;
  readonly note: string | undefined;
  readonly onTurn: (on: boolean) => void;
  readonly onOrder: (order: StandingOrder) => void;
}

/** One order: a switch, and a sentence with what can be chosen in it. */
export function OrderRow({ subject, on, order, table, note, onTurn, onOrder }: OrderRowProps) {
  const sentence = useId();
  return (
    <li className={`order ${on ? 'on' : ''}`} data-order={subject}>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-labelledby={sentence}
        title={on ? orderWords.on : orderWords.off}
        onClick={() => onTurn(!on)}
      >
        <span aria-hidden="true" />
      </button>
      <p id={sentence}>
        {partsOf(subject, order).map((part) =>
          'text' in part || order === undefined || subject === 'pay' ? (
            <span key={'text' in part ? part.text : part.slot}>{'text' in part ? part.text : ''}</span>
          ) : (
            <Choice key={part.slot} slot={part.slot} topic={subject} order={order} table={table} onOrder={onOrder} />
          ),
        )}
        {note !== undefined && <small>{note}</small>}
      </p>
    </li>
  );
}

interface ChoiceProps {
  readonly slot: Slot;
  readonly topic: Topic;
  readonly order: StandingOrder;
  readonly table: TableState;
  readonly onOrder: (order: StandingOrder) => void;
}

/** A small control in an order's sentence. */
function Choice({ slot, topic, order, table, onOrder }: ChoiceProps) {
  const values = valuesOf(slot, topic, order, table);
  const value = String(order[slot] ?? ANYBODY);
  if (values.length < 2) return <b>{sayPart(slot, topic, order, table)}</b>;
  return (
    <select
      aria-label={orderWords.controls[slot]}
      value={value}
      onChange={(event) => onOrder(withValue(slot, topic, order, event.target.value, table))}
    >
      {values.map((each) => (
        <option key={each} value={each}>
          {sayPart(slot, topic, withValue(slot, topic, order, each, table), table)}
        </option>
      ))}
    </select>
  );
}

const ANYBODY = 'anybody';
const MOST = 12;
const OTHERWISE = ['ask', 'bare', 'withdraw'] as const;

function valuesOf(
  slot: Slot,
  topic: Topic,
  { reply, second }: StandingOrder,
  { view, seat, options = DEFAULT_OPTIONS }: TableState,
): readonly string[] {
  switch (slot) {
    case 'reply':
      return repliesIn(options, topic);
    case 'second':
      return rankedAfter(options, [reply]);
    case 'third':
      return rankedAfter(options, [reply, second]);
    case 'otherwise':
      return OTHERWISE;
    case 'price':
      return PRICE_TRACK.map(String);
    case 'where':
      return [...ZONES].sort((a, b) => zoneInText(a).localeCompare(zoneInText(b)));
    case 'whom':
      return [ANYBODY, ...view.order.filter((other) => other !== seat)];
    default:
      return Array.from({ length: MOST + (slot === 'units' ? 1 : 0) }, (_, i) => String(slot === 'units' ? i : i + 1));
  }
}

function withValue(
  slot: Slot,
  topic: Topic,
  order: StandingOrder,
  value: string,
  { options = DEFAULT_OPTIONS }: TableState,
): StandingOrder {
  const { whom: _, ...rest } = order;
  switch (slot) {
    case 'reply': {
      // The values are the replies of the topic.
      const reply = value as Reply;
      return {
        reply,
        ...termsOf(topic, reply, options),
        ...(order.price === undefined ? {} : { price: order.price, units: order.units ?? 0 }),
      };
    }
    case 'second': {
      const { third: __, ...others } = order;
      const second = rankOf(value);
      // Where two kinds are left after it, one of them can be named.
      return { ...others, second, ...(second !== 'most' && ranksIn(options).length > 3 ? { third: 'most' } : {}) };
    }
    case 'third':
      return { ...order, third: rankOf(value) };
    case 'whom':
      return value === ANYBODY ? rest : { ...rest, whom: seatOf(value) };
    case 'otherwise':
      return { ...order, otherwise: OTHERWISE.find((each) => each === value) ?? 'ask' };
    case 'where':
      return { ...order, where: value as Zone };
    default:
      return { ...order, [slot]: Number(value) };
  }
}

const rankOf = (value: string): Ranked | 'most' => RANKED.find((kind) => kind === value) ?? 'most';

/** What stands in a part of an order's sentence, in words. */
export function sayPart(slot: Slot, topic: Topic, order: StandingOrder, { view }: TableState): string {
  switch (slot) {
    case 'reply':
      return replyWords(topic, order.reply);
    case 'second':
    case 'third':
      return rankWords(topic, order[slot] ?? 'most');
    case 'otherwise':
      return orderWords.otherwise[order.otherwise ?? 'ask'];
    case 'price':
      return money(order.price ?? 0);
    case 'where':
      return order.where === undefined ? '' : orderWords.where(zoneInText(order.where));
    case 'whom':
      return order.whom === undefined ? orderWords.anyone : orderWords.whom(seatInText(view, order.whom));
    default:
      return String(order[slot] ?? 0);
  }
}
