import { useEffect, useState } from 'react';
import { Setting } from '../app/Setting.tsx';
import { seatsFor, seedOf } from '../front/seats.ts';
import { leadersAt, nameOf } from '../leaders/table-leaders.ts';
import { Glyph } from '../look/Glyph.tsx';
import type { GlyphName } from '../look/glyphs.ts';
import { TopBar } from '../room/TopBar.tsx';
import { type Solo, startSolo } from '../solo/client.ts';
import type { Plan } from '../solo/messages.ts';
import { POWER_NAMES } from '../words.ts';
import { FIRST_CYCLE, LESSONS, lessonNamed } from './index.ts';
import type { Lesson } from './lesson.ts';
import { useRecord } from './record.ts';
import { beginLesson } from './School.tsx';
import { lessonWords } from './words.ts';
import '../spectator/frame.css';
import '../front/front.css';
import './learn.css';

const text = lessonWords.hub;

const PICTURES: Readonly<Record<Lesson['id'], GlyphName>> = { economy: 'oil', landing: 'navy', crisis: 'nuke' };
/** Minutes that each takes, by and large. */
const MINUTES: Readonly<Record<Lesson['id'], number>> = { economy: 3, landing: 2, crisis: 3 };
const CYCLES = 8;

interface LearnProps {
  readonly solo: Solo;
  /** A lesson that is to begin at once. */
  readonly lesson?: string | undefined;
  readonly onRules: () => void;
  readonly onGo: (to: string) => void;
}

/** All that teaches: how to play, three lessons, and a first game with a coach. */
export function Learn({ solo, lesson: asked, onRules, onGo }: LearnProps) {
  const [no, setNo] = useState<string>();
  const [starting, setStarting] = useState(asked !== undefined);
  useEffect(() => {
    const lesson = lessonNamed(asked);
    if (lesson === undefined && asked !== FIRST_CYCLE) {
      setStarting(false);
      return;
    }
    let current = true;
    setStarting(true);
    const begun = lesson === undefined ? startSolo(solo, firstCycle()) : beginLesson(solo, lesson);
    begun.then((sentence) => {
      const id = solo.session.state()?.id;
      if (!current) return;
      setStarting(false);
      setNo(sentence);
      // The address that began the lesson would begin it again on the way back.
      if (sentence === undefined && id !== undefined) location.replace(`#game/${id}`);
    });
    return () => {
      current = false;
    };
  }, [asked, solo]);
  if (starting) return <Setting />;
  return (
    <div className="front-page">
      <TopBar onRules={onRules} />
      <main className="learn-page">
        <header>
          <h2>{text.heading}</h2>
          <p>{text.about}</p>
        </header>
        {no && (
          <p className="refusal" role="alert">
            {no}
          </p>
        )}
        <ol className="learn-list">
          {LESSONS.map((lesson, i) => (
            <Row key={lesson.id} lesson={lesson} number={i + 1} onGo={onGo} />
          ))}
          <li>
            <Glyph name="land" size={24} />
            <div>
              <h3>4. {text.firstCycle}</h3>
              <p>{text.firstCycleAbout}</p>
            </div>
            <button
              type="button"
              className="learn-go"
              data-lesson={FIRST_CYCLE}
              onClick={() => onGo(`learn/${FIRST_CYCLE}`)}
            >
              {text.begin}
            </button>
          </li>
        </ol>
        <p className="learn-more">
          <a className="plain-card" href="#how">
            <b>{text.how}</b>
            <small>{text.howAbout}</small>
          </a>
          <button type="button" className="text-link" onClick={() => onGo('')}>
            {text.back}
          </button>
        </p>
      </main>
    </div>
  );
}

interface RowProps {
  readonly lesson: Lesson;
  readonly number: number;
  readonly onGo: (to: string) => void;
}

function Row({ lesson: { id, steps }, number, onGo }: RowProps) {
  const { game, done, read = 0 } = useRecord(id);
  const { title, about } = lessonWords.names[id];
  const open = game !== undefined && done === undefined;
  return (
    <li data-done={done}>
      <Glyph name={done ? 'check' : PICTURES[id]} size={24} />
      <div>
        <h3>
          {number}. {title} <small>{done ? text.done : text.minutes(MINUTES[id])}</small>
        </h3>
        <p>{about}</p>
        {open && read > 0 && <progress value={read} max={steps.length} aria-hidden="true" />}
      </div>
      {open && (
        <button type="button" className="text-link" onClick={() => onGo(`learn/${id}`)}>
          {lessonWords.card.restart}
        </button>
      )}
      <button
        type="button"
        className="learn-go"
        data-lesson={id}
        onClick={() => onGo(open ? `game/${game}` : `learn/${id}`)}
      >
        {open ? text.goOn : done ? text.again : text.begin}
      </button>
    </li>
  );
}

const RECRUITS = leadersAt('recruit');

/** A normal game against recruits, with a coach. */
const firstCycle = (): Plan => ({
  players: seatsFor('europe', 3).map((power) =>
    power === 'europe'
      ? { power, name: POWER_NAMES[power].name, commander: 'person' }
      : { power, name: nameOf(RECRUITS[power]), commander: RECRUITS[power] },
  ),
  options: { detenteCycle: CYCLES },
  coached: true,
  ...seedOf(),
});
