import { STAGE_NAMES, words } from '../words.ts';
import { Glyph } from './Glyph.tsx';

/** The seven stages of a cycle, and how far it has come. */
export const Stages = ({ stage, over }: { readonly stage: number; readonly over: boolean }) => (
  <ol className="stages" aria-label={words.top.stages}>
    {STAGE_NAMES.map((name, i) => {
      const is = i + 1 < stage || over ? 'done' : i + 1 === stage ? 'now' : 'next';
      return (
        <li key={name} className={is} aria-current={is === 'now' ? 'step' : undefined}>
          <span aria-hidden="true">{is === 'done' ? <Glyph name="check" size={10} /> : i + 1}</span>
          {name}
        </li>
      );
    })}
  </ol>
);
