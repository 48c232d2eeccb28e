import type { Offer } from '@marshall/rules';
import { useContext, useEffect } from 'react';
import { Said } from '../help/Term.tsx';
import { TeacherContext } from '../lessons/teacher.ts';
import { Emblem, Glyph } from '../look/Glyph.tsx';
import { Clock } from '../online/Clock.tsx';
import { powerOf } from '../room/facts.ts';
import { Technology } from '../room/Technology.tsx';
import { ToDealsContext } from '../room/to-deals.ts';
import { playerInText } from '../session/names.ts';
import type { Draft, LogLine, Session, TableState } from '../session/session.ts';
import { useToldOf } from '../theatre/shown.ts';
import { commandWords, dealWords, EXPANSION_COMMANDS, list, STAGE_NAMES, words } from '../words.ts';
import { CardTable } from './CardTable.tsx';
import { costRows } from './costs.ts';
import { Facts } from './Facts.tsx';
import { bare, Foot } from './Foot.tsx';
import { type FlowProps, flowOf } from './flows.ts';
import { Generic } from './Generic.tsx';
import { Meanwhile } from './Meanwhile.tsx';
import { previewRows, usePreview } from './preview.ts';
import { Rights } from './Rights.tsx';
import { Situation } from './Situation.tsx';
import { Advised, type Adviser, AskGeneral, useAdviser } from './Suggest.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import type { Hand } from './use-hand.ts';
import { Veil } from './Veil.tsx';
import './moment.css';
import './fields.css';
import './battle.css';
import './compact.css';

interface MomentProps {
  readonly table: TableState;
  readonly hand: Hand;
  readonly session: Session;
  /** The line of the log that is played back, and how to play others. */
  readonly shown: LogLine | undefined;
  readonly onPlay: (lines: readonly LogLine[]) => void;
  /** Leaves out what is being played. */
  readonly onSkip: () => void;
}

/** The one panel that says what is asked now, and takes the answer. */
export function Moment({ table, hand, session, shown, onPlay, onSkip }: MomentProps) {
  const { asked, offers } = table;
  const answers = offers.filter(({ question }) => question !== undefined);
  const withFields = inOrder(answers.filter(({ next }) => next !== undefined));
  const quick = answers.filter(({ next }) => next === undefined);
  const type = hand.form?.type;
  const isRight = type !== undefined && !answers.some(({ command }) => command === type);
  const Teacher = useContext(TeacherContext);
  useFirstAnswer(hand, withFields, asked?.id);
  const panel = useFocusKept(asked?.id);
  const adviser = useAdviser(table);

  const meant = type ?? withFields[0]?.command;
  const [first] = quick;
  const ready = hand.form?.complete ? hand.form.draft : meant === undefined && first ? bare(first) : undefined;
  const preview = usePreview(session, table, ready);
  const flow = meant === undefined ? undefined : flowOf(meant);
  const Body = flow?.Body ?? Generic;
  const title = flow?.title?.(table) ?? (isRight ? commandWords(type).name : asked?.text);
  const rows = hand.form?.rows ?? [];
  const props: FlowProps | undefined = hand.form && { table, hand, form: hand.form, session, preview };
  return (
    <section
      className="moment"
      aria-label={words.moment.heading}
      aria-busy={hand.filling || hand.sending}
      data-kind={asked?.kind ?? 'waiting'}
      data-question={asked?.id}
      data-complete={hand.form?.complete ? '' : undefined}
      data-orders={rows.some(({ field, domain }) => field === 'orders' && domain.kind === 'list') ? '' : undefined}
      ref={panel}
    >
      {Teacher && <Teacher table={table} hand={hand} session={session} preview={preview} />}
      <div className="moment-body" data-baskets={rows.some(({ field }) => field === 'gives') ? '' : undefined}>
        <Head table={table} adviser={adviser} />
        <Veil table={table} session={session} />
        {asked !== undefined && !isRight && <Meanwhile table={table} onPlay={onPlay} onSkip={onSkip} />}
        {asked === undefined && !isRight ? (
          <Waiting table={table} />
        ) : (
          <h2 tabIndex={-1}>{title === undefined ? null : <Said text={title} />}</h2>
        )}
        <ToDeals />
        {isRight && asked !== undefined && asked.kind !== 'trade' && (
          <p className="hint">{dealWords.waits(asked.text)}</p>
        )}
        {adviser && <Advised adviser={adviser} table={table} hand={hand} />}
        <CardTable table={table} hand={hand} session={session} />
        <Situation table={table} shown={shown} />
        {!isRight && withFields.length > 1 && <Tabs offers={withFields} type={type} hand={hand} />}
        {props && <Body {...props} />}
        {meant === undefined && first && <Quick table={table} preview={preview} draft={bare(first)} />}
        <Technology table={table} />
        <Rights table={table} hand={hand} />
      </div>
      <Foot
        table={table}
        hand={hand}
        session={session}
        preview={preview}
        meant={meant}
        quick={quick}
        isRight={isRight}
      />
    </section>
  );
}

