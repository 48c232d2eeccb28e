import type { Remark, View } from '@marshall/rules';
import { useEffect, useState } from 'react';
import { language } from '../language.ts';
import { seatInText, zoneInText } from '../session/names.ts';
import type { Draft, Odds, OddsRow, Session } from '../session/session.ts';
import { studyWords, words } from '../words.ts';
import { ChartLetters } from './ChartAhead.tsx';

/** The exact odds of a command that is ready to be sent, as the referee's own procedures give them. */
export function useOdds(session: Session, draft: Draft | undefined): Odds | undefined {
  const [odds, setOdds] = useState<{ readonly of: string; readonly value: Odds | undefined }>();
  const of = draft === undefined ? '' : JSON.stringify(draft);
  useEffect(() => {
    if (of === '') return;
    let current = true;
    session.odds(JSON.parse(of)).then(
      (value) => current && setOdds({ of, value }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [session, of]);
  return odds?.of === of ? odds.value : undefined;
}

/** Odds as bars to scale, and what they take for granted. */
export function OddsBlock({ view, odds }: { readonly view: View; readonly odds: Odds | undefined }) {
  if (odds === undefined || odds.rows.length === 0) return undefined;
  const text = words.moment.odds;
  const { chart } = odds;
  // On the chart losses are all, half or nothing, as the letters say.
  if (chart !== undefined)
    return (
      <>
        <ChartLetters chart={chart} side={chart.side} />
        <Supposed lines={odds.supposed} />
      </>
    );
  return (
    <section className="odds-block" aria-label={text.heading}>
      <h3 className="eyebrow">
        {text.heading}
        {odds.dice && <span>{text.dice(odds.dice.yours, odds.dice.theirs)}</span>}
      </h3>
      <dl className="odds">
        {odds.rows.map((row) => (
          <div key={sayRow(view, row)}>
            <dt>{sayRow(view, row)}</dt>
            <dd>
              <i style={{ '--w': `${Math.round(row.share * 100)}%` }} />
              <b>{row.percent}</b>
            </dd>
          </div>
        ))}
      </dl>
      {odds.diceFor && (
        <p className="dice-for">{text.diceFor(reasons(odds.diceFor.yours), reasons(odds.diceFor.theirs))}</p>
      )}
      <Supposed lines={odds.supposed} />
      {odds.explored !== undefined && (
        <a className="text-link" href={`#odds/${odds.explored}`} target="_blank" rel="noreferrer">
          {studyWords.explorer.open}
        </a>
      )}
    </section>
  );
}

/** `1 for position, 1 for fire power` */
const reasons = (dice: Readonly<Partial<Record<string, number>>>): string =>
  Object.entries(dice)
    .flatMap(([name, number]) =>
      number ? [words.moment.odds.dieFor(number, words.moment.battle.diceFor[name] ?? name)] : [],
    )
    .join(', ');

const say = language.speaker().remark;

const Supposed = ({ lines }: { readonly lines: readonly Remark[] }) =>
  lines.length > 0 && (
    <details className="supposed">
      <summary>{words.moment.odds.supposed}</summary>
      <ul>
        {lines.map(say).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );

/** `You lose 2 or more` */
export function sayRow(view: View, { about, number = 0, all = false, zone = '', seat = '' }: OddsRow): string {
  const text = words.moment.odds;
  switch (about) {
    case 'remove':
      return all ? text.removeAll(number) : text.remove(number);
    case 'lose':
      return all ? text.loseAll(number) : text.lose(number);
    case 'take':
      return text.take(zoneInText(zone));
    case 'hold':
      return text.hold(zoneInText(zone));
    case 'strike':
      return text.strike(zoneInText(zone));
    case 'shoot-down':
      return text.shotDown(number);
    case 'blast':
      return text.blast;
    case 'end':
      return text.end;
    case 'clash':
      return text.clash(seatInText(view, seat));
  }
}
