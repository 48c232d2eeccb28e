import { priceAt, RESOURCES, type Seat } from '@marshall/rules';
import { useState } from 'react';
import { decimal } from '../decimals.ts';
import { Said } from '../help/Term.tsx';
import { Emblem, Glyph } from '../look/Glyph.tsx';
import type { Chart } from '../map/board.ts';
import { powerOf } from '../room/facts.ts';
import { seatTitle } from '../session/names.ts';
import type { TableState } from '../session/session.ts';
import type { Solo } from '../solo/client.ts';
import { analysisWords, money, POWER_NAMES, RESOURCE_NAMES, words } from '../words.ts';
import { Analysis } from './Analysis.tsx';
import { type Curve, Curves, DASHES, lineColour } from './Curves.tsx';
import { luckOf } from './luck.ts';
import { PARTS } from './parts.ts';
import { Story } from './Story.tsx';
import { SCROLLS } from './scrolls.ts';

interface ReportProps {
  readonly table: TableState;
  readonly ask: Solo['ask'];
  readonly chart: Chart | undefined;
  readonly file: (() => Promise<string>) | undefined;
  readonly onClose: () => void;
  /** Leads the replay to a moment. */
  readonly onShow: (at: number) => void;
}

const TABS = ['story', 'figures', 'analysis'] as const;

/** The whole game: what turned it on the map; and the final table, wealth, territories and market over the cycles, and the luck of the dice. */
export function Report({ table, ask, chart, file, onClose, onShow }: ReportProps) {
  const { history } = table;
  const text = words.end;
  const [tab, setTab] = useState<(typeof TABS)[number]>('story');
  const titles = { story: text.story.heading, figures: text.report, analysis: analysisWords.tab };
  return (
    <section className="report" aria-label={text.report}>
      <header>
        <div className="report-tabs" role="tablist" aria-label={text.heading}>
          {TABS.map((name) => (
            <button key={name} type="button" role="tab" aria-selected={tab === name} onClick={() => setTab(name)}>
              {titles[name]}
            </button>
          ))}
        </div>
        <button type="button" className="icon-button" aria-label={text.look} onClick={onClose}>
          {'\u00d7'}
        </button>
      </header>
      {tab === 'story' ? (
        <div className="report-body tells">
          <Story ask={ask} chart={chart} file={file} view={table.view} />
        </div>
      ) : tab === 'analysis' ? (
        <div className="report-body" {...SCROLLS}>
          <Analysis table={table} ask={ask} file={file} onShow={onShow} />
        </div>
      ) : (
        <div className="report-body" {...SCROLLS}>
          <FinalTable table={table} />
          <div className="report-curves">
            <Curves title={text.wealth} curves={bySeat(table, 'wealth')} say={money} />
            <Curves title={text.territories} curves={bySeat(table, 'territories')} say={String} />
            <Curves
              title={text.market}
              curves={RESOURCES.map(
                (resource, i): Curve => ({
                  name: RESOURCE_NAMES[resource],
                  code: RESOURCE_NAMES[resource],
                  colour: `var(--${resource})`,
                  ...(DASHES[i] === undefined ? {} : { dash: DASHES[i] }),
                  sign: <Glyph name={resource} size={12} />,
                  values: history.map(({ spots }) => priceAt(spots[resource])),
                }),
              )}
              say={money}
            />
            <Luck table={table} />
          </div>
        </div>
      )}
    </section>
  );
}

function FinalTable({ table: { view, seat: own } }: { readonly table: TableState }) {
  const text = words.end;
  const rows = (view.ended?.table ?? []).toSorted((a, b) => b.wealth.total - a.wealth.total);
  const most = Math.max(1, ...rows.map(({ wealth }) => wealth.total));
  const parts = PARTS.filter((part) => rows.some(({ wealth }) => wealth[part] !== 0));
  return (
    <div className="wide-table" {...SCROLLS}>
      <table>
        <caption className="eyebrow">{text.table}</caption>
        <thead>
          <tr>
            <th scope="col">{text.power}</th>
            <th scope="col">{text.rank}</th>
            {parts.map((part) => (
              <th key={part} scope="col">
                <Said text={text.parts[part]} />
              </th>
            ))}
            <th scope="col" colSpan={2}>
              <Said text={text.parts.total} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, wealth, rank }, i) => {
            const power = powerOf(view, seat);
            return (
              <tr
                key={seat}
                className={`${view.ended?.winners.includes(seat) ? 'won' : ''} ${seat === own ? 'mine' : ''}`}
              >
                <th scope="row">
                  {power && <Emblem power={power} size={14} />} {seatTitle(view, seat)}
                </th>
                <td>{rank === undefined ? i + 1 : `${i + 1}, ${text.stars(rank)}`}</td>
                {parts.map((part) => (
                  <td key={part}>{wealth[part] === 0 ? '\u2013' : money(wealth[part])}</td>
                ))}
                <td className="total">{money(wealth.total)}</td>
                <td className="bar" aria-hidden="true">
                  <i
                    style={{
                      width: `${(100 * Math.max(0, wealth.total)) / most}%`,
                      background: power === undefined ? 'var(--ink2)' : lineColour(power),
                    }}
                  />
                </td>
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
  const most = Math.max(1, ...rows.map(({ rolled, expected }) => Math.abs(rolled - expected)));
  return (
    <div className="wide-table luck" {...SCROLLS}>
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
            <th scope="col" colSpan={2}>
              {text.difference}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, dice, rolled, expected }) => {
            const luck = rolled - expected;
            const power = powerOf(table.view, seat);
            return (
              <tr key={seat}>
                <th scope="row">
                  {power && <Emblem power={power} size={14} />} {seatTitle(table.view, seat)}
                </th>
                <td>{dice}</td>
                <td>{rolled}</td>
                <td>{decimal(expected)}</td>
                <td className="total">{`${luck >= 0 ? '+' : '\u2212'}${decimal(Math.abs(luck))}`}</td>
                <td className="swing" aria-hidden="true">
                  <i className={luck >= 0 ? 'good' : 'bad'} style={{ width: `${(50 * Math.abs(luck)) / most}%` }} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function bySeat({ view, history }: TableState, what: 'wealth' | 'territories'): Curve[] {
  const known = history.filter((facts) => facts[what] !== undefined);
  return view.order.flatMap((seat: Seat, i) => {
    const power = powerOf(view, seat);
    if (power === undefined) return [];
    return [
      {
        name: seatTitle(view, seat),
        code: POWER_NAMES[power].code,
        colour: lineColour(power),
        ...(DASHES[i] === undefined ? {} : { dash: DASHES[i] }),
        sign: <Emblem power={power} size={12} />,
        values: known.map((facts) => facts[what]?.[seat] ?? 0),
      },
    ];
  });
}
