// What people arrange about notices: where they are reached, what they want to be told, and whether it arrives.
import { createHash } from 'node:crypto';
import { newId } from '../accounts/secrets.ts';
import { ApiError } from '../http/errors.ts';
import type { Languages } from '../http/language.ts';
import { keepSettings, settingsOf } from '../people/settings.ts';
import type { Account, Channel, ChannelKind, Store } from '../store/store.ts';
import { MOST_TROUBLE } from './herald.ts';
import { confirmLetter, languageFor, testLetter } from './letters.ts';
import { mayGoTo } from './outgoing.ts';
import type { NoticeKeys, NoticeOptions, Senders } from './senders.ts';
import { MOST_TABLES, type NoticeSettings, type TableWish, USUAL } from './settings.ts';
import type { ChannelInfo, NewChannelWish } from './shapes.ts';
import { type Deed, read, sign } from './tokens.ts';

export const MOST_CHANNELS = 12;
const DAY = 86_400_000;
const CONFIRM_LASTS = 3 * DAY;
/** In a day: mails that ask for a confirmation, of an account, to an address and from one, and tests of an account. */
const MAILS = { account: 6, to: 3, from: 20 } as const;
const TESTS = 30;

export class NoticeDesk {
  readonly #store: Store;
  readonly #keys: NoticeKeys;
  readonly #senders: Senders;
  readonly #options: NoticeOptions;
  readonly #languages: Languages;

  constructor(store: Store, keys: NoticeKeys, senders: Senders, options: NoticeOptions, languages: Languages) {
    this.#store = store;
    this.#keys = keys;
    this.#senders = senders;
    this.#options = options;
    this.#languages = languages;
  }

