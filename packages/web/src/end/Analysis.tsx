import { CALIBRATION, type Costly, costOf, type GameReview } from '@marshall/bots/review';
import type { Command, Seat } from '@marshall/rules';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { decimal, perCent } from '../decimals.ts';
import { Emblem } from '../look/Glyph.tsx';
import { causeText } from '../moment/cause-text.ts';
import { tellCommand } from '../moment/say-command.ts';
import { powerOf } from '../room/facts.ts';
import { seatTitle } from '../session/names.ts';
import type { Draft, TableState } from '../session/session.ts';
import type { Solo } from '../solo/client.ts';
import { STAGE_NAMES, suggestWords, analysisWords as text, words } from '../words.ts';
import { analysisOf, beginAnalysis, onAnalysis, recallAnalysis, stopAnalysis } from './analyses.ts';
import { ChanceCurve } from './ChanceCurve.tsx';
import { luckOf } from './luck.ts';
import { SCROLLS } from './scrolls.ts';
import './analysis.css';

interface AnalysisProps {
  readonly table: TableState;
  readonly ask: Solo['ask'];
  /** The file of a game that was played elsewhere. */
  readonly file: (() => Promise<string>) | undefined;
  /** Leads the replay to a moment. */
  readonly onShow: (at: number) => void;
}

/** What the commanders make of the game: everybody's chances, the decisions of a seat that cost most, and what the dice did. */
export function Analysis({ table, ask, file, onShow }: AnalysisProps) {
  const { id, view } = table;
  const [seat, setSeat] = useState<Seat | undefined>(table.seat ?? view.ended?.winners[0] ?? view.order[0]);
  const { reviews, running, why } = useSyncExternalStore(onAnalysis, () => analysisOf(id));
  useEffect(() => recallAnalysis(id), [id]);
  if (seat === undefined) return undefined;
  const review = reviews[seat];
  const begin = (): void => {
    const paper = file?.() ?? Promise.resolve(undefined);
    beginAnalysis(
      id,
      seat,
      paper.then((each) => ask({ do: 'record', ...(each === undefined ? {} : { file: each }) })),
    );
  };
  const mine = running?.seat === seat ? running : undefined;
  const curve = review?.curve ?? running?.curve ?? Object.values(reviews)[0]?.curve;
  return (
    <section className="analysis" aria-label={text.heading}>
      <div className="analysis-head">
        <label>
          <span>{text.whose}</span>
          <select value={seat} onChange={(event) => setSeat(view.order.find((each) => each === event.target.value))}>
            {view.order.map((each) => (
              <option key={each} value={each}>
                {seatTitle(view, each)}
              </option>
            ))}
          </select>
        </label>
        {mine ? (
          <>
            <label className="analysis-progress">
              <progress max={1} value={mine.done} />
              <span role="status">{text.running(perCent(String(Math.floor(100 * mine.done))))}</span>
            </label>
            <button type="button" className="plain" onClick={() => stopAnalysis(id)}>
              {text.stop}
            </button>
          </>
        ) : (
          review === undefined && (
            <button type="button" className="filled" onClick={begin}>
              {text.start}
            </button>
          )
        )}
      </div>
      {review === undefined && <p className="hint">{text.about}</p>}
      {why !== undefined && (
        <p className="refusal" role="alert">
          {why}
        </p>
      )}
      {curve && <ChanceCurve view={view} curve={curve} seat={seat} worst={review?.worst ?? []} />}
      {review && <Result table={table} review={review} onShow={onShow} />}
      <Source />
    </section>
  );
}

interface ResultProps extends Pick<AnalysisProps, 'table' | 'onShow'> {
  readonly review: GameReview;
}

function Result({ table, review, onShow }: ResultProps) {
  const { worst, decisions, otherwise, luck, seat } = review;
  const lost = worst.reduce((sum, each) => sum + costOf(each), 0);
  return (
    <>
      <section className="analysis-worst" aria-label={text.worst}>
        <h3 className="eyebrow">{text.worst}</h3>
        <p>
          {text.summary(decisions, otherwise)} {worst.length > 0 && text.lost(points(lost), worst.length)}{' '}
          {text.dice(signed(luck[seat] ?? 0))}
        </p>
        {worst.length === 0 ? (
          <p>{text.none}</p>
        ) : (
          <ol>
            {worst.map((each, i) => (
              <Decision key={each.index} table={table} decision={each} nth={i + 1} onShow={onShow} />
            ))}
          </ol>
        )}
      </section>
      <LuckAndSkill table={table} review={review} />
    </>
  );
}

