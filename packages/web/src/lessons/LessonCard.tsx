import { useContext } from 'react';
import { Said } from '../help/Term.tsx';
import { Glyph } from '../look/Glyph.tsx';
import { lightFor } from './guide.ts';
import { lessonNamed } from './index.ts';
import { type Lesson, type Progress, progressIn } from './lesson.ts';
import { useLit } from './lit.ts';
import { keepRecord, useRecord } from './record.ts';
import { SchoolContext, type TeacherProps } from './teacher.ts';
import { lessonWords as words } from './words.ts';
import './teacher.css';

/** What the lesson says now, above what the table asks. */
export function LessonCard(props: TeacherProps) {
  const lesson = lessonNamed(props.table.lesson);
  return lesson && <Card {...props} lesson={lesson} />;
}

function Card({ table, hand, session, lesson }: TeacherProps & { readonly lesson: Lesson }) {
  const school = useContext(SchoolContext);
  const { read = 0 } = useRecord(lesson.id);
  const progress = progressIn(lesson, table.log, read);
  const { at, step, missed, next: goesOn } = progress;
  const waits = step?.wants !== undefined && !missed && isAsked(table.asked?.kind, progress);
  // What the table asks is not always what the lesson speaks of, once something else was done.
  const elsewhere =
    step?.wants !== undefined &&
    step.asked !== undefined &&
    table.asked !== undefined &&
    table.asked.kind !== step.asked;
  const light = waits && step.wants ? lightFor(step.wants, hand.form) : undefined;
  const looks = step?.looks === undefined ? undefined : { control: LOOKS[step.looks] };
  useLit(light ?? looks, missed ? [] : step?.zones);
  if (step === undefined) return undefined;
  const next = (): void => keepRecord(lesson.id, { read: goesOn });
  const again = async (): Promise<void> => {
    keepRecord(lesson.id, { read: at });
    if (table.mayUndo) await session.undo();
    else await session.branch?.();
  };
  return (
    <section className="teacher" aria-label={words.card.heading} data-step={step.id}>
      <div className="teacher-head">
        <span className="eyebrow">
          {words.names[lesson.id].title} <small>{words.card.step(at + 1, lesson.steps.length)}</small>
        </span>
        <button
          type="button"
          className="icon-button"
          aria-label={words.card.skip}
          title={words.card.skip}
          onClick={() => school?.go('learn')}
        >
          {'\u00d7'}
        </button>
      </div>
      <progress className="teacher-bar" value={at} max={lesson.steps.length} aria-hidden="true" />
      <p role="status">
        <Said text={missed ? words.card.missed : elsewhere ? words.card.elsewhere : words.steps[step.id]} />
      </p>
      {missed ? (
        <div className="teacher-go">
          <button type="button" onClick={() => void again()}>
            <Glyph name="undo" size={12} /> {words.card.retry}
          </button>
          <button type="button" data-teacher="next" onClick={next}>
            {words.card.goOn}
          </button>
        </div>
      ) : (
        step.wants === undefined && (
          <div className="teacher-go">
            <button type="button" data-teacher="next" onClick={next}>
              {words.card.next}
            </button>
          </div>
        )
      )}
    </section>
  );
}

/** Parts of the room, and where the same is told where there is no room for them. */
const LOOKS = { supply: ['.room .supply', '.room .power.you'], market: ['.room .market'] } as const;

/** Something is lit only while it can be pressed. */
const isAsked = (kind: string | undefined, { step }: Progress): boolean =>
  kind !== undefined && (step?.asked === undefined || step.asked === kind);
