import type { Position, Verdict } from '@marshall/bots/positions';
import { useEffect, useRef } from 'react';
import { lessonWords } from '../lessons/words.ts';
import { Glyph } from '../look/Glyph.tsx';
import { figure, sayAnswer, sayMeasure, sayVerdict } from './said.ts';

const text = lessonWords.positions;

interface AnsweredProps {
  readonly position: Position;
  readonly verdict: Verdict;
  readonly onAgain: () => void;
  readonly onNext: () => void;
  readonly onAll: () => void;
  readonly onPlayOn: () => void;
}

/** Whether the answer was right, why, and what it is worth beside the best one. */
export function Answered({ position, verdict, onAgain, onNext, onAll, onPlayOn }: AnsweredProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { kind, answer, worth, next, found } = position;
  const { right } = verdict;
  return (
    <section className="moment answered" aria-label={text.result} data-kind="answered" data-right={right}>
      <div className="moment-body">
        <span className="eyebrow">{text.kinds[kind]}</span>
        <h2 ref={heading} tabIndex={-1}>
          {right && <Glyph name="check" size={18} />} {right ? text.solvedIt : text.missedIt}
        </h2>
        <p>{sayVerdict(position, verdict)}</p>
        <dl className="answered-figures" aria-label={sayMeasure(position, verdict)}>
          <div className="answered-measure">
            <dt>{sayMeasure(position, verdict)}</dt>
          </div>
          <Row label={text.yours} value={figure(kind, verdict.worth)} share={verdict.worth / (worth || 1)} />
          <Row label={text.best} detail={sayAnswer(answer)} value={figure(kind, worth)} share={1} />
          <Row label={text.second} value={figure(kind, next)} share={next / (worth || 1)} />
        </dl>
        <p className="small">{text.foundBy(found.recruit, found.officer, found.general)}</p>
      </div>
      <div className="moment-foot">
        <div className="go">
          <button type="button" className="filled" onClick={right ? onNext : onAgain}>
            {right ? text.next : text.again}
          </button>
          <button type="button" className="plain" onClick={right ? onAgain : onNext}>
            {right ? text.again : text.next}
          </button>
          <button type="button" className="plain" onClick={onPlayOn}>
            {text.playOn}
          </button>
          <button type="button" className="plain" onClick={onAll}>
            {text.all}
          </button>
        </div>
      </div>
    </section>
  );
}

interface RowProps {
  readonly label: string;
  readonly detail?: string;
  readonly value: string;
  /** Of the best answer. */
  readonly share: number;
}

const Row = ({ label, detail, value, share }: RowProps) => (
  <div>
    <dt>
      {label}
      {detail !== undefined && <small>{detail}</small>}
    </dt>
    <dd>
      <i style={{ '--w': `${Math.round(100 * Math.max(0, Math.min(1, share)))}%` }} />
      <b>{value}</b>
    </dd>
  </div>
);
