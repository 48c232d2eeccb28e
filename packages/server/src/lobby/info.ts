// What one caller may know of a game outside its play.
import { FIRST_EDITION, seat as seatIdOf } from '@marshall/rules';
import type { Language } from '@marshall/words';
import { shown } from '../accounts/names.ts';
import { deadlineOf, latestOf } from '../clock/game-clock.ts';
import { tellVerdict } from '../files/verdict.ts';
import { conversationsFor } from '../live/conversations.ts';
import { whyNotLookOn } from '../live/eyes.ts';
import { ballotsFor, pausedUntil } from '../people/ballots.ts';
import { Blocks } from '../people/blocks.ts';
import { callsOn, votedInvitation } from '../people/calls.ts';
import { mayHost, mayReturn } from '../people/substitutes.ts';
import { voteOn } from '../people/vote.ts';
import type { Game as GameRow, Look, Store, Stretch } from '../store/store.ts';
import { type ArrangementMeta, newsSchema, readArrangement, readSummary, type Summary } from '../table/arrangement.ts';
import { sayKeptQuestion } from '../table/kept-question.ts';
import { digestOf } from '../table/news.ts';
import { leadAt, leadNow, NO_LEAD } from './delayed.ts';
import { termsOf } from './in-words.ts';
import type { GameInfo } from './shapes.ts';
import { openSwaps } from './swaps.ts';

/** What stands where a name would. */
interface Unnamed {
  readonly unnamed: 'name:former' | 'name:nobody';
}

type SayName = (code: Unnamed['unnamed']) => string;

/** Somebody who has left the server for good, and one whose name cannot be shown. */
const FORMER: Unnamed = { unnamed: 'name:former' };
const NAMELESS: Unnamed = { unnamed: 'name:nobody' };
const NOBODY: ReadonlySet<string> = new Set();
const NAME_LASTS = 30_000;

const NO_LOOKS: ReadonlyMap<string, Look> = new Map();

/** What has changed for a player since they looked; nothing where they never did, or nothing has. */
function digestFor(
  row: GameRow,
  account: string | undefined,
  look: Look | undefined,
  summary: Summary | undefined,
): Pick<GameInfo, 'digest'> {
  const seat = row.seats.find((each) => account !== undefined && each.account === account)?.seat;
  if (seat === undefined || look === undefined || summary?.news === undefined) return {};
  const then = newsSchema.safeParse(JSON.parse(look.body));
  if (!then.success) return {};
  const digest = digestOf(seat, then.data, summary.news);
  return Object.keys(digest).length === 0 ? {} : { digest: { since: look.at, ...digest } };
}

/** Tells games to callers; remembers names for a moment. */
export class Teller {
  readonly #store: Store;
  readonly #names = new Map<string, { readonly name: string | Unnamed; readonly until: number }>();

  readonly #blocks: Blocks;
  readonly #outages: () => readonly Stretch[];

  /** `outages` is when no server was at work. */
  constructor(store: Store, blocks: Blocks = new Blocks(store), outages: () => readonly Stretch[] = () => []) {
    this.#store = store;
    this.#outages = outages;
    this.#blocks = blocks;
  }

  /** `invitation` is what came with the link of a private table. */
  async tell(row: GameRow, account: string | undefined, language: Language, invitation?: string): Promise<GameInfo> {
    const [info] = await this.tellAll([row], account, language, invitation);
    if (info === undefined) throw new Error('a game was lost while it was told');
    return info;
  }

  async tellAll(
    rows: readonly GameRow[],
    account: string | undefined,
    language: Language,
    invitation?: string,
  ): Promise<GameInfo[]> {
    const unread = account === undefined ? new Map<string, number>() : await this.#unread(rows, account);
    const looks = account === undefined ? NO_LOOKS : await this.#looks(rows, account);
    return Promise.all(
      rows.map((row) =>
        this.#info(row, account, { unread: unread.get(row.id) ?? 0, look: looks.get(row.id), invitation }, language),
      ),
    );
  }

  /** A name changed here: the next list shows it. */
  renamed(account: string): void {
    this.#names.delete(account);
  }

