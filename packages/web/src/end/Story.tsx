import type { View } from '@marshall/rules';
import { useEffect, useMemo, useState } from 'react';
import { greyed } from '../look/greyed.ts';
import type { Chart } from '../map/board.ts';
import type { Arrow, Marks } from '../map/types.ts';
import { WorldMap } from '../map/WorldMap.tsx';
import { piecesOf, powerOf, zonesOf } from '../room/facts.ts';
import { seatInText, zoneInText } from '../session/names.ts';
import type { ToldPoint } from '../session/session.ts';
import type { Solo } from '../solo/client.ts';
import { list, money, words } from '../words.ts';
import './story.css';

interface StoryProps {
  readonly ask: Solo['ask'];
  readonly chart: Chart | undefined;
  /** The file of a game that was played elsewhere. */
  readonly file: (() => Promise<string>) | undefined;
  /** The board at the end. */
  readonly view: View;
}

/** What turned the game: up to five moments, each on the map as it stood then, with a sentence. */
export function Story({ ask, chart, file, view }: StoryProps) {
  const text = words.end.story;
  const [points, setPoints] = useState<readonly ToldPoint[]>();
  const [at, setAt] = useState(0);
  useEffect(() => {
    let current = true;
    const told = file === undefined ? ask({ do: 'story' }) : file().then((paper) => ask({ do: 'story', file: paper }));
    told.then(
      (found) => current && setPoints(found),
      () => current && setPoints([]),
    );
    return () => {
      current = false;
    };
  }, [ask, file]);
  const point = points?.[at];
  if (points === undefined) return <p className="story-none">{text.looking}</p>;
  if (point === undefined)
    return (
      <section className="story" aria-label={text.heading}>
        <p className="story-none">{text.none}</p>
        {chart && <StoryMap chart={chart} point={{ view, zones: [] }} />}
      </section>
    );
  return (
    <section className="story" aria-label={text.heading}>
      <div className="story-told">
        <ol>
          {points.map((each, i) => (
            <li key={each.at}>
              <button type="button" aria-current={i === at ? 'step' : undefined} onClick={() => setAt(i)}>
                <small>{text.cycle(each.cycle)}</small>
                <span>{sentenceOf(each)}</span>
              </button>
            </li>
          ))}
        </ol>
        <p className="story-steps">
          <button
            type="button"
            className="plain"
            {...greyed(at === 0 ? words.end.review.atFirst : undefined, () => setAt(at - 1))}
          >
            {text.previous}
          </button>
          <span role="status">{text.nth(at + 1, points.length)}</span>
          <button
            type="button"
            className="plain"
            {...greyed(at === points.length - 1 ? words.end.review.atLast : undefined, () => setAt(at + 1))}
          >
            {text.next}
          </button>
        </p>
      </div>
      {chart && <StoryMap key={at} chart={chart} point={point} />}
    </section>
  );
}

type Shown = Pick<ToldPoint, 'view' | 'zones'> & Partial<ToldPoint>;

function StoryMap({ chart, point }: { readonly chart: Chart; readonly point: Shown }) {
  const { view, zones: told, from, by, kind } = point;
  const zones = useMemo(() => {
    const plain = zonesOf(view);
    for (const zone of told) plain[zone] = { ...plain[zone], selected: true };
    return plain;
  }, [view, told]);
  const pieces = useMemo(() => piecesOf(view).filter((piece) => piece.kind !== 'company'), [view]);
  const marks = useMemo((): Marks => {
    const [to] = told;
    const power = powerOf(view, by);
    const arrow: Arrow[] =
      from === undefined || to === undefined || from === to
        ? []
        : [{ from, to, kind: 'attack', ...(power === undefined ? {} : { power }) }];
    const struck = kind === 'strike' ? told.map((zone) => ({ zone, key: `${point.at} ${zone}` })) : [];
    return { clouds: view.nuked, arrows: arrow, struck };
  }, [view, told, from, by, kind, point.at]);
  return (
    <div className="story-map">
      <WorldMap
        chart={chart}
        zones={zones}
        pieces={pieces}
        marks={marks}
        {...(told[0] === undefined ? {} : { theatre: told[0] })}
      />
    </div>
  );
}

const FALLS = ['captured', 'destroyed', 'bankrupt', 'resigned'] as const;

/** What happened, as one sentence. */
function sentenceOf({ kind, view, by, of, how, zones, number = 0, leads }: ToldPoint): string {
  const text = words.end.story;
  const named = (seat: string | undefined): string => (seat === undefined ? '' : seatInText(view, seat));
  const [who, whom] = [named(by), named(of)];
  const places = list(zones.map(zoneInText));
  switch (kind) {
    case 'out':
      return text.out[FALLS.find((each) => each === how) ?? 'captured'](whom);
    case 'roulette':
      return text.roulette(number);
    case 'strike':
      return text.strike(who, places, number);
    case 'betrayal':
      return text.betrayal(who, whom, places);
    case 'home':
      return text.home(who, whom, places);
    case 'land':
      return text.land(who, whom, places);
    case 'swing':
      return number < 0 ? text.fell(whom, money(-number)) : (leads ? text.led : text.rose)(whom, money(number));
  }
}
