import { useCallback, useEffect, useState } from 'react';
import { shortTime } from '../dates.ts';
import { LeaderFace } from '../leaders/Face.tsx';
import { Emblem } from '../look/Glyph.tsx';
import { useAttention } from '../notify/attention.ts';
import { commanderTitle, list as inWords, STAGE_NAMES, weekWords, words } from '../words.ts';
import { call, type Me, type TableInfo } from './api.ts';
import { sayDigest } from './digest.ts';
import { isFree, seatName } from './Seats.tsx';
import { termsIn } from './terms.ts';
import './coming.css';

const LISTS = ['mine', 'open', 'watchable', 'finished'] as const;
type List = (typeof LISTS)[number];
const PAGE = 10;
/** How often the lists are read again while somebody looks at them. */
const AGAIN = 10_000;

interface GameListsProps {
  readonly me: Me | undefined;
  readonly onTable: (id: string) => void;
}

/** Your own games with those that wait for you first, then what others play. */
export function GameLists({ me, onTable }: GameListsProps) {
  return (
    <div className="lobby-lists">
      {LISTS.filter((name) => name !== 'mine' || me !== undefined).map((name) => (
        // Another account has other games.
        <Games key={`${name} ${me?.id}`} name={name} onTable={onTable} />
      ))}
    </div>
  );
}

function Games({ name, onTable }: { readonly name: List; readonly onTable: (id: string) => void }) {
  const text = words.online;
  const [games, setGames] = useState<readonly TableInfo[]>();
  const [limit, setLimit] = useState(PAGE);
  const [more, setMore] = useState(false);
  const load = useCallback(
    () =>
      call<{ games: TableInfo[]; next?: string }>('GET', `/api/games?list=${name}&limit=${limit}`).then(
        (told) => {
          // One's own stand in their own list.
          setGames(name === 'mine' ? told.games : told.games.filter(({ seats }) => !seats.some(({ you }) => you)));
          setMore(told.next !== undefined);
        },
        // The list stays as it was; the next look brings it up to date.
        () => undefined,
      ),
    [name, limit],
  );
  useEffect(() => {
    void load();
    const timer = window.setInterval(
      () => (document.visibilityState === 'visible' || name === 'mine') && void load(),
      AGAIN,
    );
    return () => window.clearInterval(timer);
  }, [load, name]);
  const waiting = games?.filter(({ seats }) => seats.some(({ you, waitedFor }) => you && waitedFor));
  // Its place is kept while it is on its way, so that nothing jumps.
  const coming = games === undefined;
  return (
    <section aria-label={text.lists[name]} data-list={name} aria-busy={coming}>
      {name === 'mine' && <Attention waiting={waiting?.map(({ id }) => id)} />}
      <h3 className="eyebrow">{text.lists[name]}</h3>
      {(coming || games.length === 0) && <p className={coming ? 'small coming' : 'small'}>{text.none[name]}</p>}
      <ul className="games">
        {games?.map((game) => (
          <li key={game.id}>
            <GameRow game={game} onTable={onTable} />
          </li>
        ))}
      </ul>
      {more && (
        <button type="button" className="text-link" onClick={() => setLimit(Math.min(100, limit + 3 * PAGE))}>
          {text.again}
        </button>
      )}
    </section>
  );
}

/** The tab says how many games wait. */
function Attention({ waiting }: { readonly waiting: readonly string[] | undefined }) {
  useAttention(waiting);
  return undefined;
}

function GameRow({ game, onTable }: { readonly game: TableInfo; readonly onTable: (id: string) => void }) {
  const text = words.online;
  const asks = game.seats.find(({ you, waitedFor }) => you && waitedFor)?.asks;
  return (
    <button
      type="button"
      className={`plain-card game ${asks === undefined ? '' : 'asks'}`}
      onClick={() => onTable(game.id)}
    >
      <span className="game-head">
        <b>{game.title}</b>
        {game.unread > 0 && <span className="count">{text.unread(game.unread)}</span>}
      </span>
      <span className="who">
        {game.seats.map(({ seat, power, player, bot }) => (
          <span key={seat}>
            {power && <Emblem power={power} size={12} />}
            <LeaderFace commander={bot} size={16} />
            {player ?? (bot === undefined ? text.seats.free : commanderTitle(bot))}
          </span>
        ))}
      </span>
      <small>
        {asks === undefined ? (
          standing(game)
        ) : (
          <>
            <strong>{text.yourMove}</strong> {asks}
          </>
        )}
      </small>
      {game.seats.some(({ yours }) => yours) && <small className="game-lent">{text.time.lent}</small>}
      {game.status !== 'finished' && (
        <span className="game-terms">
          {termsIn(game)
            .map((term) => term.replace(/\.$/, ''))
            .join(' · ')}
        </span>
      )}
      {game.status === 'running' && game.deadline !== undefined && game.paused === undefined && (
        <small className="game-deadline">
          {(asks === undefined ? weekWords.deadline.theirs : weekWords.deadline.yours)(shortTime(game.deadline))}
        </small>
      )}
      {game.digest !== undefined && (
        <small className="game-digest">
          <b>{weekWords.digest.label}:</b> {sayDigest(game.digest)}
        </small>
      )}
    </button>
  );
}

/** Where a game stands, in a line. */
function standing(game: TableInfo): string {
  const text = words.online;
  if (game.ended !== undefined) {
    const { how, winners } = game.ended;
    return text.won(inWords(winners.map((seat) => nameIn(game, seat))), words.end.how[how] ?? how);
  }
  if (game.status === 'open') {
    const free = game.seats.filter(isFree).length;
    return free === 0 ? text.everybodyReady : text.seatsFree(free);
  }
  const waited = game.seats.filter(({ waitedFor }) => waitedFor).map(seatName);
  const at = game.cycle === undefined ? '' : text.at(game.cycle, STAGE_NAMES[(game.stage ?? 0) - 1] ?? '');
  return [at, ...(waited.length === 0 ? [] : [text.waitsFor(inWords(waited))])]
    .filter((part) => part !== '')
    .join(', ');
}

const nameIn = (game: TableInfo, seat: string): string => {
  const found = game.seats.find((each) => each.seat === seat);
  return found === undefined ? seat : seatName(found);
};