  /** What this server can do; the key is what a browser needs. */
  get offers(): { push?: string; mail: boolean; webhook: boolean } {
    const { push, mail, webhook } = this.#senders;
    return {
      ...(push === undefined ? {} : { push: this.#keys.vapid.publicKey }),
      mail: mail !== undefined,
      webhook: webhook !== undefined,
    };
  }

  async settings(account: string): Promise<NoticeSettings> {
    return (await settingsOf(this.#store, account)).notices ?? USUAL;
  }

  async keep(
    account: string,
    wish: { readonly [K in keyof NoticeSettings]?: NoticeSettings[K] | undefined },
  ): Promise<void> {
    const said = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
    await keepSettings(this.#store, account, { notices: { ...(await this.settings(account)), ...said } });
  }

  /** What somebody wants to be told of one table; undefined for the same as of all. */
  async keepTable(account: string, game: string, wish: TableWish | undefined): Promise<void> {
    const { [game]: _, ...others } = (await this.settings(account)).tables;
    // The oldest wishes are forgotten first.
    const kept = Object.entries(others).slice(1 - MOST_TABLES);
    await this.keep(account, {
      tables: { ...Object.fromEntries(kept), ...(wish === undefined ? {} : { [game]: wish }) },
    });
  }

  async channels(account: string): Promise<ChannelInfo[]> {
    return (await this.#store.notices.channels([account])).map(told);
  }

  /** Another way to reach somebody; a mail address must be confirmed first, by the link that is sent to it. */
  async add(account: Account, wish: NewChannelWish, from: string): Promise<ChannelInfo> {
    const { kind } = wish;
    this.#mustOffer(kind);
    if (wish.kind !== 'mail' && !mayGoTo(wish.address, { allowed: this.#options.allowed ?? [] }))
      throw new ApiError(422, 'forbidden-address');
    const { address, ...body } = wish;
    const known = await this.#store.notices.channels([account.id]);
    const same = known.find((each) => each.kind === kind && each.address === address);
    if (same === undefined && known.length >= MOST_CHANNELS)
      throw new ApiError(409, 'too-many:channels', { most: MOST_CHANNELS });
    if (kind === 'mail' && same?.confirmed === undefined) await this.#countMail(account.id, address, from);
    const channel = await this.#store.notices.addChannel(
      {
        id: newId(),
        account: account.id,
        kind,
        address,
        body: JSON.stringify(body),
        confirmed: kind !== 'mail',
      },
      MOST_CHANNELS,
    );
    // Of many that are added in one moment as many as there is room for.
    if (channel === undefined) throw new ApiError(409, 'too-many:channels', { most: MOST_CHANNELS });
    if (kind === 'mail' && channel.confirmed === undefined) await this.#askToConfirm(account, channel);
    return told(channel);
  }

  async remove(account: string, id: string): Promise<void> {
    if (!(await this.#store.notices.removeChannel(account, id))) throw new ApiError(404, 'no-channel');
  }

  /** Sends something at once, and tells whether it arrived. */
  async test(account: string, id: string): Promise<void> {
    const channel = (await this.#store.notices.channels([account])).find((each) => each.id === id);
    if (channel === undefined) throw new ApiError(404, 'no-channel');
    if (channel.confirmed === undefined) throw new ApiError(409, 'not-confirmed');
    await this.#count([[`notice tests ${account}`, TESTS]]);
    const language = languageFor(await this.settings(account), this.#languages);
    await this.#deliver(channel, testLetter(`test ${newId()}`, language));
    // What arrives again is used again.
    if (channel.trouble > 0) await this.#store.notices.confirmChannel(id);
  }

  /** Does what a link in a mail says. */
  async follow(token: string, only?: Deed): Promise<Deed> {
    const signed = read(this.#keys.signing, token, this.#store.clock.now());
    const channel = signed === undefined ? undefined : await this.#store.notices.channel(signed.channel);
    if (signed === undefined || (only !== undefined && signed.deed !== only)) throw new ApiError(400, 'bad-link');
    // A mail that was stopped stays so, however often the link is opened.
    if (channel === undefined) {
      if (signed.deed === 'stop') return 'stop';
      throw new ApiError(400, 'bad-link');
    }
    if (signed.deed === 'confirm') await this.#store.notices.confirmChannel(channel.id);
    else await this.#store.notices.removeChannel(channel.account, channel.id);
    return signed.deed;
  }

  async #askToConfirm(account: Account, channel: Channel): Promise<void> {
    const language = languageFor(await this.settings(account.id), this.#languages);
    const until = this.#store.clock.now() + CONFIRM_LASTS;
    const token = sign(this.#keys.signing, { deed: 'confirm', channel: channel.id }, until);
    await this.#deliver(channel, confirmLetter(`confirm ${newId()}`, language, account.name, token));
  }

  async #deliver(channel: Channel, letter: Parameters<NonNullable<Senders['mail']>['deliver']>[1]): Promise<void> {
    this.#mustOffer(channel.kind);
    const delivered = await this.#senders[channel.kind]?.deliver(channel, letter);
    if (delivered?.ok !== false) return;
    if (delivered.why === 'gone') await this.#store.notices.removeChannel(channel.account, channel.id);
    throw new ApiError(502, 'undelivered', { why: delivered.why });
  }

  #mustOffer(kind: ChannelKind): void {
    if (this.#senders[kind] === undefined) throw new ApiError(409, 'not-offered', { kind });
  }

  async #countMail(account: string, address: string, from: string): Promise<void> {
    const to = createHash('sha256').update(address.toLowerCase()).digest('base64url');
    await this.#count([
      [`confirmations account ${account}`, MAILS.account],
      [`confirmations to ${to}`, MAILS.to],
      [`confirmations from ${from}`, MAILS.from],
    ]);
  }

  async #count(uses: readonly (readonly [key: string, most: number])[]): Promise<void> {
    const counted = await this.#store.quotas.use(uses.map(([key, most]) => ({ key, most, window: DAY, amount: 1 })));
    if (!counted.ok) throw new ApiError(429, 'too-many:mails');
  }
}

/** A channel as its owner sees it: the address of a webhook is itself a secret. */
function told({ id, kind, address, created, confirmed, trouble }: Channel): ChannelInfo {
  const shown = kind === 'webhook' ? `${new URL(address).host}/…${address.slice(-4)}` : address;
  return { id, kind, address: shown, created, confirmed: confirmed !== undefined, broken: trouble >= MOST_TROUBLE };
}