  async #info(
    row: GameRow,
    account: string | undefined,
    {
      unread,
      look,
      invitation: came,
    }: { readonly unread: number; readonly look: Look | undefined; readonly invitation: string | undefined },
    language: Language,
  ): Promise<GameInfo> {
    const { server: say } = language.speaker();
    const meta = readArrangement(row.meta);
    const summary = readSummary(row.summary);
    const mine = (holder: string | undefined) => account !== undefined && holder === account;
    const now = this.#store.clock.now();
    // A host who was taken out of the game has no say in it any more.
    const owner = mine(row.owner) && (row.status !== 'running' || mayHost(row, account));
    // Nobody learns here what they may not see, or may only hear later.
    const seated = row.seats.some((seat) => mine(seat.account));
    const looksOn = whyNotLookOn(row, 'spectator', account, came) === undefined;
    const live = row.status !== 'running' || seated || (meta.delay === 0 && looksOn);
    const lead = live ? leadNow(summary) : looksOn ? leadAt(summary, meta, now - meta.delay * 1000) : NO_LEAD;
    const blocked = account === undefined ? NOBODY : await this.#blocks.of(account);
    const seats = await Promise.all(
      row.seats.map(async (seat): Promise<GameInfo['seats'][number]> => {
        const power = meta.powers?.[seat.seat];
        const you = mine(seat.account);
        const { account: holder, bot } = lead.sits(seat);
        const leader = lead.leader(seat.seat);
        const gone = row.status !== 'open' && meta.imported === undefined && bot === undefined;
        const known = holder === undefined ? (gone ? FORMER : undefined) : await this.#name(holder);
        const player = typeof known === 'object' ? say(known.unnamed) : known;
        const free = row.status === 'open' && seat.account === undefined && seat.bot === undefined;
        const vote = voteOn(row, meta, seat.seat, account);
        const calls = callsOn(row, meta, seat.seat, account, { now, outages: this.#outages() });
        const substitute = votedInvitation(row, meta, seat.seat, account);
        const began = await this.#began(meta.players?.[seat.seat], holder, say);
        // Nobody knows of the others who is done while players trade.
        const { trading } = summary ?? {};
        const asked = you || trading === undefined ? seat.asked !== undefined : trading.of.includes(seat.seat);
        const invitation = owner && free ? meta.invitations[seat.seat] : undefined;
        return {
          seat: seat.seat,
          ...(power === undefined ? {} : { power }),
          ...(player === undefined ? {} : { player }),
          ...(bot === undefined ? {} : { bot }),
          ...(await this.#reserved(meta.reserved?.[seat.seat], account, say)),
          ...(seat.account !== undefined && blocked.has(seat.account) ? { blocked: true } : {}),
          ...(vote === undefined ? {} : { vote }),
          ...(Object.keys(calls).length === 0 ? {} : { calls }),
          ...(substitute === undefined ? {} : { substitute }),
          ...(began === undefined ? {} : { began }),
          ...(leader === undefined ? {} : { leader }),
          ...(mayReturn(row, seat.seat, account) ? { yours: true } : {}),
          you,
          ready: seat.ready,
          waitedFor: live && asked,
          ...(you && seat.asked !== undefined ? { asks: sayKeptQuestion(seat.asked, language) } : {}),
          ...(invitation === undefined ? {} : { invitation }),
        };
      }),
    );
    const { fork, imported, clock, clockKind, increment, detenteAt } = meta;
    const paused = live && row.status === 'running' ? pausedUntil(meta, now) : undefined;
    const ballots = ballotsFor(row, meta, account, now);
    const deadline = this.#deadline(row, meta, summary, account);
    const at = live && summary !== undefined ? summary : undefined;
    const host = row.owner === undefined ? undefined : await this.#said(row.owner, say);
    const inside = row.status === 'open' && (owner || seated);
    // Also while it runs: by the same link others watch.
    const link = owner || seated ? meta.invitation : undefined;
    const swaps = inside ? await this.#swaps(row, meta, account, say) : [];
    return {
      id: row.id,
      title: meta.title,
      status: row.status,
      public: row.public,
      owner,
      ...(!owner && mayHost(row, account) ? { hosts: true } : {}),
      ...(host === undefined ? {} : { host }),
      ...(link === undefined || row.status === 'finished' ? {} : { invitation: link }),
      ...(swaps.length === 0 ? {} : { swaps }),
      ...(meta.rematch === undefined ? {} : { rematch: meta.rematch }),
      seats,
      options: meta.options,
      terms: termsOf(meta, language),
      commitment: meta.commitment,
      spectators: meta.spectators,
      delay: meta.delay,
      ...(clock === undefined ? {} : { clock }),
      ...(clockKind === undefined ? {} : { clockKind }),
      ...(increment === undefined ? {} : { increment }),
      ...(paused === undefined ? {} : { paused }),
      ...(Object.keys(ballots).length === 0 ? {} : { ballots }),
      ...(lead.led.length === 0 ? {} : { led: await this.#led(lead.led, say) }),
      ...(detenteAt === undefined ? {} : { detenteAt }),
      created: row.created,
      ...(summary === undefined ? {} : { edition: summary.edition ?? FIRST_EDITION }),
      ...(at === undefined ? {} : { cycle: at.cycle }),
      ...(at?.stage === undefined ? {} : { stage: at.stage }),
      ...(at === undefined || deadline === undefined ? {} : { deadline }),
      ...(summary?.ended === undefined ? {} : { ended: summary.ended }),
      ...(fork === undefined ? {} : { fork }),
      ...(imported === undefined ? {} : { imported: tellVerdict(imported, language) }),
      unread,
      ...digestFor(row, account, look, summary),
    };
  }

  /** Until when the caller's seat may answer what is asked of it, or else until when somebody may. */
  #deadline(row: GameRow, meta: ArrangementMeta, summary: Summary | undefined, account: string | undefined) {
    if (row.status !== 'running' || summary?.question === undefined) return undefined;
    const around = { row, meta, outages: this.#outages() };
    const asked = row.seats.filter((seat) => seat.asked !== undefined);
    const own = asked.find((seat) => account !== undefined && seat.account === account);
    // Who is still waited for may be hidden: the others' latest deadline is that of all whose time runs.
    const all = summary.times?.running ?? asked.map(({ seat }) => seat);
    return own === undefined ? latestOf(all, summary, around) : deadlineOf(own.seat, summary, around);
  }

  async #reserved(keptFor: string | undefined, account: string | undefined, say: SayName) {
    if (keptFor === undefined) return {};
    return { reserved: await this.#said(keptFor, say), ...(keptFor === account ? { forYou: true as const } : {}) };
  }

  async #swaps(row: GameRow, meta: ArrangementMeta, account: string | undefined, say: SayName) {
    return Promise.all(
      openSwaps(row, meta).map(async ({ seats, by, holders, agreed }) => ({
        seats,
        by: await this.#said(by, say),
        yours: by === account,
        agree: account !== undefined && holders.includes(account) && !agreed.includes(account),
      })),
    );
  }

  /** Who led a seat when the game began, where that is somebody else than the person who sits there. */
  async #began(first: string | undefined, account: string | undefined, say: SayName): Promise<string | undefined> {
    return first === undefined || first === account ? undefined : this.#said(first, say);
  }

  async #said(account: string, say: SayName): Promise<string> {
    const known = await this.#name(account);
    return typeof known === 'object' ? say(known.unnamed) : known;
  }

  async #led(led: NonNullable<Summary['led']>, say: SayName) {
    return Promise.all(
      led.map(async ({ account, ...change }) => {
        const known = account === undefined ? undefined : await this.#name(account);
        const player = typeof known === 'object' ? say(known.unnamed) : known;
        return player === undefined ? change : { ...change, player };
      }),
    );
  }

  async #name(account: string): Promise<string | Unnamed> {
    const now = Date.now();
    const known = this.#names.get(account);
    if (known !== undefined && known.until > now) return known.name;
    const found = await this.#store.accounts.get(account);
    const name = found === undefined ? FORMER : (shown(found.name) ?? NAMELESS);
    if (this.#names.size > 10_000) this.#names.clear();
    this.#names.set(account, { name, until: now + NAME_LASTS });
    return name;
  }

  /** When the account last looked at games that it plays. */
  async #looks(rows: readonly GameRow[], account: string): Promise<ReadonlyMap<string, Look>> {
    const played = rows.filter(
      ({ status, seats }) => status === 'running' && seats.some((seat) => seat.account === account),
    );
    const looks = await this.#store.diary.looks(
      account,
      played.map(({ id }) => id),
    );
    return new Map(looks.map((look) => [look.gameId, look]));
  }

  /** Messages the account has not read, in conversations that its seats may read. */
  async #unread(rows: readonly GameRow[], account: string): Promise<Map<string, number>> {
    const readable = new Map(
      rows.flatMap((row) => {
        const names = row.seats.map((seat) => seat.seat);
        const own = row.seats.filter((seat) => seat.account === account);
        if (own.length === 0) return [];
        return [[row.id, new Set(own.flatMap(({ seat }) => conversationsFor(seatIdOf(seat), names)))] as const];
      }),
    );
    const sums = new Map<string, number>();
    for (const row of await this.#store.messages.unread(account, [...readable.keys()])) {
      const { gameId, conversation, unread, hushed } = row;
      if (readable.get(gameId)?.has(conversation) === true) sums.set(gameId, (sums.get(gameId) ?? 0) + unread - hushed);
    }
    return sums;
  }
}
