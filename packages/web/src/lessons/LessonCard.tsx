import { useContext } from 'react';
import { Said } from '../help/Term.tsx';
import { Glyph } from '../look/Glyph.tsx';
import { lightFor } from './guide.ts';
import { lessonNamed } from './index.ts';
import { backTo, type Lesson, type Progress, progressIn } from './lesson.ts';
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
  const record = useRecord(lesson.id);
  const progress = progressIn(lesson, table, record);
  const { at, step, missed, told, whole, next: goesOn } = progress;
  const waits = step?.wants !== undefined && !missed && told && isAsked(table.asked?.kind, progress);
  const light = waits && step.wants ? lightFor(step.wants, hand.form) : undefined;
  const looks = step?.looks === undefined ? undefined : { control: LOOKS[step.looks] };
  useLit(light ?? looks, missed || !told ? [] : step?.zones);
  if (step === undefined) return undefined;
  // Once something else was done, what the table asks is not always what the lesson speaks of.
  const strayed = !missed && !told && table.asked !== undefined;
  const mayGoBack = table.mayUndo || table.mayBranch === true;
  const next = (): void => keepRecord(lesson.id, { read: goesOn });
  const again = async (): Promise<void> => {
    const back = backTo(lesson, table.log, table.since, at);
    // A game that begins in the middle tells nothing of what was done before.
    keepRecord(lesson.id, table.mayUndo ? { read: back } : { read: back, from: back });
    if (table.mayUndo) await session.undo();
    else await session.branch?.();
  };
  return (
    <section
      className="teacher"
      aria-label={words.card.heading}
      data-step={step.id}
      // Where it only wants to be read on.
      data-next={missed || (!strayed && told && step.wants === undefined) ? '' : undefined}
    >
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
        <Said
          every
          text={
            missed
              ? words.card.missed
              : told
                ? words.steps[step.id]
                : strayed
                  ? words.card.elsewhere
                  : words.coach.waiting
          }
        />
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
      ) : strayed ? (
        !whole &&
        mayGoBack && (
          <div className="teacher-go">
            <button type="button" onClick={() => void again()}>
              <Glyph name="undo" size={12} /> {words.card.retry}
            </button>
          </div>
        )
      ) : (
        told &&
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
