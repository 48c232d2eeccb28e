import type { Seat, View } from '@marshall/rules';
import { useEffect, useRef } from 'react';
import { percent } from '../decimals.ts';
import { Emblem } from '../look/Glyph.tsx';
import { powerOf } from '../room/facts.ts';
import { usePutAway } from '../room/use-put-away.ts';
import { cardTitle, companyFacts, seatInText, seatTitle, unitCounts, zoneInText, zoneTitle } from '../session/names.ts';
import type { TableState } from '../session/session.ts';
import { RESOURCE_NAMES, sightWords, words } from '../words.ts';
import { atLeast, lastBattleOf, rolledBy, sideOf } from './battle-result.ts';
import { type BattleStory, type Side, sumOf } from './battle-story.ts';
import { ChartResult } from './ChartResult.tsx';
import { Die } from './Dice.tsx';
import './battle-result.css';

/** How one's last battle came out, until it is put away; the next question stands beside it. */
export function BattleResult({ table }: { readonly table: TableState }) {
  const { view, log, seat, id } = table;
  const [away, putAway] = usePutAway('battle', id, seat ?? '');
  const story = lastBattleOf(view, log, seat);
  const side = story === undefined || seat === undefined ? undefined : sideOf(story, seat);
  const shown = side !== undefined && story !== undefined && story.last > away;
  const close = useRef(() => {});
  close.current = () => story && putAway(story.last);
  useEffect(() => {
    if (!shown) return;
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) close.current();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [shown]);
  if (!shown) return undefined;
  return <Result view={view} story={story} side={side} onClose={() => close.current()} />;
}

interface ResultProps {
  readonly view: View;
  readonly story: BattleStory;
  /** On which side the reader fought. */
  readonly side: Side;
  readonly onClose: () => void;
}

function Result({ view, story, side, onClose }: ResultProps) {
  const text = sightWords.result;
  const other: Side = side === 'attacker' ? 'defender' : 'attacker';
  const [mine, theirs] = [story[side], story[other]];
  const companies = companiesIn(story);
  const lost = unitCounts(view, mine.lost);
  const cost = [...(mine.supplied ? [text.set] : []), ...(lost === '' ? [] : [lost])];
  const where =
    story.from === undefined
      ? zoneTitle(story.to)
      : words.moment.battle.way(zoneTitle(story.from), zoneTitle(story.to));
  return (
    <section className="battle-result" aria-label={text.heading} data-still="" role="status">
      <header>
        <h2>{titleOf(story, side)}</h2>
        <button type="button" className="icon-button" aria-label={sightWords.close} onClick={onClose}>
          {'\u00d7'}
        </button>
      </header>
      <p className="eyebrow">
        {story.counterattack ? words.moment.battle.counterattack : words.moment.battle.attack} · {where}
      </p>
      <SideRow view={view} story={story} side={side} mine />
      <SideRow view={view} story={story} side={other} mine={false} />
      {story.chart && <ChartResult chart={story.chart} />}
      {story.endings.map((ending) => (
        <p key={ending}>{ending}</p>
      ))}
      <dl>
        {companies.length > 0 && (
          <div>
            <dt>{side === 'attacker' ? text.gained : text.gone}</dt>
            <dd>{text.and(companies)}</dd>
          </div>
        )}
        <div>
          <dt>{text.cost}</dt>
          <dd>{cost.length === 0 ? text.nothing : text.and(cost)}</dd>
        </div>
      </dl>
      {(mine.faces.length > 0 || theirs.faces.length > 0) && (
        <details>
          <summary>{text.luck}</summary>
          {mine.faces.length > 0 && <p>{text.yours(rolledBy(mine.faces), mine.faces.length, chanceOf(mine.faces))}</p>}
          {theirs.faces.length > 0 && (
            <p>
              {text.theirs(
                nameOf(view, theirs.seat),
                rolledBy(theirs.faces),
                theirs.faces.length,
                chanceOf(theirs.faces),
              )}
            </p>
          )}
        </details>
      )}
    </section>
  );
}

interface SideRowProps extends Omit<ResultProps, 'onClose'> {
  readonly mine: boolean;
}

/** The dice of a side, what they come to, and what they destroyed. */
function SideRow({ view, story, side, mine }: SideRowProps) {
  const text = sightWords.result;
  const { seat, faces, edge, points } = story[side];
  const power = powerOf(view, seat);
  const destroyed = story[side === 'attacker' ? 'defender' : 'attacker'].lost;
  return (
    <div className="result-side">
      <b>
        {power && <Emblem power={power} size={12} />}{' '}
        {mine ? text.you : seat === undefined ? words.moment.battle.militia : seatTitle(view, seat)}
      </b>
      <span className="result-dice">
        {faces.map((face, i) => (
          // Dice of one throw are told apart by their place alone.
          <Die key={`${i} ${face}`.toString()} face={face} order={0} />
        ))}
      </span>
      <small>
        {points !== undefined && `${text.sum(faces, edge, points)}, `}
        {sumOf(destroyed) === 0 ? text.killedNone : text.killed(unitCounts(view, destroyed))}
      </small>
    </div>
  );
}

function titleOf({ captured, to }: BattleStory, side: Side): string {
  const text = sightWords.result;
  const zone = zoneInText(to);
  if (side === 'attacker') return captured ? text.took(zone) : text.notTook(zone);
  return captured ? text.lost(zone) : text.held(zone);
}

/** Companies that changed hands, with what they make. */
function companiesIn({ taken: { cards, hidden } }: BattleStory): readonly string[] {
  const text = sightWords.result;
  const kinds = [...new Set(hidden)];
  return [
    ...cards.map((card) => text.company(cardTitle(card), companyFacts(card))),
    ...kinds.map((kind) => text.hidden(hidden.filter((each) => each === kind).length, RESOURCE_NAMES[kind])),
  ];
}

const chanceOf = (faces: readonly number[]): string => percent(atLeast(rolledBy(faces), faces.length));

const nameOf = (view: View, seat: Seat | string | undefined): string =>
  seat === undefined ? words.moment.battle.theMilitia : seatInText(view, seat);
