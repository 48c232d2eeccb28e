import { type ReactNode, useContext, useEffect, useState } from 'react';
import { Said } from '../help/Term.tsx';
import { buttonFor } from '../moment/flows.ts';
import { tellCommand } from '../moment/say-command.ts';
import type { Hand } from '../moment/use-hand.ts';
import { standingsOf, worthWithCash } from '../room/standings.ts';
import type { Draft, TableState } from '../session/session.ts';
import type { Advised } from '../solo/messages.ts';
import { money } from '../words.ts';
import { keepCoach, useCoachSetting } from './coach-setting.ts';
import { isSetUp, lightFor } from './guide.ts';
import { useLit } from './lit.ts';
import { SchoolContext, type TeacherProps } from './teacher.ts';
import { lessonWords } from './words.ts';
import './teacher.css';

const words = lessonWords.coach;

/** The coach beside somebody who plays for the first time: what this moment is for, and what could be done. */
export function CoachCard({ table, hand, preview }: TeacherProps) {
  const setting = useCoachSetting();
  const { cycle } = table.view;
  if (setting === 'off') return undefined;
  if (setting === undefined && table.coached === undefined) return cycle > 1 ? undefined : <Offer />;
  // The coach of the first cycle says goodbye in the second.
  if (setting === undefined && cycle > 1) return cycle > 2 ? undefined : <Goodbye table={table} />;
  return <Advice table={table} hand={hand} preview={preview} />;
}

/** Where the player stands, as the standings count it. */
function Goodbye({ table: { view, seat, history, reckoned } }: Pick<TeacherProps, 'table'>) {
  const own = seat === undefined ? undefined : worthWithCash(view, seat);
  const standings = own === undefined || reckoned !== undefined ? standingsOf(view, history, reckoned) : [];
  const place = standings.find((each) => each.seat === seat);
  return (
    <Card>
      {place?.rank !== undefined
        ? words.placed(place.rank, standings.length, money(place.worth))
        : own !== undefined && words.over(money(own.all), money(own.cash))}{' '}
      {words.onYourOwn}
    </Card>
  );
}

function Advice({ table, hand, preview }: Omit<TeacherProps, 'session'>) {
  const advised = useCounsel(table);
  const counsel = advised?.command;
  const { asked } = table;
  const isMine = counsel !== undefined && hand.form?.type === counsel.type;
  const bare = counsel !== undefined && Object.keys(counsel).length === 1;
  const ready = counsel !== undefined && (bare || (isMine && isSetUp(counsel, hand.form)));
  useLit(ready && counsel ? lightFor(counsel, hand.form) : undefined);
  if (asked === undefined) return <Card>{words.waiting}</Card>;
  return (
    <Card>
      {isNews(table) && <Said every text={purposeOf(table)} />}{' '}
      {counsel !== undefined && (
        <b data-coach="says">
          {bare
            ? words.pressNow(buttonFor(table, counsel, undefined))
            : ready
              ? // The name of the button as it stands there, with what it costs.
                words.press(buttonFor(table, counsel, preview))
              : words.suggests(moveOf(table, counsel))}
        </b>
      )}{' '}
      {advised?.why && <Said every text={advised.why} />}
      {counsel !== undefined && !ready && (
        <button type="button" data-coach="show" onClick={() => setUp(hand, counsel)}>
          {words.show}
        </button>
      )}
    </Card>
  );
}

function setUp(hand: Hand, { type, ...fields }: Draft): void {
  hand.take(type, fields);
}

/** What would be done, as the button says it; a bid says what it is. */
const moveOf = (table: TableState, draft: Draft): string =>
  draft.type === 'bid' ? words.bids(Number(draft.cubes)) : tellCommand(table.view, draft);

/** Where each kind of question was asked first: what it is for is said then, and its room is left to the decision after that. */
const first = new Map<string, number>();

function isNews({ id, asked, view }: TableState): boolean {
  const kind = `${id} ${view.cycle} ${view.stage} ${asked?.kind}`;
  const at = first.get(kind) ?? asked?.id ?? 0;
  first.set(kind, at);
  return at === asked?.id;
}

const isKnown = (kind: string): kind is keyof typeof words.purpose => kind in words.purpose;

function purposeOf({ asked, view }: TableState): string {
  const kind = asked?.kind === 'bid' ? `bid-${view.stage}` : (asked?.kind ?? '');
  return words.purpose[isKnown(kind) ? kind : 'other'];
}

/** What an officer would do, asked again whenever something has happened. */
function useCounsel(table: TableState): Advised | undefined {
  const school = useContext(SchoolContext);
  const of = table.asked && `${table.id} ${table.asked.id} ${table.log.length}`;
  const [told, setTold] = useState<{ readonly of: string; readonly counsel: Advised | undefined }>();
  useEffect(() => {
    if (of === undefined || school === undefined) return;
    let current = true;
    school.ask({ do: 'counsel' }).then(
      (counsel) => current && setTold({ of, counsel }),
      // Without the coach the game goes on as any other.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [of, school]);
  return told?.of === of ? told?.counsel : undefined;
}

/** To somebody who has never said whether the coach is wanted. */
function Offer() {
  return (
    <Card short>
      <span>{words.about}</span>{' '}
      <button type="button" onClick={() => keepCoach('on')}>
        {words.on}
      </button>
    </Card>
  );
}

function Card({ children, short }: { readonly children: ReactNode; readonly short?: true }) {
  const school = useContext(SchoolContext);
  return (
    <section className="teacher coach" aria-label={words.heading} data-short={short && ''}>
      <div className="teacher-head">
        <span className="eyebrow">{words.heading}</span>
        <button type="button" className="text-link" onClick={() => school?.go('how')}>
          {words.how}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={words.off}
          title={words.off}
          onClick={() => keepCoach('off')}
        >
          {'\u00d7'}
        </button>
      </div>
      <p role="status">{children}</p>
    </section>
  );
}
