import { type GameEvent, HITS_UP_TO, type View } from '@marshall/rules';
import { Emblem, Glyph } from '../look/Glyph.tsx';
import { powerOf } from '../room/facts.ts';
import { seatInText, seatTitle, zoneInText, zoneTitle } from '../session/names.ts';
import type { LogLine, TableState } from '../session/session.ts';
import { list, words } from '../words.ts';
import { Die } from './Dice.tsx';
import { Drill } from './Drill.tsx';

export type Strike = Extract<View['agenda'][number], { readonly procedure: 'strategic' }>;
type Shot = Extract<GameEvent, { readonly type: 'l-star-fired' }>;

const STEP_OF: Readonly<Record<Strike['step'], string>> = {
  champions: 'C',
  reveal: 'C',
  screen: 'D',
  order: 'D',
  strikes: 'D',
  counterattack: 'E',
  over: 'E',
};
const STEPS = ['A', 'B', 'C', 'D', 'E'];

/** A nuclear attack under way: what flies where, whose L-stars stand against it, and each shot as it fell. */
export function StrikeCard({ table, strike }: { readonly table: TableState; readonly strike: Strike }) {
  const { view, log } = table;
  const text = words.moment.strike;
  const shots = shotsOf(log);
  return (
    <section className="battle strike" aria-label={text.heading}>
      <p className="eyebrow">
        <Sign view={view} seat={strike.attacker} /> {text.by(seatInText(view, strike.attacker))}
      </p>
      <Drill steps={STEPS} names={text.steps} now={STEP_OF[strike.step]} />
      <ul className="salvo">
        {strike.salvo.map(({ at, launched, flying }) => (
          <li key={at}>
            <b>{at === 'space' ? text.space : zoneTitle(at)}</b>
            <span
              className="nukes"
              role="img"
              aria-label={text.flying(flying, launched)}
              title={text.flying(flying, launched)}
            >
              {Array.from({ length: launched }, (_, i) => `${at} ${i}`).map((key, i) => (
                <i key={key} className={i < flying ? 'flies' : 'down'}>
                  <Glyph name="nuke" />
                </i>
              ))}
            </span>
            <small>{under(view, strike, at)}</small>
          </li>
        ))}
      </ul>
      <Screen view={view} strike={strike} />
      {shots.length > 0 && (
        <ol className="shots" aria-label={text.shots}>
          {shots.map(({ n, shot }) => (
            <li key={n} className={shot.hit ? 'hit' : ''}>
              <Sign view={view} seat={shot.seat} />
              <Die face={shot.die} />
              <span>
                {text.shot(shot.at === 'space' ? text.space : zoneInText(shot.at), shot.hit, HITS_UP_TO[shot.as])}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Who fires next and with how many L-stars. */
function Screen({ view, strike }: { readonly view: View; readonly strike: Strike }) {
  const text = words.moment.strike;
  const firing = (strike.firing ?? []).filter(({ seat }) => (strike.shots[seat] ?? 0) > 0);
  if (firing.length === 0) return undefined;
  return (
    <ul className="screen" aria-label={text.screen}>
      {firing.map(({ seat, as }) => (
        <li key={`${seat} ${as}`}>
          <Sign view={view} seat={seat} />
          <span>
            {seatTitle(view, seat)} <small>{text.as[as](HITS_UP_TO[as])}</small>
          </span>
          <span className="stars" role="img" aria-label={text.starsLeft(strike.shots[seat] ?? 0)}>
            {Array.from({ length: strike.shots[seat] ?? 0 }, (_, i) => `${seat} ${i}`).map((key) => (
              <Glyph key={key} name="star" />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

const Sign = ({ view, seat }: { readonly view: View; readonly seat: string }) => {
  const power = powerOf(view, seat);
  return power === undefined ? undefined : <Emblem power={power} size={12} />;
};

/** Whose a target is to defend. */
function under(view: View, { defenders }: Strike, at: string): string {
  const whose = defenders
    .filter((each) => each.at.some((zone) => zone === at))
    .map(({ seat }) => seatInText(view, seat));
  return whose.length === 0 ? '' : words.moment.strike.under(list(whose));
}

/** The shots of the attack that is under way. */
function shotsOf(log: readonly LogLine[]): { readonly n: number; readonly shot: Shot }[] {
  const from = log.findLastIndex(({ kind }) => kind === 'nukes-launched');
  return log
    .slice(Math.max(0, from))
    .flatMap(({ n, event }) => (event?.type === 'l-star-fired' ? [{ n, shot: event }] : []));
}
