import { useEffect, useRef, useState } from 'react';
import { greyed } from '../look/greyed.ts';
import { focus } from '../room/use-keys.ts';
import type { MomentFacts, Reviewed, TableState } from '../session/session.ts';
import type { Solo } from '../solo/client.ts';
import { STAGE_NAMES, words } from '../words.ts';
import './review.css';

/** How long each moment shows while a game is played back. */
const PACE = 900;
/** Lines of one moment that are told at once. */
const MOST_LINES = 8;

export interface ReviewHand {
  /** The table as it stood at the moment that is shown. */
  readonly table: TableState;
  readonly told: Reviewed;
  readonly at: number;
  readonly playing: boolean;
  readonly go: (at: number) => void;
  readonly play: (on: boolean) => void;
}

interface Review {
  /** Undefined until the game is open. */
  readonly hand?: ReviewHand;
  /** Why it does not open. */
  readonly no?: string;
}

/** Goes through a game moment by moment. `file` is that of a game played elsewhere. */
export function useReview(
  ask: Solo['ask'],
  table: TableState,
  from: 'beginning' | 'end' | undefined,
  file: (() => Promise<string>) | undefined,
): Review {
  const [told, setTold] = useState<Reviewed>();
  const [no, setNo] = useState<string>();
  const [at, setAt] = useState(1);
  const [playing, setPlaying] = useState(false);
  const [moment, setMoment] = useState<{ readonly at: number; readonly facts: MomentFacts }>();
  useEffect(() => {
    setTold(undefined);
    setMoment(undefined);
    setPlaying(false);
    setNo(undefined);
    if (from === undefined) return;
    let current = true;
    opened(ask, file).then(
      (found) => {
        if (!current) return;
        setTold(found);
        setAt(from === 'end' ? found.moments.length : 1);
      },
      (error: Error) => current && setNo(error.message),
    );
    return () => {
      current = false;
    };
  }, [ask, from, file]);
  useEffect(() => {
    if (told === undefined) return;
    let current = true;
    ask({ do: 'moment', at }).then(
      (facts) => current && facts !== undefined && setMoment({ at, facts }),
      (error: Error) => current && setNo(error.message),
    );
    return () => {
      current = false;
    };
  }, [ask, told, at]);
  const last = told?.moments.length ?? 0;
  const shown = moment?.at;
  useEffect(() => {
    // The next moment comes when this one has been seen.
    if (!playing || shown !== at) return;
    const timer = window.setTimeout(() => (at < last ? setAt(at + 1) : setPlaying(false)), PACE);
    return () => window.clearTimeout(timer);
  }, [playing, shown, at, last]);
  if (no !== undefined) return { no };
  if (from === undefined || told === undefined || moment === undefined) return {};
  const hand: ReviewHand = {
    table: tableAt(table, told, moment.at, moment.facts),
    told,
    at,
    playing,
    go: (next) => {
      setPlaying(false);
      setAt(Math.min(Math.max(1, next), last));
    },
    play: (on) => {
      if (on && at === last) setAt(1);
      setPlaying(on);
    },
  };
  return { hand };
}

async function opened(ask: Solo['ask'], file: (() => Promise<string>) | undefined): Promise<Reviewed> {
  const paper = await file?.();
  const found = await ask({ do: 'review', ...(paper === undefined ? {} : { file: paper }) });
  if (found === undefined) throw new Error(words.end.review.unreadable);
  return found;
}

function tableAt(table: TableState, told: Reviewed, at: number, { view, blockades }: MomentFacts): TableState {
  const { chart: _, ...rest } = table;
  const log = told.lines.slice(0, told.moments[at - 1]?.lines ?? 0);
  const history = table.history.filter(({ cycle }) => cycle < view.cycle);
  return { ...rest, view, blockades, asked: undefined, offers: [], log, since: log.length, mayUndo: false, history };
}

interface ReviewPanelProps {
  readonly hand: ReviewHand;
  /** Opens a new game at this moment; a sentence if it cannot. */
  readonly onFork: (at: number) => Promise<string | undefined>;
  readonly onBack: () => void;
}

/** The moment that is shown, with what came of it, a way to every other one, and a new game from here. */
export function ReviewPanel({ hand: { told, at, playing, go, play }, onFork, onBack }: ReviewPanelProps) {
  const text = words.end.review;
  const [no, setNo] = useState<string>();
  const [forking, setForking] = useState(false);
  const fork = async (): Promise<void> => {
    setForking(true);
    setNo(await onFork(at));
    setForking(false);
  };
  const last = told.moments.length;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { cycle = 0, stage = 0, lines = 0 } = told.moments[at - 1] ?? {};
  const before = told.moments[at - 2]?.lines ?? 0;
  const atFirst = at === 1 ? text.atFirst : undefined;
  const atLast = at === last ? text.atLast : undefined;
  const title = text.at(cycle, STAGE_NAMES[stage - 1]);
  return (
    <section className="moment review" aria-label={text.heading} data-kind="review">
      <div className="moment-body">
        <span className="eyebrow">{text.heading}</span>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <div className="review-controls">
          <button type="button" className="plain" aria-label={text.first} {...greyed(atFirst, () => go(1))}>
            {'|\u25c0\ufe0e'}
          </button>
          <button type="button" className="plain" aria-label={text.back} {...greyed(atFirst, () => go(at - 1))}>
            {'\u25c0\ufe0e'}
          </button>
          <button type="button" className="filled" onClick={() => play(!playing)}>
            {playing ? text.stop : text.play}
          </button>
          <button type="button" className="plain" aria-label={text.next} {...greyed(atLast, () => go(at + 1))}>
            {'\u25b6\ufe0e'}
          </button>
          <button type="button" className="plain" aria-label={text.last} {...greyed(atLast, () => go(last))}>
            {'\u25b6\ufe0e|'}
          </button>
        </div>
        <label className="review-slider">
          <span>
            {title} <output>{text.moment(at, last)}</output>
          </span>
          <input
            type="range"
            min={1}
            max={last}
            value={at}
            aria-label={text.slider}
            aria-valuetext={`${title}, ${text.moment(at, last)}`}
            onChange={(event) => go(event.target.valueAsNumber)}
          />
        </label>
        <ul className="just-now">
          {told.lines.slice(Math.max(before, lines - MOST_LINES), lines).map(({ n, text: line }) => (
            <li key={n}>{line}</li>
          ))}
        </ul>
      </div>
      <div className="moment-foot">
        {no && (
          <p className="refusal" role="alert">
            {no}
          </p>
        )}
        <div className="go">
          <button
            type="button"
            className="filled"
            {...greyed(forking ? words.front.starting : undefined, () => void fork())}
          >
            {text.fork}
          </button>
          <button type="button" className="plain" onClick={onBack}>
            {text.leave}
          </button>
        </div>
      </div>
    </section>
  );
}

/** Why the game cannot be gone through, in the place where it would be. */
export function NoReview({ sentence, onBack }: { readonly sentence: string; readonly onBack: () => void }) {
  const text = words.end.review;
  useEffect(() => focus('.moment h2'), []);
  return (
    <section className="moment review" aria-label={text.heading} data-kind="review">
      <div className="moment-body">
        <span className="eyebrow">{text.heading}</span>
        <h2 tabIndex={-1}>{text.closed}</h2>
      </div>
      <div className="moment-foot">
        <p className="refusal" role="alert">
          {sentence}
        </p>
        <div className="go">
          <button type="button" className="filled" onClick={onBack}>
            {text.leave}
          </button>
        </div>
      </div>
    </section>
  );
}
