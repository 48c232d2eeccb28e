import { useState } from 'react';
import { greyed } from '../look/greyed.ts';
import type { Chart } from '../map/board.ts';
import { CopyLink } from '../online/Seats.tsx';
import { STAGE_NAMES, studyWords, words } from '../words.ts';
import type { ReviewHand } from './Review.tsx';

interface ShareMomentProps {
  readonly hand: ReviewHand;
  readonly link: string;
  /** What the link can do, and what it cannot. */
  readonly carries: string;
  readonly chart: Chart | undefined;
}

type Drawn = 'drawing' | 'saved' | 'failed';

/** Hands on the moment that is shown: its link, and a picture of the board with what happened. */
export function ShareMoment({ hand, link, carries, chart }: ShareMomentProps) {
  const text = studyWords.share;
  const [drawn, setDrawn] = useState<Drawn>();
  const { told, at, table } = hand;
  const { cycle = 0, stage = 0, lines = 0 } = told.moments[at - 1] ?? {};
  const save = async (): Promise<void> => {
    if (chart === undefined) return;
    setDrawn('drawing');
    const title = words.end.review.at(cycle, STAGE_NAMES[stage - 1]);
    try {
      const { savePicture } = await import('./picture.tsx');
      await savePicture({ chart, table, title, line: told.lines[lines - 1], name: `marshall-move-${at}.png` });
      setDrawn('saved');
    } catch {
      setDrawn('failed');
    }
  };
  const why = chart === undefined ? words.map.loading : drawn === 'drawing' ? text.drawing : undefined;
  return (
    <details className="fold share-moment">
      <summary>{text.heading}</summary>
      <CopyLink key={link} label={text.copy} describe={text.link} address={link} />
      <small>{carries}</small>
      <p>
        <button type="button" className="plain" {...greyed(why, () => void save())}>
          {text.picture}
        </button>{' '}
        <span role="status">{drawn === undefined ? '' : text[drawn]}</span>
      </p>
    </details>
  );
}
