import { useState } from 'react';
import { greyed } from '../look/greyed.ts';
import { powerOf } from '../room/facts.ts';
import type { Session, TableState } from '../session/session.ts';
import { orRefused, type Solo } from '../solo/client.ts';
import type { Decided, Marked } from '../solo/messages.ts';
import { POWER_NAMES, STAGE_NAMES, studyWords, words } from '../words.ts';
import type { ReviewHand } from './Review.tsx';
import './what-if.css';

/** Opens an imagined board as the game stands now, with what the player cannot see made up; a sentence if there is none. */
export async function beginWhatIf(
  ask: Solo['ask'],
  session: Session,
  { seat, players }: TableState,
  back: string,
  onGame: (id: string) => void,
  earlier?: Marked,
): Promise<string | undefined> {
  if (seat === undefined) return studyWords.whatIf.notYet;
  const at = earlier ?? session.elsewhere?.();
  const begun = await orRefused(ask({ do: 'imagine', lead: seat, players, back, ...(at === undefined ? {} : { at }) }));
  if ('sentence' in begun) return begun.sentence;
  onGame(begun.id);
  return undefined;
}

interface WhatIfButtonProps {
  readonly table: TableState;
  readonly onWhatIf: (question?: number) => Promise<string | undefined>;
  /** Earlier decisions from which a board can begin too, the latest first. */
  readonly earlier?: readonly Decided[];
}

/** The way to an imagined board in the menu of a game that runs. */
export function WhatIfButton({ table, onWhatIf, earlier = [] }: WhatIfButtonProps) {
  const text = studyWords.whatIf;
  const [no, setNo] = useState<string>();
  if (table.seat === undefined || table.veiled || table.view.ended !== undefined) return undefined;
  return (
    <>
      <button type="button" data-leads="" onClick={() => void onWhatIf().then(setNo)}>
        {text.menu}
        <small>{text.hidden}</small>
      </button>
      {earlier.length > 0 && (
        <label className="what-if-earlier">
          {text.earlier}
          <select
            value=""
            data-leads=""
            onChange={(event) => event.target.value !== '' && void onWhatIf(Number(event.target.value)).then(setNo)}
          >
            <option value="">{text.choose}</option>
            {earlier.map(({ question, cycle, stage, text: asked }) => (
              <option key={question} value={question}>
                {words.end.review.at(cycle, STAGE_NAMES[(stage ?? 0) - 1])}: {asked}
              </option>
            ))}
          </select>
        </label>
      )}
      {no && <p role="alert">{no}</p>}
    </>
  );
}

interface WhatIfProps {
  readonly hand: ReviewHand;
  readonly ask: Solo['ask'];
  /** The address of the moment. */
  readonly link: string;
  readonly onGame: (id: string) => void;
}

/** An imagined board from the moment that is shown; once the game is over, as any power. */
export function WhatIf({ hand: { table, told, at }, ask, link, onGame }: WhatIfProps) {
  const text = studyWords.whatIf;
  const { view, seat, players } = table;
  // A game that is over lies open; until then one plays for oneself.
  const open = view.order.every((each) => view.seats[each]?.cash !== undefined);
  const living = view.order.filter((each) => view.seats[each]?.out === undefined);
  const seats = open ? living : living.filter((each) => each === seat);
  const [chosen, setChosen] = useState<string>();
  // Somebody who never played in it tries things as the power whose move is shown.
  const mover = told.moments[at - 1]?.by ?? told.moments[at]?.by;
  const lead = [chosen, seat, mover].flatMap((one) => seats.find((each) => each === one) ?? [])[0] ?? seats[0];
  const [no, setNo] = useState<string>();
  const [starting, setStarting] = useState(false);
  if (lead === undefined || view.ended !== undefined) return undefined;
  const begin = async (): Promise<void> => {
    setStarting(true);
    const back = link.slice(link.indexOf('#') + 1);
    const begun = await orRefused(ask({ do: 'imagine', at, lead, players, back }));
    setStarting(false);
    if ('sentence' in begun) setNo(begun.sentence);
    else onGame(begun.id);
  };
  return (
    <details className="fold what-if">
      <summary>{text.heading}</summary>
      <small>
        {text.about} {open ? '' : text.hidden}
      </small>
      <div>
        {seats.length > 1 && (
          <label>
            {text.as}{' '}
            <select value={lead} onChange={(event) => setChosen(event.target.value)}>
              {seats.map((each) => {
                const power = powerOf(view, each);
                return (
                  <option key={each} value={each}>
                    {power === undefined ? each : POWER_NAMES[power].name}
                  </option>
                );
              })}
            </select>
          </label>
        )}
        <button
          type="button"
          className="plain"
          {...greyed(starting ? words.front.starting : undefined, () => void begin())}
        >
          {text.button}
        </button>
      </div>
      {no && <p role="alert">{no}</p>}
    </details>
  );
}
