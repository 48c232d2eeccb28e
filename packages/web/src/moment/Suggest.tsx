import { useContext, useEffect, useId, useRef, useState } from 'react';
import { decimal, perCent } from '../decimals.ts';
import { SchoolContext } from '../lessons/teacher.ts';
import type { Draft, TableState } from '../session/session.ts';
import type { Suggested, Suggestion } from '../solo/messages.ts';
import { suggestWords as text } from '../words.ts';
import { tellCommand } from './say-command.ts';
import { pointAt } from './shown-plan.ts';
import type { Hand } from './use-hand.ts';
import './suggest.css';

interface SuggestProps {
  readonly table: TableState;
  readonly hand: Hand;
}

type Answer = Suggestion | 'thinking' | 'failed';

/** Asks a general what to do, in a game that one person plays at this screen. */
export function Suggest({ table, hand }: SuggestProps) {
  const school = useContext(SchoolContext);
  const { asked, link, lesson, players } = table;
  const alone = Object.values(players).filter(({ person }) => person).length === 1;
  const of = `${table.id} ${asked?.id} ${table.log.length}`;
  const [told, setTold] = useState<{ readonly of: string; readonly answer: Answer }>();
  const answer = told?.of === of ? told.answer : undefined;
  if (school === undefined || asked === undefined || link !== 'here' || lesson !== undefined || !alone)
    return undefined;
  const ask = (): void => {
    const tell = (next: Answer): void => setTold((now) => (now?.of === of ? { of, answer: next } : now));
    setTold({ of, answer: 'thinking' });
    school.ask({ do: 'suggest' }).then(
      (suggestion) => tell(suggestion ?? 'failed'),
      () => tell('failed'),
    );
  };
  return (
    <div className="suggest">
      {(answer === undefined || answer === 'failed') && (
        <button type="button" className="text-link" data-suggest="" onClick={ask}>
          {text.ask}
        </button>
      )}
      <div role="status">
        {answer === 'thinking' && <p className="hint">{text.thinking}</p>}
        {answer === 'failed' && <p className="hint">{text.failed}</p>}
        {typeof answer === 'object' && (
          <Advice table={table} hand={hand} suggestion={answer} onClose={() => setTold(undefined)} />
        )}
      </div>
    </div>
  );
}

interface AdviceProps extends SuggestProps {
  readonly suggestion: Suggestion;
  readonly onClose: () => void;
}

function Advice({ table, hand, suggestion: { best, others }, onClose }: AdviceProps) {
  const heading = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
    return () => pointAt(undefined);
  }, []);
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
      <Move table={table} hand={hand} move={best} first />
      {others.length > 0 && (
        <>
          <h4>{text.others}</h4>
          <ul>
            {others.map((move) => (
              <li key={JSON.stringify(move.command)}>
                <Move table={table} hand={hand} move={move} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="hint">{text.source}</p>
    </section>
  );
}

interface MoveProps extends SuggestProps {
  readonly move: Suggested;
  readonly first?: boolean;
}

/** A move with what it is worth; pointed at, it shows on the map. */
function Move({ table, hand, move, first = false }: MoveProps) {
  const { command } = move;
  const { type, ...fields } = command;
  const said = type === 'bid' ? text.bids(Number(command.cubes)) : tellCommand(table.view, command);
  const show = (): void => pointAt(command);
  const hide = (): void => pointAt(undefined);
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
            hide();
            hand.take(type, fields);
          }}
        >
          <b>{said}</b> <span>{text.fill}</span>
        </button>
      )}
      {first && <p>{reasonFor(command)}</p>}
      <small>{worthOf(move, first)}</small>
    </div>
  );
}

function worthOf({ chance, beside }: Suggested, first: boolean): string {
  if (first) return chance === undefined ? text.unknown : text.chance(perCent(String(Math.round(100 * chance))));
  if (beside === undefined) return text.unknown;
  if (beside === 0) return text.same;
  const points = perCent(decimal(100 * Math.abs(beside)));
  return beside > 0 ? text.more(points) : text.less(points);
}

type Reason = keyof typeof text.reasons;

/** Commands that are done for the same reason as another. */
const LIKE: Readonly<Record<string, Reason>> = {
  'assault-by-sea': 'attack',
  'assault-by-air': 'attack',
  'continue-assault': 'attack',
  'occupy-by-sea': 'occupy',
  reinforce: 'move',
  'turn-research-card': 'turn-card',
  'stop-research': 'stop',
  'stop-prospecting': 'stop',
  'end-reinforcing': 'pass',
  'no-counterattack': 'pass',
  'no-occupation': 'pass',
  'pass-auction': 'stop',
  'done-trading': 'deal',
  'done-answering': 'deal',
  'accept-offer': 'deal',
  'decline-offer': 'deal',
};

const isReason = (type: string): type is Reason => type in text.reasons;

function reasonFor({ type, cubes }: Draft): string {
  if (type === 'bid' && cubes === 0) return text.reasons['bid-none'];
  return text.reasons[LIKE[type] ?? (isReason(type) ? type : 'other')];
}
