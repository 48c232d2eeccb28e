import { homeOf } from '@marshall/rules';
import type { ToldRefusal } from '@marshall/words';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLitZones } from '../lessons/lit.ts';
import type { PowerId } from '../look/powers.ts';
import { useAlike } from '../look/use-alike.ts';
import type { Chart } from '../map/board.ts';
import { MapKey } from '../map/Legend.tsx';
import { useCompanyLayer } from '../map/layers.ts';
import type { Arrow, Marks, Piece, ZoneState } from '../map/types.ts';
import { usePointed } from '../map/use-beside.ts';
import { WorldMap, type WorldMapHandle } from '../map/WorldMap.tsx';
import { BattleResult } from '../moment/BattleResult.tsx';
import { type MapPlan, NO_PLAN } from '../moment/map-plan.ts';
import type { LogLine, TableState } from '../session/session.ts';
import type { Beat } from '../theatre/beat.ts';
import type { Player, Playing } from '../theatre/player.ts';
import { Rush } from '../theatre/Rush.tsx';
import { Stage } from '../theatre/Stage.tsx';
import { useMapPlay } from '../theatre/use-map-play.ts';
import { soloWords, words } from '../words.ts';
import { companyMarks, marksOf, pieceOf, piecesOf, powerOf, zonesOf } from './facts.ts';
import { ImaginedNote } from './ImaginedNote.tsx';
import { Voices } from './voices/Voices.tsx';
import { ZoneCard } from './ZoneCard.tsx';

interface BoardProps {
  readonly chart: Chart | undefined;
  readonly table: TableState;
  readonly plan: MapPlan;
  /** A line of the log to be shown. */
  readonly line: LogLine | undefined;
  readonly player: Player;
  readonly playing: Playing;
  /** Whether what is held is acknowledged here. */
  readonly okHere: boolean;
  /** Whether a decision waits that is not shown until this was seen. */
  readonly covered: boolean;
  /** On a phone: whether the map has the room of the sheet below it, and how it gets it. */
  readonly wide: boolean;
  readonly onWide: () => void;
}

/** The zone that was clicked, and why it cannot be chosen. */
interface Look {
  /** What the moment was about then. */
  readonly about: string;
  readonly zone: string;
  readonly whyNot?: ToldRefusal;
}

/** The map with what stands on it, what may be clicked now, and what just happened. */
export function Board({ chart, table, plan: whole, line, player, playing, okHere, covered, wide, onWide }: BoardProps) {
  const { view, seat } = table;
  const { cue } = playing;
  // While something is played, the map shows that alone, and nothing else of it is drawn again.
  const deciding = whole.arrows.length + whole.placing.length + whole.selected.size > 0;
  const plan = cue === undefined || deciding ? whole : NO_PLAN;
  const [hovered, setHovered] = useState<string>();
  const [look, setLook] = useState<Look>();
  // A zone stays looked at until something else is chosen for the moment, whatever the others do meanwhile.
  const { about } = whole;
  const chosen = look?.about === about ? look.zone : undefined;
  const handle = useRef<WorldMapHandle>(null);
  const board = useRef<HTMLDivElement>(null);
  // Most of what is played changes nothing that stands on the map: it is laid out again only where something does.
  const plain = useAlike(useMemo(() => zonesOf(view), [view]));
  const standing = useAlike(useMemo(() => piecesOf(view), [view]));
  const power = powerOf(view, seat);
  const pieces = useMemo(() => withStates(standing, plan, power), [standing, plan, power]);
  const [companies, turnCompanies] = useCompanyLayer();
  const pointed = usePointed();
  const { blockades, log } = table;
  const made = useMemo(() => (companies ? { companies: companyMarks(view) } : {}), [view, companies]);
  const still = useMemo(
    () => ({ ...marksOf({ view, log, ...(blockades && { blockades }) }), ...made }),
    [view, blockades, log, made],
  );
  const lit = useLitZones();
  const zones = useAlike(useMemo(() => withPlan(plain, plan, line, lit), [plain, plan, line, lit]));
  const marks = useAlike(useMemo(() => withArrows(still, plan, line, view), [still, plan, line, view]));
  const play = useMapPlay(playing, table, plan.arrows.length > 0);

  useEffect(() => {
    if (line === undefined) return;
    const timer = setTimeout(() => handle.current?.reveal(placesOf(line)), INTENT);
    return () => clearTimeout(timer);
  }, [line]);
  useEffect(() => {
    if (lit.length > 0) handle.current?.reveal(lit);
  }, [lit]);
  const beat = cue?.beat;
  useKeptInSight(board, chart !== undefined, beat ? placesIn(beat) : [...lit, ...whole.selected], handle);
  useEffect(() => {
    if (beat === undefined) return;
    handle.current?.reveal(placesIn(beat), coveredBy(board.current));
  }, [beat]);
  const choose = (zone: string): void => {
    player.skip();
    const picked = whole.pick(zone);
    setLook(picked || zone === chosen ? undefined : { about, zone });
    if (picked || zone === chosen) return;
    whole
      .whyNot(zone)
      .then((whyNot) => whyNot && setLook((now) => (now?.zone === zone ? { about, zone, whyNot } : now)));
  };
  const click = useInTurn(whole.busy, table.asked?.id, choose);
  if (!chart)
    return (
      <div className="board blank world-behind">
        <span className="unseen">{words.map.loading}</span>
      </div>
    );
  const shown = chosen ?? hovered;
  return (
    <div className="board" ref={board} data-imagined={table.imagined && ''}>
      <WorldMap
        chart={chart}
        zones={zones}
        pieces={pieces}
        marks={marks}
        theatre={power === undefined ? 'eastern-europe' : (homeOf(power)[1] ?? 'eastern-europe')}
        onZone={click}
        onLook={(zone) => setLook({ about, zone })}
        onHover={setHovered}
        handle={handle}
        play={play}
        {...(whole.grab === undefined ? {} : { grab: whole.grab })}
      />
      {playing.speed === 0 && <Rush table={table} />}
      <Stage player={player} playing={playing} map={handle} ok={okHere} covered={covered} />
      {table.unkept !== undefined && (
        <p className="lost" role="alert">
          {soloWords.unkept[table.unkept]}
        </p>
      )}
      {table.imagined && <ImaginedNote {...table.imagined} />}
      {table.view.ended === undefined && <Voices table={table} />}
      <MapKey companies={companies} onCompanies={turnCompanies} wide={wide} onWide={onWide} />
      {cue === undefined && <BattleResult table={table} />}
      {shown !== undefined && (
        <ZoneCard
          chart={chart}
          id={shown}
          state={zones[shown]}
          pieces={pieces}
          table={table}
          pinned={shown === chosen}
          whyNot={shown === chosen ? look?.whyNot : undefined}
          onClose={() => setLook(undefined)}
          zones={zones}
          pointed={pointed}
        />
      )}
    </div>
  );
}

