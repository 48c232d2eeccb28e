import { STAGE_NAMES, words } from '../words.ts';
import { Glyph } from './Glyph.tsx';

interface StagesProps {
  readonly stage: number;
  readonly over: boolean;
  /** Stages that are not played in this cycle. */
  readonly skipped?: readonly number[];
}

/** The seven stages of a cycle, and how far it has come; what was not played is not ticked. */
export const Stages = ({ stage, over, skipped = [] }: StagesProps) => (
  <ol className="stages" aria-label={words.top.stages}>
    {STAGE_NAMES.map((name, i) => {
      const is = i + 1 < stage || over ? 'done' : i + 1 === stage ? 'now' : 'next';
      return (
        <li
          key={name}
          className={skipped.includes(i + 1) ? `${is} skipped` : is}
          aria-current={is === 'now' ? 'step' : undefined}
          title={skipped.includes(i + 1) ? words.top.notPlayed : undefined}
        >
          <span aria-hidden="true">
            {skipped.includes(i + 1) ? '\u2013' : is === 'done' ? <Glyph name="check" size={10} /> : i + 1}
          </span>
          {name}
          {skipped.includes(i + 1) && <span className="unseen">, {words.top.notPlayed}</span>}
        </li>
      );
    })}
  </ol>
);
