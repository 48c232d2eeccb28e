import type { Position, Verdict } from '@marshall/bots/positions';
import type { ToldRefusal } from '@marshall/words';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { SoloGame } from '../app/Game.tsx';
import { TeacherContext } from '../lessons/teacher.ts';
import { lessonWords } from '../lessons/words.ts';
import type { Chart } from '../map/board.ts';
import type { Session } from '../session/session.ts';
import { type Solo, startSolo } from '../solo/client.ts';
import { POWER_NAMES, words } from '../words.ts';
import { Answered } from './Answered.tsx';
import { keepAnswer, named, planOf, usePositions } from './positions.ts';
import '../lessons/teacher.css';
import './positions.css';

const text = lessonWords.positions;

interface PositionGameProps {
  readonly id: string;
  readonly solo: Solo;
  readonly chart: Chart | undefined;
  readonly onRules: () => void;
  readonly onGo: (to: string) => void;
}

/** A position on the real table: the first answer is judged, and after it one can play on. */
export function PositionGame({ id, solo, chart, onRules, onGo }: PositionGameProps) {
  const all = usePositions();
  const position = useMemo(() => all && named(all, id, Date.now()), [all, id]);
  const [game, setGame] = useState<string>();
  const [no, setNo] = useState<string>();
  const [verdict, setVerdict] = useState<Verdict>();
  const [closed, setClosed] = useState(false);
  const begin = useCallback(async () => {
    if (position === undefined) return;
    setVerdict(undefined);
    setClosed(false);
    setNo(await startSolo(solo, planOf(position)));
    setGame(solo.session.state()?.id);
  }, [solo, position]);
  useEffect(() => void begin(), [begin]);
  const judged = useJudged(solo, position, verdict === undefined, setVerdict);
  const teacher = useMemo(
    () => () => (position === undefined ? undefined : <Task position={position} onLeave={() => onGo('positions')} />),
    [position, onGo],
  );
  if (no !== undefined || (all !== undefined && position === undefined))
    return (
      <main className="silence">
        <h2>{no ?? text.unknown}</h2>
        <button type="button" className="button" onClick={() => onGo('positions')}>
          {text.all}
        </button>
      </main>
    );
  if (all === undefined || position === undefined || game === undefined)
    return <p className="silence">{words.front.starting}</p>;
  const next = all[(all.indexOf(position) + 1) % all.length];
  return (
    <TeacherContext value={verdict === undefined ? teacher : undefined}>
      <SoloGame
        id={game}
        solo={judged}
        chart={chart}
        onRules={onRules}
        onLeave={() => onGo('positions')}
        onGame={(branched) => onGo(`game/${branched}`)}
        address={`positions/${position.id}`}
        instead={
          verdict === undefined || closed ? undefined : (
            <Answered
              position={position}
              verdict={verdict}
              onAgain={() => void begin()}
              onNext={() => onGo(`positions/${next?.id ?? ''}`)}
              onAll={() => onGo('positions')}
              onPlayOn={() => setClosed(true)}
            />
          )
        }
      />
    </TeacherContext>
  );
}

/** The same games, in which the first answer is judged before it is carried out. */
function useJudged(
  solo: Solo,
  position: Position | undefined,
  open: boolean,
  onVerdict: (verdict: Verdict) => void,
): Solo {
  return useMemo(() => {
    const send: Session['send'] = async (command, question) => {
      const judged = open && position !== undefined ? await solo.ask({ do: 'solve', position, command }) : undefined;
      // What the position does not compare is not carried out, so that the task stays.
      if (judged?.aside === true && position !== undefined) return notCompared(position);
      const refusal = await solo.session.send(command, question);
      if (refusal === undefined && judged !== undefined && position !== undefined) {
        keepAnswer(position.id, judged.right);
        onVerdict(judged);
      }
      return refusal;
    };
    return { ...solo, session: { ...solo.session, send } };
  }, [solo, position, open, onVerdict]);
}

const notCompared = ({ kind }: Position): ToldRefusal => ({
  code: 'not-compared',
  clause: 'B-ATK-10',
  sentence: kind === 'siege' ? text.aside.siege : text.aside.attack,
});

/** What is to be found, above what the table asks. */
function Task({ position: { kind, power }, onLeave }: { readonly position: Position; readonly onLeave: () => void }) {
  return (
    <section className="teacher" aria-label={text.task} data-step={kind}>
      <div className="teacher-head">
        <span className="eyebrow">{text.kinds[kind]}</span>
        <button type="button" className="icon-button" aria-label={text.all} title={text.all} onClick={onLeave}>
          {'\u00d7'}
        </button>
      </div>
      <p role="status">
        {text.lead(POWER_NAMES[power].inText)} {text.tasks[kind]}
      </p>
    </section>
  );
}
