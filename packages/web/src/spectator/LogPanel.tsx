import { memo } from 'react';
import { Clause } from '../help/Clause.tsx';
import { Emblem, Glyph } from '../look/Glyph.tsx';
import { isPowerId } from '../look/powers.ts';
import { words } from '../words.ts';
import type { LogLine } from './feed.ts';

/** Every event as a sentence with its clause, newest first. */
export const LogPanel = memo(function LogPanel({ log }: { readonly log: readonly LogLine[] }) {
  return (
    <section className="panel log" aria-label={words.log.heading} data-panel="log">
      <h2 className="eyebrow">{words.log.heading}</h2>
      {log.length === 0 ? (
        <p className="aside">{words.log.empty}</p>
      ) : (
        <ol>
          {log.map((line) => (
            <Line key={line.n} line={line} />
          ))}
        </ol>
      )}
    </section>
  );
});

const Line = ({ line: { text, clause, actor } }: { readonly line: LogLine }) => (
  <li>
    {actor !== undefined && isPowerId(actor) ? (
      <Emblem power={actor} size={12} />
    ) : (
      <Glyph name="mark" size={12} className="quiet" />
    )}
    <p>{text}</p>
    <Clause id={clause} />
  </li>
);
