import { purposeOf } from '@marshall/words/page';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { decimal, perCent } from '../decimals.ts';
import { Said } from '../help/Term.tsx';
import { SchoolContext } from '../lessons/teacher.ts';
import type { Draft, TableState } from '../session/session.ts';
import type { Suggested, Suggestion } from '../solo/messages.ts';
import { isOfOthers } from '../solo/of-others.ts';
import { suggestWords as text } from '../words.ts';
import { causeText } from './cause-text.ts';
import { sayRow } from './OddsBlock.tsx';
import { tellCommand } from './say-command.ts';
import { pointAt } from './shown-plan.ts';
import type { Hand } from './use-hand.ts';
import './suggest.css';

type Answer = Suggestion | 'thinking' | 'failed';

/** A general who can be asked what to do, in a game that one person plays at this screen. */
export interface Adviser {
  readonly answer: Answer | undefined;
  readonly ask: () => void;
  readonly close: () => void;
}

export function useAdviser(table: TableState): Adviser | undefined {
  const school = useContext(SchoolContext);
  const { asked, link, lesson, players } = table;
  const alone = Object.values(players).filter(({ person }) => person).length === 1;
  const of = `${table.id} ${asked?.id} ${table.log.length}`;
  const [told, setTold] = useState<{ readonly of: string; readonly answer: Answer }>();
  if (school === undefined || asked === undefined || link !== 'here' || lesson !== undefined || !alone)
    return undefined;
  // Of a game with other people that runs, nobody asks a computer.
  if (isOfOthers(table.imagined)) return undefined;
  const tell = (next: Answer): void => setTold((now) => (now?.of === of ? { of, answer: next } : now));
  return {
    answer: told?.of === of ? told.answer : undefined,
    ask: () => {
      setTold({ of, answer: 'thinking' });
      school.ask({ do: 'suggest' }).then(
        (suggestion) => tell(suggestion ?? 'failed'),
        () => tell('failed'),
      );
    },
    close: () => setTold(undefined),
  };
}

/** Stands in the head of the decision, where it takes no room from anything. */
export const AskGeneral = ({ adviser: { answer, ask } }: { readonly adviser: Adviser }) => (
  <button
    type="button"
    className="ask-general"
    data-suggest=""
    title={text.question}
    aria-disabled={answer === 'thinking'}
    onClick={() => answer !== 'thinking' && typeof answer !== 'object' && ask()}
  >
    {text.ask}
  </button>
);

interface SuggestProps {
  readonly table: TableState;
  readonly hand: Hand;
}

/** What the general says, above the decision. */
export function Advised({ adviser: { answer, close }, ...rest }: SuggestProps & { readonly adviser: Adviser }) {
  return (
    <div className="suggest" role="status">
      {answer === 'thinking' && <p className="hint">{text.thinking}</p>}
      {answer === 'failed' && <p className="hint">{text.failed}</p>}
      {typeof answer === 'object' && <Advice {...rest} suggestion={answer} onClose={close} />}
    </div>
  );
}

interface AdviceProps extends SuggestProps {
  readonly suggestion: Suggestion;
  readonly onClose: () => void;
}

function Advice({ table, hand, suggestion, onClose }: AdviceProps) {
  const { best, others } = suggestion;
  const heading = useId();
  const card = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(best);
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // The map shows the general's move as long as the advice is read, or the one that is pointed at.
  useEffect(() => {
    pointAt(shown.command);
    return () => pointAt(undefined);
  }, [shown]);
  const point = (move: Suggested | undefined): void => setShown(move ?? best);
  return (
    <section className="advice" aria-labelledby={heading} ref={card}>
      <header>
        <h3 className="eyebrow" id={heading}>
          {text.heading}
        </h3>
        <button type="button" className="icon-button" aria-label={text.close} title={text.close} onClick={onClose}>
          {'\u00d7'}
        </button>
      </header>
      <Move table={table} hand={hand} move={best} onPoint={point} onTaken={onClose} first />
      <Why table={table} suggestion={suggestion} />
      {others.length > 0 && (
        <>
          <h4>{text.others}</h4>
          <ul>
            {others.map((move) => (
              <li key={JSON.stringify(move.command)}>
                <Move table={table} hand={hand} move={move} onPoint={point} onTaken={onClose} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="hint">
        <Said text={text.source} />
      </p>
    </section>
  );
}

/** What makes the move better, in the figures that decided it. */
function Why({ table, suggestion: { best, others, against } }: { table: TableState; suggestion: Suggestion }) {
  const other = against === undefined ? undefined : others[against.other];
  const chances = (best.odds ?? []).filter(({ about }) => about !== 'lose' && about !== 'shoot-down').slice(-2);
  return (
    <div className="why-move">
      <p>
        <Said text={best.why ?? purposeOf(best.command, text.reasons)} />
      </p>
      {chances.length > 0 && (
        <ul aria-label={text.odds}>
          {chances.map((row) => (
            <li key={sayRow(table.view, row)}>{text.oddsRow(sayRow(table.view, row), row.percent)}</li>
          ))}
        </ul>
      )}
      {other && against && (
        <>
          <p>
            <Said text={text.compared(sayMove(table, other.command))} />
          </p>
          <ul>
            {against.causes.map((cause) => (
              <li key={cause.figure}>
                <Said text={causeText(cause)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface MoveProps extends SuggestProps {
  readonly move: Suggested;
  readonly first?: boolean;
  readonly onPoint: (move: Suggested | undefined) => void;
  readonly onTaken: () => void;
}

/** A move with what it is worth; pointed at, it shows on the map. */
function Move({ table, hand, move, first = false, onPoint, onTaken }: MoveProps) {
  const { command } = move;
  const { type, ...fields } = command;
  const said = sayMove(table, command);
  const show = (): void => onPoint(move);
  const hide = (): void => onPoint(undefined);
  return (
    <div className="suggested" data-suggested={type}>
      {Object.keys(fields).length === 0 ? (
        // What has nothing to choose has its button below already.
        <b>{said}</b>
      ) : (
        <button
          type="button"
          onPointerEnter={show}
          onPointerLeave={hide}
          onFocus={show}
          onBlur={hide}
          onClick={() => {
            hand.take(type, fields);
            onTaken();
          }}
        >
          <b>{said}</b> <span>{text.fill}</span>
        </button>
      )}
      <small>{isOffer(type) ? text.ifAccepted(worthOf(move, first)) : worthOf(move, first)}</small>
    </div>
  );
}

/** What is only proposed is worth something if it is accepted. */
const isOffer = (type: string): boolean => type === 'offer' || type === 'counter-offer';

const sayMove = ({ view }: TableState, command: Draft): string =>
  command.type === 'bid' ? text.bids(Number(command.cubes)) : tellCommand(view, command);

function worthOf({ chance, beside }: Suggested, first: boolean): string {
  if (first) return chance === undefined ? text.unknown : text.chance(perCent(String(Math.round(100 * chance))));
  if (beside === undefined) return text.unknown;
  if (beside === 0) return text.same;
  const points = decimal(100 * Math.abs(beside));
  return beside > 0 ? text.more(points) : text.less(points);
}
