import type { Offer } from '@marshall/rules';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Clause } from '../help/Clause.tsx';
import { Said } from '../help/Term.tsx';
import type { Draft, TableState } from '../session/session.ts';
import { afterwardsWords, commandWords, dealWords, fieldWords, words } from '../words.ts';
import { AskOnce } from './AskOnce.tsx';
import { aboutTheRest, withAfterwards } from './afterwards.ts';
import { Back } from './Back.tsx';
import { buttonFor, type FlowProps } from './flows.ts';
import type { Chosen, Form } from './form.ts';
import { passMeans } from './passing.ts';
import { Warnings } from './Warnings.tsx';

interface FootProps extends Pick<FlowProps, 'table' | 'hand' | 'session' | 'preview'> {
  /** The command that the filled button sends, once its fields are chosen. */
  readonly meant: string | undefined;
  readonly quick: readonly Offer[];
  readonly isRight: boolean;
}

/** What went wrong, and the buttons: one filled, always in the same place. */
export function Foot({ table, hand, session, preview, meant, quick, isRight }: FootProps) {
  const why = useId();
  const { form, refusal, filling, sending } = hand;
  const no = refusal ?? form?.refusal;
  const [first, ...others] = quick;
  const plain = isRight ? [] : meant === undefined ? others : quick;
  const hint = no === undefined ? hintFor(table, form) : undefined;
  const warned = useId();
  const describedBy = hint === undefined ? (preview?.warnings?.length ? warned : undefined) : why;
  return (
    <div className="moment-foot">
      {no && (
        <p className="refusal" role="alert">
          <Said text={no.sentence} /> <Clause id={no.clause} />
        </p>
      )}
      {hint !== undefined && (
        <p className="hint" id={why}>
          <Said text={hint} />
        </p>
      )}
      <Warnings id={warned} preview={preview} />
      <div className="go">
        {meant !== undefined ? (
          // Another command is another button: none becomes a different one under the hand.
          <AskOnce
            key={meant}
            command={meant}
            of={JSON.stringify(form?.draft)}
            onYes={() => form && hand.send(withAfterwards(table.view, form.draft, hand.chosen))}
          >
            {(press) => (
              <Filled
                disabled={!form?.complete || filling || sending}
                of={hand.chosen}
                filling={filling && !sending}
                shown={form !== undefined}
                describedBy={describedBy}
                onPress={press}
              >
                {form?.complete ? buttonFor(table, form.draft, preview) : commandWords(meant).button}
              </Filled>
            )}
          </AskOnce>
        ) : (
          first !== undefined && (
            <Filled
              key={first.command}
              sends={first.command}
              disabled={sending}
              describedBy={describedBy}
              onPress={() => hand.send(bare(first))}
            >
              {commandWords(first.command).button}
            </Filled>
          )
        )}
        {isRight && (
          <button type="button" className="plain" onClick={hand.drop}>
            {words.moment.back}
          </button>
        )}
        {plain.map((offer) => (
          <button
            key={offer.command}
            type="button"
            className="plain"
            data-send={offer.command}
            aria-disabled={sending}
            aria-describedby={describedBy}
            onClick={() => hand.send(bare(offer))}
          >
            {commandWords(offer.command).button}
          </button>
        ))}
      </div>
      <div className="foot-links">
        {!isRight && quick.some(({ command }) => command === 'pass') && <PassNote table={table} />}
        <Ahead table={table} hand={hand} quick={quick} isRight={isRight} />
        <Back table={table} session={session} onUndo={hand.undo} onRefused={hand.say} />
      </div>
    </div>
  );
}

/** What a pass means, where it is not the end of one's turn. */
function PassNote({ table: { view, seat } }: Pick<FootProps, 'table'>) {
  const means = passMeans(view);
  const wants = seat !== undefined && view.wanting.includes(seat);
  return (
    means && (
      <p className="hint">
        {words.moment.pass[means]} {wants && words.moment.pass.trades}
      </p>
    )
  );
}

