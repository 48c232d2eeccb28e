// Accounts: a guest by name, claimed with a passphrase later; sessions and bot tokens that can be taken back.

import { ApiError } from '../http/errors.ts';
import type { Account, BotToken, Session, Store } from '../store/store.ts';
import { checkPassphrase, hashPassphrase, hashToken, newId, newRecoveryCodes, newToken, plainCode } from './secrets.ts';

/** Who calls, and by what they proved it. */
export interface Caller {
  readonly account: Account;
  /** The hash of the session or bot token. */
  readonly proof: string;
  readonly by: 'session' | 'bot-token';
  /** Whether half the time of the session is over, so that it should be prolonged. */
  readonly ageing: boolean;
  /** Where they call from: their address, or its network. */
  readonly address: string;
}

const DAY = 86_400_000;
export const SESSION_DAYS = 180;
const MOST_BOT_TOKENS = 20;
/** More browsers than anybody has; of more the oldest are signed out. */
const MOST_SESSIONS = 50;

export class AccountDesk {
  readonly #store: Store;
  readonly #letIn: (accountId: string) => void;

  /** `letIn` throws where an account is kept out. */
  constructor(store: Store, letIn: (accountId: string) => void = () => undefined) {
    this.#store = store;
    this.#letIn = letIn;
  }

  /** A new guest and the token of their first session. */
  async guest(name: string, label: string): Promise<{ account: Account; token: string }> {
    const id = newId();
    await this.#store.accounts.create({ id, name });
    const account = await this.#store.accounts.get(id);
    if (account === undefined) throw new Error('an account vanished while it was made');
    return { account, token: await this.#openSession(id, label) };
  }

  /** Gives an account a login and passphrase, and codes to recover it; when they change, other sessions and bot tokens end. */
  async claim({ account, proof }: Caller, login: string, passphrase: string): Promise<string[]> {
    const claimed = await this.#store.accounts.claim(account.id, login, await hashPassphrase(passphrase));
    if (!claimed) throw new ApiError(409, 'taken:login');
    await this.#closeOthers(account.id, proof);
    // A guest who claims their account knows their programs; a passphrase is changed when somebody else may have made one.
    if (account.passphraseHash !== undefined) await this.#revokeBotTokens(account.id);
    return this.newCodes(account.id);
  }

  /** Lets nobody change what opens a claimed account who does not know its passphrase. */
  async mustKnow(account: Account, passphrase: string | undefined): Promise<void> {
    if (account.passphraseHash === undefined) return;
    if (!(await checkPassphrase(passphrase ?? '', account.passphraseHash))) throw new ApiError(401, 'wrong:passphrase');
  }

  async newCodes(accountId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.#store.accounts.setRecoveryCodes(
      accountId,
      codes.map((code) => hashToken(plainCode(code))),
    );
    return codes;
  }

