import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { onPace, recallPace, speedOf } from '../app/pace.ts';
import { Glyph } from '../look/Glyph.tsx';
import { greyed } from '../look/greyed.ts';
import { focus } from '../room/use-keys.ts';
import type { LogLine, MomentFacts, Reviewed, TableState } from '../session/session.ts';
import type { Solo } from '../solo/client.ts';
import { type Cue, createPlayer } from '../theatre/player.ts';
import { Speed } from '../theatre/Speed.tsx';
import { cuesOf, type Theatre } from '../theatre/theatre.ts';
import { STAGE_NAMES, words } from '../words.ts';
import { marksOf } from './marks.ts';
import './review.css';

/** Lines of one moment that are told at once. */
const MOST_LINES = 8;

export interface ReviewHand {
  /** The table as it stood at the moment that is shown. */
  readonly table: TableState;
  readonly told: Reviewed;
  readonly at: number;
  readonly playing: boolean;
  /** Plays what came of the moment that is shown. */
  readonly theatre: Theatre;
  readonly go: (at: number) => void;
  readonly play: (on: boolean) => void;
}

interface Review {
  /** Undefined until the game is open. */
  readonly hand?: ReviewHand;
  /** Why it does not open. */
  readonly no?: string;
}

interface Moment {
  readonly at: number;
  readonly table: TableState;
}

/** Goes through a game moment by moment. `file` is that of a game played elsewhere. */
export function useReview(
  ask: Solo['ask'],
  table: TableState,
  from: 'beginning' | 'end' | number | undefined,
  file: (() => Promise<string>) | undefined,
): Review {
  const [told, setTold] = useState<Reviewed>();
  const [no, setNo] = useState<string>();
  const [at, setAt] = useState(1);
  const [playing, setPlaying] = useState(false);
  const [moment, setMoment] = useState<Moment>();
  const theatre = useReviewTheatre(told, moment);
  const { player } = theatre;
  useEffect(() => {
    setTold(undefined);
    setMoment(undefined);
    setPlaying(false);
    setNo(undefined);
    player.clear();
    if (from === undefined) return;
    let current = true;
    opened(ask, file).then(
      (found) => {
        if (!current) return;
        setTold(found);
        const last = found.moments.length;
        setAt(from === 'end' ? last : from === 'beginning' ? 1 : Math.min(Math.max(1, from), last));
      },
      (error: Error) => current && setNo(error.message),
    );
    return () => {
      current = false;
    };
  }, [ask, from, file, player]);
  const stood = useRef<Moment>(undefined);
  const live = useRef(table);
  live.current = table;
  useEffect(() => {
    if (told === undefined) return;
    let current = true;
    ask({ do: 'moment', at }).then(
      (facts) => {
        if (!current || facts === undefined) return;
        const next = { at, table: tableAt(live.current, told, at, facts) };
        const before = stood.current;
        stood.current = next;
        setMoment(next);
        // What a moment brings is played from the table before it, if that is the one that was shown.
        if (before?.at === at - 1) player.hear(cuesAt(told, at, before.table, next.table));
      },
      (error: Error) => current && setNo(error.message),
    );
    return () => {
      current = false;
    };
  }, [ask, told, at, player]);
  const last = told?.moments.length ?? 0;
  const shown = moment?.at;
  /** What is cleared because somebody stops is not followed by the next moment. */
  const stops = useRef(false);
  useEffect(() => {
    if (!playing || shown !== at) return;
    // The next moment comes when this one has been played; one that shows nothing takes no time.
    const goOn = (): void => {
      if (stops.current || player.state().cue !== undefined) return;
      if (at < last) setAt(at + 1);
      else setPlaying(false);
    };
    const stop = player.subscribe(goOn);
    goOn();
    return stop;
  }, [playing, shown, at, last, player]);
  if (no !== undefined) return { no };
  if (from === undefined || told === undefined || moment === undefined) return {};
  const hand: ReviewHand = {
    table: moment.table,
    told,
    at,
    playing,
    theatre,
    go: (next) => {
      stops.current = true;
      setPlaying(false);
      player.clear();
      setAt(Math.min(Math.max(1, next), last));
    },
    play: (on) => {
      if (on && at === last) setAt(1);
      stops.current = !on;
      if (!on) player.clear();
      setPlaying(on);
    },
  };
  return { hand };
}

