import { priceAt, RESOURCES, type Seat } from '@marshall/rules';
import { Emblem } from '../look/Glyph.tsx';
import { powerOf } from '../room/facts.ts';
import { seatTitle } from '../session/names.ts';
import type { TableState } from '../session/session.ts';
import { list, money, RESOURCE_NAMES, words } from '../words.ts';
import { type Curve, Curves } from './Curves.tsx';
import { luckOf } from './luck.ts';
import './end.css';

interface EndPanelProps {
  readonly table: TableState;
  readonly onAgain: () => void;
}

/** How the game ended: winners, the final table, figures over the cycles, and the luck of the dice. */
export function EndPanel({ table, onAgain }: EndPanelProps) {
  const { view, history } = table;
  const { ended } = view;
  if (ended === undefined) return undefined;
  const text = words.end;
  const winners = ended.winners.map((seat) => seatTitle(view, seat));
  const title = winners.length === 0 ? text.nobody : text.wins(list(winners), winners.length > 1);
  return (
    <section className="moment end" aria-label={text.heading} data-kind="ended">
      <div className="moment-body">
        <span className="eyebrow">{words.top.ended}</span>
        <h2>{text.won(title, text.how[ended.how] ?? ended.how)}</h2>
        <FinalTable table={table} />
        <Curves title={text.wealth} curves={bySeat(table, 'wealth')} say={money} />
        <Curves title={text.territories} curves={bySeat(table, 'territories')} say={String} />
        <Curves
          title={text.market}
          curves={RESOURCES.map(
            (resource): Curve => ({
              name: RESOURCE_NAMES[resource],
              colour: `var(--${resource})`,
              values: history.map(({ spots }) => priceAt(spots[resource])),
            }),
          )}
          say={money}
        />
        <Luck table={table} />
      </div>
      <div className="moment-foot">
        <div className="go">
          <button type="button" className="plain" onClick={onAgain}>
            {text.again}
          </button>
        </div>
      </div>
    </section>
  );
}

const PARTS = ['cash', 'supplies', 'companies', 'units', 'nukes', 'lStars', 'debts'] as const;

function FinalTable({ table: { view } }: { readonly table: TableState }) {
  const text = words.end;
  const rows = (view.ended?.table ?? []).toSorted((a, b) => b.wealth.total - a.wealth.total);
  return (
    <div className="wide-table">
      <table>
        <caption className="eyebrow">{text.table}</caption>
        <thead>
          <tr>
            <th scope="col">{text.power}</th>
            <th scope="col">{text.parts.total}</th>
            <th scope="col">{text.rank}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {text.parts[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, wealth, rank }) => {
            const power = powerOf(view, seat);
            return (
              <tr key={seat} className={view.ended?.winners.includes(seat) ? 'won' : ''}>
                <th scope="row">
                  {power && <Emblem power={power} size={12} />} {seatTitle(view, seat)}
                </th>
                <td>
                  <b>{money(wealth.total)}</b>
                </td>
                <td>{rank === undefined ? '' : text.stars(rank)}</td>
                {PARTS.map((part) => (
                  <td key={part}>{wealth[part] === 0 ? '' : money(wealth[part])}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Luck({ table }: { readonly table: TableState }) {
  const text = words.end;
  const rows = luckOf(table.log);
  if (rows.length === 0) return undefined;
  return (
    <div className="wide-table">
      <table>
        <caption className="eyebrow">
          {text.luck}
          <small>{text.luckAbout}</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">{text.power}</th>
            <th scope="col">{text.dice}</th>
            <th scope="col">{text.rolled}</th>
            <th scope="col">{text.expected}</th>
            <th scope="col">{text.difference}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, dice, rolled, expected }) => (
            <tr key={seat}>
              <th scope="row">{seatTitle(table.view, seat)}</th>
              <td>{dice}</td>
              <td>{rolled}</td>
              <td>{expected.toFixed(1)}</td>
              <td>{`${rolled >= expected ? '+' : '\u2212'}${Math.abs(rolled - expected).toFixed(1)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function bySeat({ view, history }: TableState, what: 'wealth' | 'territories'): Curve[] {
  return view.order.flatMap((seat: Seat) => {
    const power = powerOf(view, seat);
    if (power === undefined) return [];
    const values = history.map((facts) => facts[what]?.[seat] ?? 0);
    return [{ name: seatTitle(view, seat), colour: `color-mix(in oklab, var(--${power}) 80%, var(--ink))`, values }];
  });
}