/** Where the board changes its size, such as above a sheet that grows on a phone, what is played or chosen stays in sight. */
function useKeptInSight(
  board: RefObject<HTMLElement | null>,
  drawn: boolean,
  kept: readonly string[],
  handle: RefObject<WorldMapHandle | null>,
): void {
  const now = useRef(kept);
  now.current = kept;
  useEffect(() => {
    if (!drawn || board.current === null) return;
    let frame = 0;
    // After the map has taken its new size.
    const look = (): void => {
      if (now.current.length > 0) handle.current?.reveal(now.current, coveredBy(board.current));
    };
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    watch.observe(board.current);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [board, drawn, handle]);
}

/** Milliseconds after which a line of the log is not only passed over: the map goes where it happened. */
const INTENT = 250;

/** How much of the map what is said of a beat covers, from below. */
function coveredBy(board: Element | null): number {
  const said = board?.querySelector('.stage')?.getBoundingClientRect();
  // On a phone it may not be shown at all.
  return board && said?.height ? Math.max(0, board.getBoundingClientRect().bottom - said.top) : 0;
}

/** Where a beat happens. */
const placesIn = ({ zones, arrows }: Beat): readonly string[] => [
  ...zones,
  ...arrows.flatMap(({ from, to }) => [from, to]),
];

const placesOf = ({ zones = [], arrows = [] }: LogLine): readonly string[] => [
  ...zones,
  ...arrows.flatMap(({ from, to }) => [from, to]),
];

/** Clicks that come while the last one is being thought about wait for their turn; another question forgets them. */
function useInTurn(busy: boolean, question: number | undefined, choose: (zone: string) => void) {
  const waiting = useRef<{ readonly zone: string; readonly question: number | undefined }[]>([]);
  const now = useRef(choose);
  now.current = choose;
  useEffect(() => {
    if (busy) return;
    const next = waiting.current.shift();
    if (next === undefined) return;
    if (next.question === question) now.current(next.zone);
    else waiting.current = [];
  });
  return (zone: string): void => {
    if (busy) waiting.current.push({ zone, question });
    else choose(zone);
  };
}

function withPlan(
  plain: Readonly<Record<string, ZoneState>>,
  plan: MapPlan,
  line: LogLine | undefined,
  lit: readonly string[],
) {
  const zones: Record<string, ZoneState> = { ...plain };
  for (const zone of lit) zones[zone] = { ...zones[zone], lit: true };
  for (const zone of plan.targets) zones[zone] = { ...zones[zone], target: true };
  for (const zone of [...plan.selected, ...(line?.zones ?? [])])
    zones[zone] = { ...zones[zone], selected: true, target: false };
  return zones;
}

/** The attack that is being fought, for as long as it is. */
function battleArrow(view: TableState['view']): Arrow | undefined {
  const frame = view.agenda.findLast(({ procedure }) => procedure === 'conventional');
  if (frame?.procedure !== 'conventional' || frame.from === undefined || frame.from === frame.to) return undefined;
  const power = powerOf(view, frame.attacker);
  return { from: frame.from, to: frame.to, kind: 'attack', ...(power === undefined ? {} : { power }) };
}

/** Units that may go are underlined, those taken up are ringed, those to be placed stand there already. */
function withStates(standing: readonly Piece[], plan: MapPlan, power: PowerId | undefined): readonly Piece[] {
  if (power === undefined || (plan.ready.size === 0 && plan.placing.length === 0)) return standing;
  const mine = standing.map((piece): Piece => {
    if (piece.power !== power || piece.kind === 'company' || !plan.ready.has(piece.zone)) return piece;
    return { ...piece, state: plan.selected.has(piece.zone) ? 'chosen' : 'ready' };
  });
  const placed = plan.placing.map(
    ({ zone, kind, number }): Piece => ({ ...pieceOf(zone, power, kind, number), state: 'chosen' }),
  );
  return [...mine, ...placed];
}

function withArrows(still: Marks, plan: MapPlan, line: LogLine | undefined, view: TableState['view']): Marks {
  if (plan.arrows.length > 0) return { ...still, arrows: plan.arrows };
  const battle = battleArrow(view);
  if (battle !== undefined && line === undefined) return { ...still, arrows: [battle] };
  const power = powerOf(view, line?.actor);
  const arrows = (line?.arrows ?? [])
    .filter(({ from, to }) => from !== to)
    .map((arrow) => ({ ...arrow, ...(power === undefined ? {} : { power }) }));
  return { ...still, arrows };
}