interface DecisionProps extends Pick<AnalysisProps, 'table' | 'onShow'> {
  readonly decision: Costly;
  readonly nth: number;
}

function Decision({ table, decision, nth, onShow }: DecisionProps) {
  const { index, cycle, stage, command, better, chance, betterChance, causes } = decision;
  const when = words.end.review.at(cycle, STAGE_NAMES[stage - 1]);
  return (
    <li data-costly={index}>
      <header>
        <b className="nth">{nth}</b>
        <span>{when}</span>
        <b className="cost">{text.cost(points(costOf(decision)))}</b>
        <button type="button" className="plain" aria-label={text.showAbout(when)} onClick={() => onShow(index)}>
          {text.show}
        </button>
      </header>
      <dl>
        <div>
          <dt>{text.played}</dt>
          <dd>
            {sayMove(table, command)} <small>{text.chance(wholePercent(chance))}</small>
          </dd>
        </div>
        <div>
          <dt>{text.better}</dt>
          <dd>
            {better === undefined ? text.nothing : sayMove(table, better)}{' '}
            <small>{text.chance(wholePercent(betterChance))}</small>
          </dd>
        </div>
        {causes.length > 0 && (
          <div>
            <dt>{text.why}</dt>
            <dd>
              {causes.map((cause) => (
                <span key={cause.figure}>{causeText(cause)}</span>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}

// A command is plain data, as a draft is.
const sayMove = ({ view }: TableState, command: Command): string =>
  command.type === 'bid' ? suggestWords.bids(command.cubes) : tellCommand(view, { ...command } as Draft);

function LuckAndSkill({ table: { view, log }, review: { luck, curve } }: Pick<ResultProps, 'table' | 'review'>) {
  const rolled = luckOf(log);
  const [first, last] = [curve[0]?.chances, curve.at(-1)?.chances];
  return (
    <div className="wide-table luck" {...SCROLLS}>
      <table>
        <caption className="eyebrow">
          {text.luck}
          <small>{text.luckAbout}</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.end.power}</th>
            <th scope="col">{text.begin}</th>
            <th scope="col">{text.end}</th>
            <th scope="col">{text.byDice}</th>
            <th scope="col">{text.pips}</th>
          </tr>
        </thead>
        <tbody>
          {view.order.map((seat) => {
            const power = powerOf(view, seat);
            const pips = rolled.find((row) => row.seat === seat);
            return (
              <tr key={seat}>
                <th scope="row">
                  {power && <Emblem power={power} size={14} />} {seatTitle(view, seat)}
                </th>
                <td>{wholePercent(first?.[seat] ?? 0)}</td>
                <td>{wholePercent(last?.[seat] ?? 0)}</td>
                <td className="total">{signed(luck[seat] ?? 0)}</td>
                <td>
                  {pips === undefined ? '\u2013' : text.pipsOf(signedNumber(pips.rolled - pips.expected), pips.dice)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** What the figures are, and how far they can be trusted. */
const Source = () => (
  <details className="fold analysis-source">
    <summary>{text.source.heading}</summary>
    {text.source.paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <div className="wide-table" {...SCROLLS}>
      <table>
        <tbody>
          <tr>
            <th scope="row">{text.source.called}</th>
            {CALIBRATION.map(({ called }) => (
              <td key={called}>{perCent(decimal(called))}</td>
            ))}
          </tr>
          {text.source.won.map((cycles, third) => (
            <tr key={cycles}>
              <th scope="row">{cycles}</th>
              {CALIBRATION.map(({ called, won }) => (
                <td key={called}>{won[third] === undefined ? '\u2013' : perCent(decimal(won[third]))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);

const points = (share: number): string => decimal(100 * share);
const wholePercent = (share: number): string => perCent(String(Math.round(100 * share)));
const signedNumber = (value: number): string => `${value >= 0 ? '+' : '\u2212'}${decimal(Math.abs(value))}`;
const signed = (share: number): string => signedNumber(100 * share);
