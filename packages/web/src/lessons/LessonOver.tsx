import { useContext, useEffect, useRef } from 'react';
import { Said } from '../help/Term.tsx';
import { Glyph } from '../look/Glyph.tsx';
import { FIRST_CYCLE, LESSONS } from './index.ts';
import type { Lesson } from './lesson.ts';
import { SchoolContext } from './teacher.ts';
import { lessonWords as words } from './words.ts';
import './teacher.css';

interface LessonOverProps {
  readonly lesson: Lesson;
  /** Whether all went as proposed. */
  readonly whole: boolean;
  readonly onAgain: () => void;
}

/** What stands in the moment's place once a lesson has been gone through. */
export function LessonOver({ lesson, whole, onAgain }: LessonOverProps) {
  const school = useContext(SchoolContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const last = lesson.steps.at(-1);
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  return (
    <section className="moment lesson-over" aria-label={words.card.over} data-kind="lesson-over">
      <div className="moment-body">
        <span className="eyebrow">{words.names[lesson.id].title}</span>
        <h2 ref={heading} tabIndex={-1}>
          <Glyph name="check" size={18} /> {words.card.over}
        </h2>
        {last !== undefined && (
          <p>
            <Said every text={whole ? words.steps[last.id] : words.card.otherwise} />
          </p>
        )}
      </div>
      <div className="moment-foot">
        <div className="go">
          <button
            type="button"
            className="filled"
            data-teacher="on"
            onClick={() => school?.go(`learn/${next?.id ?? FIRST_CYCLE}`)}
          >
            {next === undefined ? words.hub.firstCycle : words.card.nextLesson(words.names[next.id].title)}
          </button>
          <button type="button" className="plain" onClick={onAgain}>
            {words.hub.again}
          </button>
          <button type="button" className="plain" onClick={() => school?.go('learn')}>
            {words.card.learn}
          </button>
        </div>
      </div>
    </section>
  );
}
