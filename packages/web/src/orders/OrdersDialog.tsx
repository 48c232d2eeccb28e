import { DEFAULT_OPTIONS, type StandingOrder, type Topic } from '@marshall/rules';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Draft, Session, TableState } from '../session/session.ts';
import { orderWords } from '../words.ts';
import { Deeds } from './Deeds.tsx';
import { OrderRow } from './OrderRow.tsx';
import { answersIn, commandFor, deedsIn, groupsIn, orderOn, type Subject, termsOf } from './rows.ts';
import './orders.css';

interface OrdersDialogProps {
  readonly table: TableState;
  readonly session: Session;
  readonly onClose: () => void;
}

/** All standing orders of a seat: a sentence each, on or off, and what they did. */
export function OrdersDialog({ table, session, onClose }: OrdersDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [said, setSaid] = useState<{ readonly no: boolean; readonly text: string }>();
  const [drafts, setDrafts] = useState<Readonly<Partial<Record<Topic, StandingOrder>>>>({});
  const { view, log, seat, options = DEFAULT_OPTIONS } = table;
  const given = view.standingOrders;
  const deeds = useMemo(() => deedsIn(log), [log]);
  const last = view.cycle > 1 ? view.cycle - 1 : view.cycle;
  const answered = useMemo(() => answersIn(log, seat ?? '', last), [log, seat, last]);
  const send = (command: Draft, on: boolean): void => {
    session.send(command).then(
      (no) =>
        setSaid(
          no === undefined
            ? { no: false, text: on ? orderWords.sealed : orderWords.switchedOff }
            : { no: true, text: no.sentence },
        ),
      (error: Error) => setSaid({ no: true, text: error.message }),
    );
  };
  const isOn = (subject: Subject): boolean =>
    subject === 'pay' ? given?.pay === true : given?.standing?.[subject] !== undefined;
  const turn = (subject: Subject, on: boolean): void => {
    if (subject === 'pay') send({ type: 'pay-always', on }, on);
    else send(commandFor(subject, on ? orderFor(subject) : undefined) as Draft, on);
  };
  const orderFor = (topic: Topic): StandingOrder => {
    const order = given?.standing?.[topic] ?? drafts[topic] ?? orderOn(view, options, topic);
    return { ...termsOf(topic, order.reply, options), ...order };
  };
  const change = (topic: Topic, order: StandingOrder): void => {
    setDrafts((old) => ({ ...old, [topic]: order }));
    if (isOn(topic)) send(commandFor(topic, order) as Draft, true);
  };
  return (
    <dialog ref={dialog} className="standing-orders" aria-label={orderWords.heading} onClose={onClose}>
      <header>
        <h2>{orderWords.heading}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={orderWords.close}
          onClick={() => dialog.current?.close()}
        >
          {'\u00d7'}
        </button>
      </header>
      <p className="about">{orderWords.about}</p>
      <p className={said?.no ? 'refusal' : 'said-so'} role={said?.no ? 'alert' : 'status'}>
        {said?.text}
      </p>
      <Deeds deeds={deeds} table={table} />
      {groupsIn(options).map(([group, subjects]) => {
        const on = subjects.filter(isOn).length;
        return (
          <details key={group} className="order-group" open={on > 0 || SIMPLE.has(group)}>
            <summary>
              <h3>{orderWords.groups[group]}</h3>
              {on > 0 && <span className="count">{on}</span>}
            </summary>
            <ul>
              {subjects.map((subject) => (
                <OrderRow
                  key={subject}
                  subject={subject}
                  on={isOn(subject)}
                  order={subject === 'pay' ? undefined : orderFor(subject)}
                  table={table}
                  note={noteFor(subject, isOn(subject), deeds, answered, last)}
                  onTurn={(next) => turn(subject, next)}
                  onOrder={(order) => subject !== 'pay' && change(subject, order)}
                />
              ))}
            </ul>
          </details>
        );
      })}
    </dialog>
  );
}

/** The groups that lie open for everyone: what most games need. */
const SIMPLE: ReadonlySet<string> = new Set(['bids', 'attacked']);

/** What an order did in the last cycle, or would have done if it had been on. */
function noteFor(
  subject: Subject,
  on: boolean,
  deeds: ReturnType<typeof deedsIn>,
  answered: ReturnType<typeof answersIn>,
  cycle: number,
): string | undefined {
  if (cycle === 0) return undefined;
  const times = deeds.filter((deed) => deed.about === subject && deed.cycle === cycle).length;
  if (times > 0) return orderWords.did.times(times, cycle);
  const asked = answered.get(subject) ?? 0;
  if (!on) return asked > 0 ? orderWords.did.asked(asked, cycle) : undefined;
  return orderWords.did.unused(cycle);
}