/** What saves the player later questions: nothing more of a battle or all of it, passing for the rest of the stage, a plan of their bids. */
function Ahead({ table, hand, quick, isRight }: Pick<FootProps, 'table' | 'hand' | 'quick' | 'isRight'>) {
  const may = (command: string) => !isRight && table.offers.some((offer) => offer.command === command);
  const passes = may('pass-stage') && quick.some(({ command }) => command === 'pass');
  const plans = may('plan-bids') && table.asked?.kind === 'bid';
  const answers = isRight ? [] : quick.map(({ command }) => command);
  const rest = aboutTheRest(table.view, table.seat, answers);
  if (!passes && !plans && rest === undefined) return undefined;
  return (
    <div className="ahead">
      {rest && (
        <button type="button" data-the-rest="" aria-disabled={hand.sending} onClick={() => hand.send(rest)}>
          {rest.afterwards === 'done' ? afterwardsWords.nothingMore : afterwardsWords.askAgain}
        </button>
      )}
      {passes && (
        <button
          type="button"
          aria-disabled={hand.sending}
          onClick={() => hand.send({ type: 'pass-stage', until: 'nothing' })}
        >
          {commandWords('pass-stage').button}
        </button>
      )}
      {plans && (
        <button
          type="button"
          data-nothing=""
          aria-disabled={hand.sending}
          onClick={() => hand.send(NOTHING_THIS_CYCLE)}
        >
          {words.moment.bid.nothing}
        </button>
      )}
      {plans && (
        <button type="button" onClick={() => hand.take('plan-bids')}>
          {commandWords('plan-bids').name}
        </button>
      )}
    </div>
  );
}

/** No cubes for this stage and those after it: nobody asks for another bid in this cycle. */
const NOTHING_THIS_CYCLE: Draft = { type: 'plan-bids', stage3: 0, stage4: 0, stage5: 0, stage6: 0, stage7: 0 };

/** Why a button is grey, or what is to be done next. */
function hintFor({ link }: TableState, form: Form | undefined): string | undefined {
  if (link === 'lost') return words.online.link.cut;
  if (link === 'out') return words.online.link.outAbout;
  if (link === 'banned') return words.online.link.bannedAbout;
  if (form === undefined || form.complete) return undefined;
  const isLong = form.rows.some(
    ({ value, domain }) => value === undefined && domain.kind === 'one-of' && domain.values.length > 6,
  );
  if (isLong) return words.moment.next.zone;
  const open = form.rows.find(({ value }) => value === undefined);
  if (open?.field === 'wantsCash') return dealWords.empty;
  return open === undefined ? words.moment.next.other : words.moment.next.field(fieldWords(open.field, open.of));
}

interface FilledProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** The command without fields that it sends. */
  readonly sends?: string;
  readonly disabled?: boolean;
  readonly describedBy?: string | undefined;
  /** What was chosen last, and whether the referee is still filling in the form for it. */
  readonly of?: Chosen;
  readonly filling?: boolean;
  /** Whether the player sees what there is to choose. */
  readonly shown?: boolean;
}

function Filled(props: FilledProps) {
  const { children, onPress, sends, disabled = false, describedBy, of, filling = false, shown = false } = props;
  // A press right after a choice is kept until the referee has answered the choice, and no other. A press before
  // anything was there to choose means nothing: it would send what the player has not seen.
  const early = useRef<Chosen>(undefined);
  const act = useRef(onPress);
  act.current = onPress;
  useEffect(() => {
    if (filling) return;
    const kept = early.current !== undefined && early.current === of;
    early.current = undefined;
    if (kept && !disabled) act.current();
  }, [filling, disabled, of]);
  return (
    <button
      type="button"
      className="filled"
      data-act=""
      data-send={sends}
      aria-disabled={disabled}
      aria-describedby={describedBy}
      onClick={() => {
        if (!disabled) onPress();
        else if (filling && shown) early.current = of;
      }}
    >
      {children}
    </button>
  );
}

/** A command with nothing to choose. */
export const bare = ({ command }: Offer): Draft => ({ type: command });
