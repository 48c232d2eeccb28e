import { type CommanderName, commanderAs, leaderFor } from '@marshall/bots/leaders';
import { useState } from 'react';
import { dateAndTime } from '../dates.ts';
import { LeaderFace } from '../leaders/Face.tsx';
import { LeaderPicker } from '../leaders/LeaderPicker.tsx';
import { Badge } from '../look/Glyph.tsx';
import { powerColours } from '../look/powers.ts';
import { useFocusNear } from '../moment/use-focus-near.ts';
import { commanderTitle, OPTION_TITLES, POWER_NAMES, seatNumber, weekWords, words } from '../words.ts';
import type { Choices, SeatInfo, TableInfo } from './api.ts';
import { sayValue } from './NewTable.tsx';

interface SeatsProps {
  readonly info: TableInfo;
  /** The seat and the invitation that came with the link. */
  readonly invited: { readonly seat: string; readonly token: string } | undefined;
  readonly act: (path: string, body?: unknown, method?: 'POST' | 'DELETE') => void;
}

/** Who sits where before the game begins: take, change, exchange, fill, and be ready. */
export function Seats({ info, invited, act }: SeatsProps) {
  const text = words.online.seats;
  const own = info.seats.filter(({ you }) => you);
  const [mine] = own;
  const ready = own.every((seat) => seat.ready);
  // Programs may hold several seats and are ready in all of them at once.
  const turn = (): void => {
    for (const { seat } of own.filter((each) => each.ready === ready))
      act(`seats/${seat}/ready`, ready ? { ready: false } : { ready: true, contribution: crypto.randomUUID() });
  };
  return (
    <>
      <ul className="lobby-seats">
        {info.seats.map((seat) => (
          <li key={seat.seat} style={seat.power && powerColours(seat.power)}>
            {seat.power ? <Badge power={seat.power} /> : <span />}
            <LeaderFace commander={seat.bot} size={32} />
            <span>
              <b>{seatName(seat)}</b>
              <small>
                {seat.you
                  ? text.yours
                  : (seat.player ?? (seat.bot === undefined ? freeText(seat) : commanderTitle(seat.bot)))}
              </small>
            </span>
            <span className="state">{isFree(seat) ? '' : seat.ready ? text.isReady : text.waiting}</span>
            <Acts seat={seat} info={info} mine={mine} invited={invited} act={act} />
          </li>
        ))}
      </ul>
      {own.length > 0 && (
        <button type="button" className={ready ? 'plain' : 'play'} onClick={turn}>
          {ready ? text.notReady : text.ready}
        </button>
      )}
      {info.status === 'open' && info.seats.some(({ bot }) => bot === undefined) && (
        <p className="small">{text.begins}</p>
      )}
    </>
  );
}

interface ActsProps extends SeatsProps {
  readonly seat: SeatInfo;
  readonly mine: SeatInfo | undefined;
}

/** What the reader can do about one seat. */
function Acts({ seat, info, mine, invited, act }: ActsProps) {
  const text = words.online.seats;
  const free = isFree(seat);
  const power = seatInText(seat);
  // The link of a table leads to any seat.
  const token = invited?.seat === seat.seat || invited?.seat === ANY_SEAT ? invited.token : undefined;
  const open = seat.reserved === undefined || seat.forYou === true;
  const mayTake =
    free && open && mine === undefined && (info.public || info.owner || token !== undefined || seat.forYou === true);
  const near = useFocusNear<HTMLSpanElement>();
  return (
    <span className="acts" {...near}>
      {mayTake && (
        <button
          type="button"
          className="plain"
          onClick={() => act(`seats/${seat.seat}/take`, takeBody(seat.invitation ?? token))}
        >
          {text.take(power)}
        </button>
      )}
      {free && mine !== undefined && (
        <button type="button" className="text-link" onClick={() => act('swap', { seats: [mine.seat, seat.seat] })}>
          {text.move(power)}
        </button>
      )}
      {free && seat.invitation !== undefined && (
        <CopyLink
          label={text.inviteShort}
          describe={text.invite(power)}
          address={`${location.href.split('#')[0]}#table/${info.id}/${seat.seat}/${seat.invitation}`}
        />
      )}
      {free && info.owner && (
        <Fill seat={seat} place={info.seats.indexOf(seat)} onFill={(bot) => act(`seats/${seat.seat}/bot`, { bot })} />
      )}
      {free && info.owner && info.fork === undefined && info.seats.length > FEWEST && (
        <button
          type="button"
          className="text-link"
          aria-label={weekWords.coming.removeSeatOf(power)}
          onClick={() => act(`seats/${seat.seat}`, undefined, 'DELETE')}
        >
          {weekWords.coming.removeSeat}
        </button>
      )}
      {!free && mine !== undefined && !seat.you && (info.owner || seat.player !== undefined) && (
        <button type="button" className="text-link" onClick={() => act('swap', { seats: [mine.seat, seat.seat] })}>
          {seat.player === undefined ? text.move(power) : weekWords.coming.swapAsk(seat.player)}
        </button>
      )}
      {!free && (seat.you || info.owner) && (
        <button type="button" className="text-link" onClick={() => act(`seats/${seat.seat}/free`)}>
          {seat.you ? text.leave : freeing(seat)}
        </button>
      )}
    </span>
  );
}