  async signIn(login: string, passphrase: string, label: string): Promise<{ account: Account; token: string }> {
    const account = await this.#store.accounts.byLogin(login);
    const right = await checkPassphrase(passphrase, account?.passphraseHash);
    if (account === undefined || !right) throw WRONG;
    this.#letIn(account.id);
    return { account, token: await this.#openSession(account.id, label) };
  }

  /** A new passphrase by a recovery code; all sessions and bot tokens end. */
  async recover(login: string, code: string, passphrase: string, label: string) {
    const account = await this.#store.accounts.byLogin(login);
    const used =
      account !== undefined && (await this.#store.accounts.useRecoveryCode(account.id, hashToken(plainCode(code))));
    if (account === undefined || !used) throw WRONG;
    this.#letIn(account.id);
    await this.#store.accounts.claim(account.id, login, await hashPassphrase(passphrase));
    await this.#closeOthers(account.id);
    await this.#revokeBotTokens(account.id);
    return { account, token: await this.#openSession(account.id, label) };
  }

  /** Who a session token belongs to. */
  async bySession(token: string, address: string): Promise<Caller | undefined> {
    const proof = hashToken(token);
    const session = await this.#store.accounts.session(proof);
    const account = session === undefined ? undefined : await this.#store.accounts.get(session.account);
    if (session === undefined || account === undefined) return undefined;
    const ageing = session.expires - this.#store.clock.now() < (SESSION_DAYS / 2) * DAY;
    this.#used(account);
    return { account, proof, by: 'session', ageing, address };
  }

  /** Gives a caller's session all its days again; false where it has ended meanwhile. The browser must be told too. */
  prolong({ proof }: Caller): Promise<boolean> {
    return this.#store.accounts.prolongSession(proof, this.#store.clock.now() + SESSION_DAYS * DAY);
  }

  /** Who a bot token belongs to. */
  async byBotToken(token: string, address: string): Promise<Caller | undefined> {
    const proof = hashToken(token);
    const found = await this.#store.accounts.botToken(proof);
    const account = found === undefined ? undefined : await this.#store.accounts.get(found.account);
    if (account === undefined) return undefined;
    this.#used(account);
    return { account, proof, by: 'bot-token', ageing: false, address };
  }

  /** Whether what proved a caller still does. */
  async stillProves({ proof, by }: Caller): Promise<boolean> {
    const { accounts } = this.#store;
    return (by === 'session' ? await accounts.session(proof) : await accounts.botToken(proof)) !== undefined;
  }

  sessions(accountId: string): Promise<readonly Session[]> {
    return this.#store.accounts.sessions(accountId);
  }

  /** Ends a session; false where the account has no such one. */
  async closeSession(accountId: string, proof: string): Promise<boolean> {
    const sessions = await this.#store.accounts.sessions(accountId);
    if (!sessions.some(({ tokenHash }) => tokenHash === proof)) return false;
    await this.#store.accounts.closeSession(accountId, proof);
    return true;
  }

  async closeOtherSessions({ account, proof }: Caller): Promise<void> {
    await this.#closeOthers(account.id, proof);
  }

  rename(accountId: string, name: string): Promise<boolean> {
    return this.#store.accounts.rename(accountId, name);
  }

  async addBotToken(caller: Caller, name: string): Promise<{ id: string; token: string }> {
    const id = newId();
    const token = `mb_${newToken()}`;
    const kept = { id, tokenHash: hashToken(token), account: caller.account.id, name };
    if (await this.#store.accounts.addBotToken(kept, MOST_BOT_TOKENS, caller.proof)) return { id, token };
    if (!(await this.stillProves(caller))) throw new ApiError(401, 'nobody:ended');
    throw new ApiError(409, 'too-many:tokens', { most: MOST_BOT_TOKENS });
  }

  botTokens(accountId: string): Promise<readonly BotToken[]> {
    return this.#store.accounts.botTokens(accountId);
  }

  async removeBotToken(accountId: string, id: string): Promise<boolean> {
    return this.#store.accounts.removeBotToken(accountId, id);
  }

  /** Guests that are never used again are not kept forever: a day's use is noted once. */
  #used({ id, seen }: Account): void {
    if (this.#store.clock.now() - seen < DAY) return;
    // A store that is away is told of by whatever else is asked of it.
    this.#store.accounts.seen(id).catch(() => undefined);
  }

  async #revokeBotTokens(accountId: string): Promise<void> {
    for (const { id } of await this.#store.accounts.botTokens(accountId)) await this.removeBotToken(accountId, id);
  }

  async #closeOthers(accountId: string, kept?: string): Promise<void> {
    await this.#store.accounts.closeOtherSessions(accountId, kept);
  }

  async #openSession(accountId: string, label: string): Promise<string> {
    const token = newToken();
    const expires = this.#store.clock.now() + SESSION_DAYS * DAY;
    const session = { tokenHash: hashToken(token), account: accountId, label, expires };
    await this.#store.accounts.openSession(session, MOST_SESSIONS);
    return token;
  }
}

const WRONG = new ApiError(401, 'wrong');
