import { type FormEvent, useEffect, useState } from 'react';
import { Emblem } from '../look/Glyph.tsx';
import { callWords, commanderTitle, weekWords, words } from '../words.ts';
import { type Choices, call, enter, type Me, type OptionValue, type SeatInfo, type TableInfo } from './api.ts';
import { CLOCKS } from './clocks.ts';
import { No } from './NameForm.tsx';
import { OptionField, WATCHES } from './NewTable.tsx';
import { CopyLink, isFree, seatInText, seatName } from './Seats.tsx';
import { termsIn } from './terms.ts';
import './coming.css';

/** A table as the link to it shows it. */
export interface LinkInfo {
  readonly game: TableInfo;
  readonly access: 'seated' | 'sit' | 'watch' | 'none';
  readonly because?: string;
  readonly terms: readonly string[];
}

/** What the link tells of a table; asked again when the table changes. */
export function useLink(id: string, token: string | undefined, info: TableInfo | undefined, me: string | undefined) {
  const [link, setLink] = useState<LinkInfo>();
  const changed = info === undefined ? '' : JSON.stringify([info.seats, info.options, info.clock, info.delay, me]);
  useEffect(() => {
    if (changed === '') return;
    const query = token === undefined ? '' : `?invitation=${encodeURIComponent(token)}`;
    call<LinkInfo>('GET', `/api/games/${id}/link${query}`).then(setLink, () => undefined);
  }, [id, token, changed]);
  return link;
}