interface FillProps {
  readonly seat: SeatInfo;
  /** The place among the seats: where nobody is chosen, each has somebody else. */
  readonly place: number;
  readonly onFill: (bot: CommanderName) => void;
}

/** Puts a computer into a free seat, by name and face. */
function Fill({ seat, place, onFill }: FillProps) {
  const text = words.online.seats;
  const [commander, setCommander] = useState<CommanderName>(commanderAs('recruit', leaderFor(place)));
  return (
    <span className="fill">
      <LeaderPicker of={seatInText(seat)} value={commander} onChange={setCommander} />
      <button
        type="button"
        className="text-link"
        aria-label={text.fillSeat(seatInText(seat))}
        onClick={() => onFill(commander)}
      >
        {text.fill}
      </button>
    </span>
  );
}

/** No game has fewer seats. */
const FEWEST = 2;

const freeing = ({ player }: SeatInfo): string =>
  player === undefined ? weekWords.coming.removeComputer : weekWords.coming.removePerson(player);

/** The one link of a table is for any of its seats. */
export const ANY_SEAT = '-';

const freeText = ({ reserved }: SeatInfo): string =>
  reserved === undefined ? words.online.seats.free : weekWords.coming.reserved(reserved);

const takeBody = (invitation: string | undefined) => (invitation === undefined ? {} : { invitation });

interface CopyLinkProps {
  readonly label: string;
  readonly describe: string;
  readonly address: string;
}

/** An address to hand on; where copying is not possible it can be marked by hand. */
export function CopyLink({ label, describe, address }: CopyLinkProps) {
  const text = words.online.seats;
  const [copied, setCopied] = useState(false);
  const copy = (): void =>
    void navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <span className="copy">
      <input readOnly aria-label={describe} value={address} onFocus={(event) => event.target.select()} />
      <button type="button" className="text-link" onClick={copy}>
        {copied ? text.copied : label}
      </button>
    </span>
  );
}

/** What differs from the usual, and the seal of the dice. */
export function Terms({ info, choices }: { readonly info: TableInfo; readonly choices: Choices | undefined }) {
  const text = words.online;
  const unusual = (choices?.options ?? []).filter(
    ({ id, fallback }) => info.options[id] !== undefined && info.options[id] !== fallback,
  );
  return (
    <details className="fold">
      <summary>{text.seats.terms}</summary>
      <dl className="agreed">
        {unusual.length === 0 && info.detenteAt === undefined && <dd>{text.seats.standard}</dd>}
        {unusual.map(({ id, describe }) => (
          <div key={id}>
            <dt>
              {OPTION_TITLES[id] ?? id}: {sayValue(id, info.options[id] ?? '')}
            </dt>
            <dd>{describe}</dd>
          </div>
        ))}
        {info.detenteAt !== undefined && (
          <div>
            <dt>{text.seats.ends(dateAndTime(info.detenteAt))}</dt>
            <dd>{text.make.endAbout}</dd>
          </div>
        )}
        {info.edition !== undefined && (
          <div>
            <dt>{text.seats.edition(info.edition)}</dt>
          </div>
        )}
        <div>
          <dt>{text.seats.promise}</dt>
          <dd className="seal">{info.commitment}</dd>
        </div>
      </dl>
    </details>
  );
}

export const isFree = ({ player, bot }: SeatInfo): boolean => player === undefined && bot === undefined;

/** A seat by its superpower, or by its number where powers are rolled for. */
export const seatName = ({ seat, power }: Pick<SeatInfo, 'seat' | 'power'>): string =>
  power === undefined ? seatNumber(seat) : POWER_NAMES[power].name;

/** The same within a sentence: `the Soviet Union`. */
export const seatInText = ({ seat, power }: Pick<SeatInfo, 'seat' | 'power'>): string =>
  power === undefined ? seatNumber(seat) : POWER_NAMES[power].inText;
