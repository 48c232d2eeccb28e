import { useEffect, useState } from 'react';
import { Badge, Glyph } from '../look/Glyph.tsx';
import { greyed } from '../look/greyed.ts';
import { POWER_IDS, type PowerId, powerColours } from '../look/powers.ts';
import { TopBar } from '../room/TopBar.tsx';
import { type Solo, startSolo } from '../solo/client.ts';
import type { Commander, Kept, Plan } from '../solo/messages.ts';
import { chartWords, POWER_NAMES, peopleWords, words } from '../words.ts';
import { Expansions } from './Expansions.tsx';
import { HotSeat } from './HotSeat.tsx';
import { KeptGames } from './KeptGames.tsx';
import '../spectator/frame.css';
import './front.css';

interface FrontProps {
  /** Starts the worker when it is first needed. */
  readonly solo: () => Solo;
  readonly onRules: () => void;
  readonly onPlay: (id: string) => void;
  readonly onWatch: () => void;
  readonly onLobby: () => void;
  readonly onChart: () => void;
}

const LEVELS: readonly Exclude<Commander, 'person'>[] = ['recruit', 'officer'];
const LATER = 250;
const LENGTHS = [1, 3, 8, 20] as const;

/** The first page: play at once, go on with a game, or choose another way to play. */
export function Front({ solo, onRules, onPlay, onWatch, onLobby, onChart }: FrontProps) {
  const text = words.front;
  const [power, setPower] = useState<PowerId>('europe');
  const [opponents, setOpponents] = useState(3);
  const [level, setLevel] = useState<(typeof LEVELS)[number]>('recruit');
  const [cycles, setCycles] = useState<number>(8);
  const [sets, setSets] = useState<Parameters<typeof Expansions>[0]['chosen']>({});
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [no, setNo] = useState<string>();
  const [starting, setStarting] = useState(false);
  useEffect(() => {
    // The page is drawn before the referee is fetched; where he does not come, whoever wants to play hears of it.
    const list = (): Promise<void> =>
      solo()
        .ask({ do: 'list' })
        .then(setKept, () => undefined);
    const timer = window.setTimeout(() => void list(), LATER);
    return () => window.clearTimeout(timer);
  }, [solo]);
  const start = async (plan: Plan): Promise<void> => {
    setStarting(true);
    const sentence = await startSolo(solo(), plan);
    setStarting(false);
    setNo(sentence);
    const id = solo().session.state()?.id;
    if (sentence === undefined && id !== undefined) onPlay(id);
  };
  const play = (): Promise<void> =>
    start({
      players: seatsFor(power, opponents).map((each) => ({
        power: each,
        name: POWER_NAMES[each].name,
        commander: each === power ? 'person' : level,
      })),
      options: { detenteCycle: cycles, ...sets },
      ...seedOf(),
    });
  // Each start makes a game that is kept: one is enough.
  const why = starting ? text.starting : undefined;
  const latest = kept.find(({ over }) => !over);
  return (
    <div className="front-page">
      <TopBar onRules={onRules} />
      <main className="front">
        <section className="front-lead">
          <h2>{text.tagline}</h2>
          <p>{text.about}</p>
          {latest && (
            <button type="button" className="plain-card" onClick={() => onPlay(latest.id)}>
              <b>{text.continue}</b>
              <small>{text.kept(POWER_NAMES[personIn(latest)].name, latest.cycle, latest.players.length - 1)}</small>
            </button>
          )}
        </section>
        <section className="front-play" aria-label={text.play}>
          <fieldset className="front-powers">
            <legend>{text.choose}</legend>
            {POWER_IDS.map((each) => (
              <button
                key={each}
                type="button"
                style={powerColours(each)}
                aria-pressed={each === power}
                onClick={() => setPower(each)}
              >
                <Badge power={each} />
                {POWER_NAMES[each].name}
              </button>
            ))}
          </fieldset>
          <div className="front-terms">
            <label>
              {text.opponents}
              <select value={opponents} onChange={(event) => setOpponents(Number(event.target.value))}>
                {[1, 2, 3, 4, 5].map((number) => (
                  <option key={number} value={number}>
                    {text.computers(number)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {text.level}
              <select
                value={level}
                onChange={(event) => setLevel(LEVELS.find((each) => each === event.target.value) ?? 'recruit')}
              >
                {LEVELS.map((each) => (
                  <option key={each} value={each}>
                    {text.levels[each]}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {text.length}
              <select value={cycles} onChange={(event) => setCycles(Number(event.target.value))}>
                {LENGTHS.map((each) => (
                  <option key={each} value={each}>
                    {text.cycles(each)}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <Expansions chosen={sets} onChoose={setSets} />
          {no && (
            <p className="refusal" role="alert">
              {no}
            </p>
          )}
          <button type="button" className="play" {...greyed(why, () => void play())}>
            {text.play}
          </button>
          <p className="small">{text.noServer}</p>
        </section>
        <section className="front-more" aria-label={text.more}>
          <h3 className="eyebrow">{text.more}</h3>
          <HotSeat why={why} onStart={(plan) => void start(plan)} />
          <button type="button" className="plain-card" onClick={onLobby}>
            <b>
              <Glyph name="deal" /> {text.online}
            </b>
            <small>{text.onlineAbout}</small>
          </button>
          <button type="button" className="plain-card" onClick={onWatch}>
            <b>
              <Glyph name="land" /> {text.watch}
            </b>
            <small>{text.watchAbout}</small>
          </button>
          <button type="button" className="plain-card" onClick={onChart}>
            <b>
              <Glyph name="chart" /> {chartWords.link}
            </b>
            <small>{chartWords.linkAbout}</small>
          </button>
          <a className="text-link" href="#kept">
            {peopleWords.kept.heading}
          </a>
          <KeptGames ask={(call) => solo().ask(call)} kept={kept} onPlay={onPlay} onKept={setKept} />
        </section>
      </main>
    </div>
  );
}

/** The player's power and so many others, in the order of the strip. */
export function seatsFor(power: PowerId, others: number): readonly PowerId[] {
  const rest = POWER_IDS.filter((each) => each !== power).slice(0, others);
  return POWER_IDS.filter((each) => each === power || rest.includes(each));
}

export const personIn = ({ players }: Pick<Kept, 'players'>): PowerId =>
  players.find(({ commander }) => commander === 'person')?.power ?? 'europe';

/** Fixes the dice by the address, for tests and pictures. */
export function seedOf(): { readonly seed?: string } {
  const seed = new URLSearchParams(location.search).get('seed');
  return seed === null ? {} : { seed };
}
