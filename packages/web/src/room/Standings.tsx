import type { View } from '@marshall/rules';
import { useState } from 'react';
import { Said } from '../help/Term.tsx';
import { Emblem, Glyph } from '../look/Glyph.tsx';
import { seatInText, seatTitle } from '../session/names.ts';
import type { TableState } from '../session/session.ts';
import { money, standingsWords } from '../words.ts';
import { powerOf } from './facts.ts';
import {
  expansionsIn,
  isCashOpen,
  lastCycle,
  moreThan,
  type Standing,
  standingsOf,
  worthWithCash,
} from './standings.ts';
import { useDismiss } from './use-dismiss.ts';
import './standings.css';

/** Who is ahead and how one wins, in one line that opens to the figures. */
export function Standings({ table, onRules }: { readonly table: TableState; readonly onRules: () => void }) {
  const { view, seat, history, options, reckoned } = table;
  const [open, setOpen] = useState(false);
  const host = useDismiss<HTMLDivElement>(open, () => setOpen(false));
  const standings = standingsOf(view, history, reckoned);
  const [first] = standings;
  const mine = standings.find((each) => each.seat === seat);
  const players = standings.filter(({ rank }) => rank !== undefined).length;
  if (first === undefined) return undefined;
  const text = standingsWords;
  const own = seat === undefined || reckoned !== undefined ? undefined : worthWithCash(view, seat);
  return (
    <div className="standings" ref={host}>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Glyph name="chart" size={12} />
        <span className="unseen">{text.heading}: </span>
        <b>
          {mine === undefined
            ? text.leads(seatTitle(view, first.seat))
            : mine.rank === undefined
              ? text.out
              : text.rankOf(mine.rank, players)}
        </b>
        {(own ?? reckoned) !== undefined && mine?.rank !== undefined && (
          <span className="aim" data-spare="">
            {reckoned === undefined ? text.rankAside : text.rankReckoned}
          </span>
        )}
        <span className="aim" data-spare="">
          {text.win.short(lastCycle(options))}
        </span>
        {view.nuked.length > 0 && (
          <span className="ashes" title={text.ashes(view.nuked.length)}>
            <Glyph name="cloud" size={14} /> {view.nuked.length}
            <span className="unseen">{text.ashes(view.nuked.length)}</span>
          </span>
        )}
      </button>
      {open && (
        <section className="standings-sheet" aria-label={text.heading}>
          <h2 className="eyebrow">{text.heading}</h2>
          <Ranks view={view} standings={standings} mine={mine} />
          <Lead view={view} standings={standings} mine={mine} />
          {own !== undefined && <p>{text.withCash(money(own.all), money(own.cash))}</p>}
          <p className="aside">
            <Said
              text={`${text.counted} ${isCashOpen(view) ? text.cashOpen : reckoned === undefined ? text.cashHidden : text.cashReckoned}`}
            />
          </p>
          {view.nuked.length > 0 && (
            <p className="ashes">
              <Said text={text.ashes(view.nuked.length)} />
            </p>
          )}
          <HowToWin
            last={lastCycle(options)}
            handicap={typeof options?.handicap === 'number' ? options.handicap : undefined}
            expansions={options === undefined ? undefined : expansionsIn(options)}
          />
          <button
            type="button"
            className="text-link"
            onClick={() => {
              setOpen(false);
              onRules();
            }}
          >
            {text.win.rules}
          </button>
        </section>
      )}
    </div>
  );
}

interface RanksProps {
  readonly view: View;
  readonly standings: readonly Standing[];
  readonly mine: Standing | undefined;
}

const Ranks = ({ view, standings, mine }: RanksProps) => (
  <table>
    <thead className="unseen">
      <tr>
        <th scope="col">{standingsWords.heading}</th>
        <th scope="col">{standingsWords.power}</th>
        <th scope="col">{standingsWords.total}</th>
        <th scope="col">{standingsWords.change}</th>
      </tr>
    </thead>
    <tbody>
      {standings.map(({ seat, rank, worth, change }) => {
        const power = powerOf(view, seat);
        return (
          <tr key={seat} className={seat === mine?.seat ? 'you' : ''}>
            <td>{rank === undefined ? standingsWords.out : standingsWords.rank(rank)}</td>
            <th scope="row">
              {power && <Emblem power={power} size={12} />} {seatTitle(view, seat)}
            </th>
            <td>{money(worth)}</td>
            <td>
              <Change by={change} />
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** What a worth has done since the cycle began. */
export function Change({ by }: { readonly by: number | undefined }) {
  if (by === undefined) return undefined;
  if (by === 0) return <span className="change">{standingsWords.same}</span>;
  const said = by > 0 ? standingsWords.up(by) : standingsWords.down(-by);
  return <span className={`change ${by > 0 ? 'up' : 'down'}`}>{said}</span>;
}

/** What the leader has and the reader hasn't; to the leader, how far ahead they are. */
function Lead({ view, standings, mine }: RanksProps) {
  const [first, second] = standings;
  if (first === undefined || mine?.rank === undefined || second?.rank === undefined) return undefined;
  const text = standingsWords;
  if (first.seat === mine.seat)
    return <p>{text.youLead(money(first.worth - second.worth), seatInText(view, second.seat))}</p>;
  const name = seatInText(view, first.seat);
  const by = first.worth - mine.worth;
  const more = moreThan(view, first.seat, mine.seat);
  return (
    <p>
      {by === 0 ? text.level(name) : text.ahead(name, money(by))}{' '}
      {more.length > 0 && <Said text={text.has(name, more)} />}
    </p>
  );
}

interface HowToWinProps {
  readonly last: number | undefined;
  readonly handicap: number | undefined;
  readonly expansions: readonly string[] | undefined;
}

/** The three ways in which a game ends, and what is played with. */
export function HowToWin({ last, handicap, expansions }: HowToWinProps) {
  const { win, expansions: sets } = standingsWords;
  const limits = handicap === undefined ? [] : [win.handicap(handicap)];
  return (
    <>
      <h3 className="eyebrow">{win.heading}</h3>
      <ul>
        {[win.detente(last), win.supremacy, win.coup, ...limits].map((way) => (
          <li key={way}>
            <Said text={way} />
          </li>
        ))}
      </ul>
      {expansions !== undefined && (
        <>
          <h3 className="eyebrow">{sets.heading}</h3>
          {expansions.length === 0 ? (
            <p>{sets.none}</p>
          ) : (
            <ul>
              {expansions.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </>
  );
}
