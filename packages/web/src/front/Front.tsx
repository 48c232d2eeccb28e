import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { LanguageSwitch } from '../app/LanguageSwitch.tsx';
import { onceWanted } from '../app/prepare.ts';
import { afterDrawn } from '../app/when-drawn.ts';
import { LeaderPicker } from '../leaders/LeaderPicker.tsx';
import { LevelSelect } from '../leaders/LevelSelect.tsx';
import { leadersAt, levelOf, nameOf, promoted } from '../leaders/table-leaders.ts';
import { Badge, Emblem, Glyph } from '../look/Glyph.tsx';
import { greyed } from '../look/greyed.ts';
import { POWER_IDS, type PowerId, powerColours } from '../look/powers.ts';
import { TopBar } from '../room/TopBar.tsx';
import { type Solo, startSolo } from '../solo/client.ts';
import type { Kept, Plan } from '../solo/messages.ts';
import { chartWords, leaderWords, POWER_NAMES, peopleWords, studyWords, words } from '../words.ts';
import { Expansions } from './Expansions.tsx';
import { GoOn, keepKept, recallKept } from './GoOn.tsx';
import { HotSeat } from './HotSeat.tsx';
import { isGame, KeptGames } from './KeptGames.tsx';
import { LENGTHS } from './lengths.ts';
import { OpenFile } from './OpenFile.tsx';
import { seatsFor, seedOf } from './seats.ts';
import '../spectator/frame.css';
import './front.css';
import '../look/world.css';

interface FrontProps {
  /** Starts the worker when it is first needed. */
  readonly solo: () => Solo;
  readonly onRules: () => void;
  readonly onPlay: (id: string) => void;
  readonly onWatch: () => void;
  readonly onLobby: () => void;
  readonly onChart: () => void;
  readonly onLearn: () => void;
  readonly onHow: () => void;
}

const Showcase = lazy(() => import('./Showcase.tsx').then((show) => ({ default: show.Showcase })));

const WorthWatching = lazy(() => import('./WorthWatching.tsx').then((list) => ({ default: list.WorthWatching })));

const LATER = 250;
/** The page is read and pressed first; until then the land of the world is a picture. */
const QUIET = 2200;
/** A phone is slower, and shows less of it. */
const QUIET_PHONE = 5000;
/** Minutes that a cycle takes, by and large. */
const CYCLE = 4;

/** The first page: play at once, go on with a game, or choose another way to play. */
export function Front({ solo, onRules, onPlay, onWatch, onLobby, onChart, onLearn, onHow }: FrontProps) {
  const text = words.front;
  const [power, setPower] = useState<PowerId>('europe');
  const [opponents, setOpponents] = useState(3);
  const [leaders, setLeaders] = useState(() => leadersAt('recruit'));
  const [cycles, setCycles] = useState<number>(8);
  const [sets, setSets] = useState<Parameters<typeof Expansions>[0]['chosen']>({});
  const [kept, setKept] = useState<readonly Kept[]>();
  const shows = useQuiet();
  const [no, setNo] = useState<string>();
  const [starting, setStarting] = useState(false);
  useEffect(() => {
    // The page is drawn before the referee is fetched; where it does not arrive, a person who wants to play hears of it.
    const list = (): Promise<void> =>
      solo()
        .ask({ do: 'list' })
        .then(
          (all) => {
            const games = all.filter(isGame);
            setKept(games);
            keepKept(games.some(({ over }) => !over));
          },
          () => undefined,
        );
    // Somebody who was here before may want to go on; everybody else is in no hurry for the list.
    return recallKept() ? afterDrawn(LATER, () => void list()) : onceWanted(() => void list());
  }, [solo]);
  const start = async (plan: Plan): Promise<void> => {
    setStarting(true);
    const sentence = await startSolo(solo(), plan);
    setStarting(false);
    setNo(sentence);
    const id = solo().session.state()?.id;
    if (sentence !== undefined || id === undefined) return;
    // A player who comes back from it finds it at once.
    keepKept(true);
    onPlay(id);
  };
  const play = (): Promise<void> =>
    start({
      players: seatsFor(power, opponents).map((each) =>
        each === power
          ? { power: each, name: POWER_NAMES[each].name, commander: 'person' }
          : { power: each, name: nameOf(leaders[each]), commander: leaders[each] },
      ),
      options: { detenteCycle: cycles, ...sets },
      ...seedOf(),
    });
  // Each start makes a game that is kept: one is enough.
  const why = starting ? text.starting : undefined;
  const latest = kept?.find(({ over }) => !over);
  // Its place is kept while the list is on its way.
  const goesOn = latest !== undefined || (kept === undefined && recallKept());
  const against = seatsFor(power, opponents).filter((each) => each !== power);
  return (
    <div className="front-page">
      <TopBar onRules={onRules} />
      <main className="front">
        <div className="front-world world-behind">
          {shows && (
            <ErrorBoundary broken={undefined}>
              <Suspense>
                <Showcase />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
        <div className="front-paper">
          <section className="front-lead">
            <h2>{text.tagline}</h2>
            <p>{text.about(cycles, Math.max(5, Math.round((cycles * CYCLE) / 5) * 5))}</p>
            {goesOn && <GoOn game={latest} onPlay={onPlay} />}
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
              <LevelSelect
                label={text.level}
                level={levelOf(leaders, against)}
                onChange={(level) => setLeaders(promoted(leaders, level))}
              />
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
            <ul className="opponents" aria-label={leaderWords.opponents}>
              {against.map((each) => (
                <li key={each}>
                  <Emblem power={each} size={12} />
                  <LeaderPicker
                    of={each}
                    value={leaders[each]}
                    onChange={(commander) => setLeaders({ ...leaders, [each]: commander })}
                  />
                </li>
              ))}
            </ul>
            {no && (
              <p className="refusal" role="alert">
                {no}
              </p>
            )}
            <button type="button" className={goesOn ? 'play second' : 'play'} {...greyed(why, () => void play())}>
              {text.play}
            </button>
            <p className="front-learn">
              <button type="button" className="learn" onClick={onLearn}>
                <Glyph name="book" /> {text.learn}
              </button>
              <button type="button" className="text-link" onClick={onHow}>
                {text.how}
              </button>
            </p>
            <Expansions chosen={sets} onChoose={setSets} />
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
            <a className="plain-card" href="#positions">
              <b>
                <Glyph name="mark" /> {studyWords.positions.link}
              </b>
              <small>{studyWords.positions.linkAbout}</small>
            </a>
            <a className="plain-card" href="#odds">
              <b>
                <Glyph name="chart" /> {studyWords.explorer.heading}
              </b>
              <small>{studyWords.explorer.linkAbout}</small>
            </a>
            {shows && (
              <ErrorBoundary broken={undefined}>
                <Suspense>
                  <WorthWatching />
                </Suspense>
              </ErrorBoundary>
            )}
            <OpenFile solo={solo} onPlay={onPlay} />
            <KeptGames ask={(call) => solo().ask(call)} kept={kept ?? []} onPlay={onPlay} onKept={setKept} />
            <p className="small">
              {text.noServer}{' '}
              <a className="text-link" href="#kept">
                {peopleWords.kept.heading}
              </a>
            </p>
            <LanguageSwitch />
          </section>
        </div>
      </main>
    </div>
  );
}

/** True once the page is drawn and has nothing else to do: pictures wait for that. */
function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    const isPhone = matchMedia('(max-width: 860px)').matches;
    return afterDrawn(isPhone ? QUIET_PHONE : QUIET, () => setQuiet(true));
  }, []);
  return quiet;
}