/** A player that goes through the game; at once would show nothing, so it is as quick as it can be seen. */
function useReviewTheatre(told: Reviewed | undefined, moment: Moment | undefined): Theatre {
  const [player] = useState(() => createPlayer());
  useEffect(() => {
    const pace = (): void => player.setSpeed(speedOf(recallPace()) || AT_ONCE);
    pace();
    return onPace(pace);
  }, [player]);
  return {
    player,
    show: (lines) => {
      if (told !== undefined && moment !== undefined) player.play(cuesOfLines(lines, moment.table, moment.table));
    },
  };
}

const AT_ONCE = 8;

/** What came of one moment. */
function cuesAt({ lines, moments }: Reviewed, at: number, before: TableState, after: TableState): readonly Cue[] {
  return cuesOfLines(lines.slice(moments[at - 2]?.lines ?? 0, moments[at - 1]?.lines ?? 0), before, after);
}

/** Told as to somebody who looks on: nothing is held, and everybody is called by name. */
const cuesOfLines = (lines: readonly LogLine[], before: TableState, after: TableState): readonly Cue[] =>
  cuesOf(lines, before, after, undefined);

async function opened(ask: Solo['ask'], file: (() => Promise<string>) | undefined): Promise<Reviewed> {
  const paper = await file?.();
  const found = await ask({ do: 'review', ...(paper === undefined ? {} : { file: paper }) });
  if (found === undefined) throw new Error(words.end.review.unreadable);
  return found;
}

function tableAt(table: TableState, told: Reviewed, at: number, { view, blockades }: MomentFacts): TableState {
  const { chart: _, ...rest } = table;
  const log = told.lines.slice(0, told.moments[at - 1]?.lines ?? 0);
  // A cycle is told once, as it began; the last may be told again as it ended.
  const history = table.history.filter(({ cycle }, i) => cycle <= view.cycle && table.history[i - 1]?.cycle !== cycle);
  return { ...rest, view, blockades, asked: undefined, offers: [], log, since: log.length, mayUndo: false, history };
}

interface ReviewPanelProps {
  readonly hand: ReviewHand;
  /** How many lines of the game have been shown, while a moment is played. */
  readonly shown: number;
  /** Opens a new game at this moment; a sentence if it cannot. */
  readonly onFork: (at: number) => Promise<string | undefined>;
  readonly onBack: () => void;
  /** How the moment is handed on, and tried otherwise. */
  readonly share?: ReactNode;
  readonly whatIf?: ReactNode;
}

/** The moment that is shown, with what came of it, a way to every other one, and a new game from here. */
export function ReviewPanel({ hand, shown, onFork, onBack, share, whatIf }: ReviewPanelProps) {
  const { told, at, playing, go, play } = hand;
  const text = words.end.review;
  const [no, setNo] = useState<string>();
  const [forking, setForking] = useState(false);
  const fork = async (): Promise<void> => {
    setForking(true);
    setNo(await onFork(at));
    setForking(false);
  };
  const last = told.moments.length;
  const marks = useMemo(() => marksOf(told), [told]);
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
            <Glyph name="previous" />
          </button>
          <button type="button" className="plain" aria-label={text.back} {...greyed(atFirst, () => go(at - 1))}>
            <Glyph name="backwards" />
          </button>
          <button type="button" className="filled" onClick={() => play(!playing)}>
            {playing ? text.stop : text.play}
          </button>
          <button type="button" className="plain" aria-label={text.next} {...greyed(atLast, () => go(at + 1))}>
            <Glyph name="play" />
          </button>
          <button type="button" className="plain" aria-label={text.last} {...greyed(atLast, () => go(last))}>
            <Glyph name="next" />
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
          <span className="review-marks" aria-hidden="true">
            {marks.map(({ at: moment, kind, text: about }) => (
              <i
                key={`${moment} ${kind}`}
                className={kind}
                title={about}
                style={{ left: `${last < 2 ? 0 : ((moment - 1) / (last - 1)) * 100}%` }}
              />
            ))}
          </span>
        </label>
        <div className="review-jump">
          <label>
            <span>{text.jump}</span>
            <select value="" onChange={(event) => go(Number(event.target.value))}>
              <option value="">{text.choose}</option>
              {marks.map(({ at: moment, kind, text: about }) => (
                <option key={`${moment} ${kind}`} value={moment}>
                  {about}
                </option>
              ))}
            </select>
          </label>
          <Speed />
        </div>
        <ul className="just-now">
          {told.lines.slice(Math.max(before, lines - MOST_LINES), Math.min(lines, shown)).map(({ n, text: line }) => (
            <li key={n}>{line}</li>
          ))}
        </ul>
        {whatIf}
        {share}
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