/** On a phone the offers lie behind a tab: a press leads to the one that waits. */
function ToDeals() {
  const lead = useContext(ToDealsContext);
  return (
    lead && (
      <button type="button" className="plain to-deals" onClick={lead}>
        <Glyph name="deal" size={16} /> {words.room.diplomacy.waits}
      </button>
    )
  );
}

/** What a stage is about comes first, what expansions add comes after it. */
const inOrder = (offers: readonly Offer[]): readonly Offer[] =>
  offers.toSorted((a, b) => Number(a.command in EXPANSION_COMMANDS) - Number(b.command in EXPANSION_COMMANDS));

/** What is true of a command that has nothing to choose. */
const Quick = ({ table, preview, draft }: Pick<FlowProps, 'table' | 'preview'> & { readonly draft: Draft }) => (
  <Facts table={table} type={draft.type} rows={[...previewRows(preview), ...costRows(table, draft)]} />
);

/** Takes up the first thing that can be answered, so that the choice lies open at once. */
function useFirstAnswer(hand: Hand, withFields: readonly Offer[], question: number | undefined): void {
  const first = withFields[0]?.command;
  const { idle } = hand;
  const { take } = hand;
  useEffect(() => {
    if (question !== undefined && idle && first !== undefined) take(first);
  }, [question, first, idle, take]);
}

function Head({ table, adviser }: { readonly table: TableState; readonly adviser: Adviser | undefined }) {
  const told = useToldOf(table);
  const { asked } = table;
  const { view } = asked === undefined ? told : table;
  const { stage, question } = view;
  const waiting = (question?.waiting ?? []).flatMap((seat) => (seat === table.seat ? [] : (powerOf(view, seat) ?? [])));
  const name = stage === undefined ? words.moment.opening : STAGE_NAMES[stage - 1];
  return (
    <div className="head">
      <span className="eyebrow">
        <Said text={words.moment.stage(stage ?? 0, name ?? '')} />
      </span>
      <Clock />
      {adviser && <AskGeneral adviser={adviser} />}
      {asked === undefined && (
        <span className="emblems" aria-hidden="true">
          {waiting.map((power) => (
            <Emblem key={power} power={power} />
          ))}
        </span>
      )}
    </div>
  );
}

function Waiting({ table: present }: { readonly table: TableState }) {
  const table = useToldOf(present);
  const { view, log, seat } = table;
  // While what the player did is played, the table of before waits for nobody else.
  const waiting = (view.question?.waiting ?? []).filter((other) => other !== seat);
  const mine = seat !== undefined && view.sealed !== undefined;
  const passes = view.standingOrders?.pass?.stage !== undefined && view.standingOrders.pass.stage === view.stage;
  const lines = log.filter(({ kind }) => kind !== 'rolled').slice(-4);
  return (
    <>
      <h2 tabIndex={-1}>
        {waiting.length === 0
          ? words.moment.goesOn
          : words.moment.waitingFor(list(waiting.map((other) => playerInText(table, other))))}
      </h2>
      {mine && (
        <p className="hint">
          <Said every text={words.moment.sealed} />
        </p>
      )}
      {passes && (
        <p className="hint">
          <Said every text={words.moment.passing} />
        </p>
      )}
      <ul className="just-now" aria-label={words.moment.justNow}>
        {lines.map((line) => (
          <li key={line.n} data-reads="">
            <Said quiet text={line.text} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface TabsProps {
  readonly offers: readonly Offer[];
  readonly type: string | undefined;
  readonly hand: Hand;
}

const Tabs = ({ offers, type, hand }: TabsProps) => (
  <fieldset className="ways-to-answer">
    <legend className="unseen">{words.moment.ways}</legend>
    {offers.map(({ command }) => (
      <button
        key={command}
        type="button"
        data-take={command}
        aria-pressed={type === command}
        onClick={() => hand.take(command)}
      >
        {commandWords(command).name}
      </button>
    ))}
  </fieldset>
);