/** Who invites, who sits there already, and by which terms. */
export function Invitation({ info }: { readonly info: TableInfo }) {
  const text = weekWords.coming;
  const names = info.seats.flatMap(({ player }) => player ?? []);
  const seated = info.seats.some(({ you }) => you);
  return (
    <div className="invitation">
      <p>
        {info.owner ? text.yours : greetingOf(info, seated)} {!info.owner && text.sits(names)}
      </p>
      {!info.owner && !seated && (
        <ul className="who-sits">
          {info.seats.map((seat) => (
            <li key={seat.seat}>
              {seat.power !== undefined && <Emblem power={seat.power} size={14} />}
              <b>{seatName(seat)}</b>
              <span>
                {seat.player ?? (seat.bot === undefined ? words.online.seats.free : commanderTitle(seat.bot))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ul aria-label={text.terms}>
        {termsIn(info).map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </div>
  );
}

/** A player who sits there already is not invited any more. */
function greetingOf({ host, status }: TableInfo, seated: boolean): string {
  const text = weekWords.coming;
  if (host === undefined) return seated ? '' : text.hostless;
  return seated || status !== 'open' ? text.seated(host) : text.host(host);
}

interface SitDownProps {
  readonly info: TableInfo;
  readonly link: LinkInfo | undefined;
  readonly me: Me | undefined;
  readonly invited: { readonly seat: string; readonly token: string } | undefined;
  readonly onMe: (me: Me) => void;
  readonly onInfo: (info: TableInfo) => void;
}

/** One press to sit down: a guest's name is asked in place. */
export function SitDown({ info, link, me, invited, onMe, onInfo }: SitDownProps) {
  const text = weekWords.coming;
  const [name, setName] = useState('');
  const [no, setNo] = useState<string>();
  const open = info.seats.filter((each) => isFree(each) && (each.forYou === true || each.reserved === undefined));
  const seat = open.find(({ forYou }) => forYou) ?? open.find((each) => each.seat === invited?.seat) ?? open[0];
  if (info.status !== 'open' || info.seats.some(({ you }) => you)) return undefined;
  if (link !== undefined && link.access !== 'sit')
    return link.because === undefined || info.owner ? undefined : <p className="aside">{link.because}</p>;
  if (seat === undefined || link === undefined) return undefined;
  const sit = async (): Promise<void> => {
    if (me === undefined) onMe(await enter('guests', { name }));
    else if (name.trim() !== '' && name !== me.name) onMe(await call<Me>('PATCH', '/api/me', { name }));
    const invitation = seat.invitation ?? invited?.token;
    onInfo(
      await call<TableInfo>(
        'POST',
        `/api/games/${info.id}/seats/${seat.seat}/take`,
        invitation === undefined ? {} : { invitation },
      ),
    );
  };
  const go = (event: FormEvent): void => {
    event.preventDefault();
    sit().catch((error: Error) => setNo(error.message));
  };
  return (
    <form className="form sit-down" onSubmit={go}>
      {/* A name that looks like another's at this table is refused: choose another in place. */}
      {(me === undefined || no !== undefined) && (
        <label>
          {text.name}
          <input
            value={name}
            maxLength={40}
            required
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
      )}
      <button type="submit" className="play">
        {seat.power === undefined ? text.sit : text.sitAs(seatInText(seat))}
      </button>
      <No sentence={no} />
    </form>
  );
}

/** The one link of a table, for people who play and people who watch; its maker can replace it. */
export function Share({ info, onInfo }: { readonly info: TableInfo; readonly onInfo: (info: TableInfo) => void }) {
  const text = weekWords.coming;
  const own = info.invitation === undefined ? '' : `/${info.invitation}`;
  const renew = (): void =>
    void call<TableInfo>('POST', `/api/games/${info.id}/link`, {}).then(onInfo, () => undefined);
  return (
    <div className="share">
      <b>{text.link}</b>
      <CopyLink
        label={words.online.seats.copy}
        describe={text.link}
        address={`${location.origin}/t/${info.id}${own}`}
      />
      {info.owner && info.status === 'open' && info.invitation !== undefined && (
        <button type="button" className="text-link" title={text.renewAbout} onClick={renew}>
          {text.renew}
        </button>
      )}
    </div>
  );
}

/** Exchanges of seats that are asked for: agreed to, declined, taken back. */
export function Swaps({
  info,
  act,
}: {
  readonly info: TableInfo;
  readonly act: (path: string, body?: unknown) => void;
}) {
  const text = weekWords.coming;
  const answer = (seats: readonly [string, string], agree: boolean): void => act('swap', { seats, agree });
  return (info.swaps ?? []).map(({ seats, by, yours, agree }) => (
    <p key={seats.join()} className="swap" role="status">
      {agree ? text.swapWants(by) : yours ? text.swapAsked : ''}{' '}
      {agree && (
        <button type="button" className="plain" onClick={() => answer(seats, true)}>
          {text.agree}
        </button>
      )}
      {(agree || yours) && (
        <button type="button" className="text-link" onClick={() => answer(seats, false)}>
          {agree ? text.decline : text.withdraw}
        </button>
      )}
    </p>
  ));
}

/** A table at which only computers sit is started by its maker. */
export function StartComputers({ info, act }: Parameters<typeof Swaps>[0]) {
  const isComputer = ({ bot }: SeatInfo): boolean => bot !== undefined;
  if (!info.owner || info.status !== 'open' || !info.seats.every(isComputer)) return undefined;
  return (
    <div className="start-computers">
      <p className="small">{weekWords.coming.alone}</p>
      <button type="button" className="play" onClick={() => act('start', {})}>
        {weekWords.coming.start}
      </button>
    </div>
  );
}

interface ChangeTermsProps {
  readonly info: TableInfo;
  readonly choices: Choices | undefined;
  readonly onInfo: (info: TableInfo) => void;
}

/** A form that opens under what is read already comes into sight, with its first field ready to write in. */
const bringIntoView = (form: HTMLFormElement | null): void => {
  form?.scrollIntoView({ block: 'nearest' });
  form?.querySelector('input')?.focus({ preventScroll: true });
};

/** The maker of a table changes its terms until it begins; everyone there is told. */
export function ChangeTerms({ info, choices, onInfo }: ChangeTermsProps) {
  const text = weekWords.coming;
  const make = words.online.make;
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState(info.title);
  const [clock, setClock] = useState(clockOf(info));
  const [watch, setWatch] = useState(watchOf(info));
  const [options, setOptions] = useState(info.options);
  const [end, setEnd] = useState(info.detenteAt === undefined ? '' : localTime(info.detenteAt));
  const [no, setNo] = useState<string>();
  if (!info.owner || info.status !== 'open') return undefined;
  if (!open)
    return (
      <button type="button" className="text-link" onClick={() => setOpen(true)}>
        {text.change}
      </button>
    );
  // The table's own sentences: the last two say how quickly it is played, and who may watch.
  const [pace = '', watchers = ''] = (info.terms ?? []).slice(-2);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const terms = {
      title,
      ...(clock === KEPT ? {} : { clock: null, ...CLOCKS[clock] }),
      ...(watch === KEPT ? {} : { spectators: WATCHES[watch] !== undefined, delay: WATCHES[watch] ?? 0 }),
      detenteAt: end === '' ? null : new Date(end).getTime(),
      ...(info.fork === undefined ? { options } : {}),
    };
    call<TableInfo>('PATCH', `/api/games/${info.id}/terms`, terms).then(
      (changed) => {
        onInfo(changed);
        setOpen(false);
        setNo(undefined);
      },
      (error: Error) => setNo(error.message),
    );
  };
  return (
    <form className="form change-terms" ref={bringIntoView} onSubmit={save}>
      <label>
        {text.title}
        <input value={title} maxLength={80} required onChange={(event) => setTitle(event.target.value)} />
      </label>
      <label>
        {text.pace}
        <select value={clock} onChange={(event) => setClock(keyIn(CLOCKS, event.target.value) ?? KEPT)}>
          {clockOf(info) === KEPT && <option value={KEPT}>{callWords.asItIs(pace)}</option>}
          {keysOf(CLOCKS).map((each) => (
            <option key={each} value={each}>
              {make.clocks[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text.watchers}
        <select value={watch} onChange={(event) => setWatch(keyIn(WATCHES, event.target.value) ?? KEPT)}>
          {watchOf(info) === KEPT && <option value={KEPT}>{callWords.asItIs(watchers)}</option>}
          {keysOf(WATCHES).map((each) => (
            <option key={each} value={each}>
              {make.watches[each]}
            </option>
          ))}
        </select>
      </label>
      <label title={make.endAbout}>
        {make.end}
        <input type="datetime-local" value={end} onChange={(event) => setEnd(event.target.value)} />
      </label>
      {info.fork === undefined && (
        <details className="fold">
          <summary>{make.options}</summary>
          <div className="options">
            {(choices?.options ?? []).map((option) => (
              <OptionField
                key={option.id}
                option={option}
                value={options[option.id] ?? option.fallback}
                onChange={(value: OptionValue) => setOptions({ ...options, [option.id]: value })}
              />
            ))}
          </div>
        </details>
      )}
      <p className="small">{text.told}</p>
      <No sentence={no} />
      <span className="row">
        <button type="submit" className="plain">
          {text.keep}
        </button>
        <button type="button" className="text-link" onClick={() => setOpen(false)}>
          {text.cancel}
        </button>
      </span>
    </form>
  );
}

/** An instant as a field for date and time holds it, on the reader's clock. */
function localTime(instant: number): string {
  const here = new Date(instant);
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = [here.getFullYear(), two(here.getMonth() + 1), two(here.getDate())].join('-');
  return `${day}T${two(here.getHours())}:${two(here.getMinutes())}`;
}

// The keys of a table are its own.
const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(table) as K[];
const keyIn = <K extends string>(table: Readonly<Record<K, unknown>>, key: string): K | undefined =>
  keysOf(table).find((each) => each === key);

/** What a program has chosen, and no list has, stays as it is. */
const KEPT = 'kept';

/** The clock of a table among those that can be chosen. */
export function clockOf({
  clock,
  clockKind = 'question',
  increment,
}: Pick<TableInfo, 'clock' | 'clockKind' | 'increment'>): keyof typeof CLOCKS | typeof KEPT {
  return (
    keysOf(CLOCKS).find((key) => {
      const choice: Pick<TableInfo, 'clock' | 'clockKind' | 'increment'> = CLOCKS[key];
      if (clock === undefined || choice.clock !== clock) return choice.clock === clock;
      return (choice.clockKind ?? 'question') === clockKind && (choice.increment ?? 0) === (increment ?? 0);
    }) ?? KEPT
  );
}

export function watchOf({
  spectators,
  delay,
}: Pick<TableInfo, 'spectators' | 'delay'>): keyof typeof WATCHES | typeof KEPT {
  if (!spectators) return 'none';
  return keysOf(WATCHES).find((key) => WATCHES[key] === delay) ?? KEPT;
}
