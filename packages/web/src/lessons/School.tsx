import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import type { TableState } from '../session/session.ts';
import { type Solo, startSolo } from '../solo/client.ts';
import { isOfOthers } from '../solo/of-others.ts';
import { lessonNamed, planOfLesson } from './index.ts';
import { type Lesson, progressIn } from './lesson.ts';
import { keepRecord, useRecord } from './record.ts';
import { SchoolContext, TeacherContext, type TeacherProps } from './teacher.ts';

const LessonCard = lazy(() => import('./LessonCard.tsx').then((card) => ({ default: card.LessonCard })));
const CoachCard = lazy(() => import('./CoachCard.tsx').then((card) => ({ default: card.CoachCard })));
const LessonOver = lazy(() => import('./LessonOver.tsx').then((over) => ({ default: over.LessonOver })));

const Pupil = (props: TeacherProps) => (
  <Suspense>
    <LessonCard {...props} />
  </Suspense>
);
/** A coach who does not arrive is missed by nobody: the game goes on. */
const Coached = (props: TeacherProps) => (
  <ErrorBoundary broken={undefined}>
    <Suspense>
      <CoachCard {...props} />
    </Suspense>
  </ErrorBoundary>
);

interface SchoolProps {
  readonly table: TableState;
  readonly ask: Solo['ask'];
  readonly onGo: (to: string) => void;
  /** The room, with what stands in the moment's place. */
  readonly children: (instead?: ReactNode) => ReactNode;
}

/** Puts a teacher beside the player: the lesson that is played, or the coach of somebody who plays alone. */
export function School({ table, ask, onGo, children }: SchoolProps) {
  const school = useMemo(() => ({ ask, go: onGo }), [ask, onGo]);
  const lesson = lessonNamed(table.lesson);
  const alone = Object.values(table.players).filter(({ person }) => person).length === 1;
  const teacher = lesson ? Pupil : alone && !isOfOthers(table.imagined) ? Coached : undefined;
  return (
    <SchoolContext value={school}>
      <TeacherContext value={teacher}>
        {lesson === undefined ? (
          children()
        ) : (
          <Schooled table={table} lesson={lesson} onGo={onGo}>
            {children}
          </Schooled>
        )}
      </TeacherContext>
    </SchoolContext>
  );
}

/** A lesson that is played: it remembers its game, and says when it is over. */
function Schooled({ table, lesson, onGo, children }: Omit<SchoolProps, 'ask'> & { readonly lesson: Lesson }) {
  const record = useRecord(lesson.id);
  const { step, whole } = progressIn(lesson, table, record);
  const over = step === undefined;
  useEffect(
    () => keepRecord(lesson.id, { game: table.id, ...(over ? { done: true } : {}) }),
    [lesson.id, table.id, over],
  );
  return children(
    over ? (
      <Suspense>
        <LessonOver lesson={lesson} whole={whole} onAgain={() => onGo(`learn/${lesson.id}`)} />
      </Suspense>
    ) : undefined,
  );
}

/** Begins a lesson from its first step; what was played of it before is forgotten. */
export async function beginLesson(solo: Solo, lesson: Lesson): Promise<string | undefined> {
  const before = await solo.ask({ do: 'list' }).catch(() => []);
  for (const { id } of before.filter((game) => game.lesson === lesson.id))
    await solo.ask({ do: 'forget', id }).catch(() => undefined);
  keepRecord(lesson.id, { read: 0, from: 0, done: undefined });
  return startSolo(solo, planOfLesson(lesson));
}
