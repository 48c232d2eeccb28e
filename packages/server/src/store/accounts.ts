import { z } from 'zod';
import { type Database, optional, type SqlValue, type Statement, writes } from './database.ts';
import { StoreError } from './errors.ts';
import type { Revocations } from './revocations.ts';
import type { Accounts } from './store.ts';

export const accountRows = z.array(
  z
    .object({
      id: z.string(),
      name: z.string(),
      login: optional(z.string()),
      passphrase_hash: optional(z.string()),
      created: z.number(),
      seen: z.number(),
    })
    // Member by member: every socket keeps one, and copies that are spread have each a shape of their own in older engines.
    .transform(({ id, name, login, passphrase_hash: passphraseHash, created, seen }) => ({
      id,
      name,
      login,
      created,
      seen,
      passphraseHash,
    })),
);

const sessionRows = z.array(
  z
    .object({
      token_hash: z.string(),
      account: z.string(),
      label: z.string(),
      created: z.number(),
      expires: z.number(),
    })
    .transform(({ token_hash: tokenHash, ...session }) => ({ ...session, tokenHash })),
);

const botTokenRows = z.array(
  z
    .object({
      id: z.string(),
      token_hash: z.string(),
      account: z.string(),
      name: z.string(),
      created: z.number(),
    })
    .transform(({ token_hash: tokenHash, ...token }) => ({ ...token, tokenHash })),
);

const proofRows = z.array(z.object({ token_hash: z.string() }));

/** Before something of an account is counted: nobody else counts it meanwhile. */
export const alone = (account: string): Statement => ({
  sql: 'update accounts set seen = seen where id = $1',
  params: [account],
});

/** Accounts, and what proves them: sessions, recovery codes, bot tokens. Only hashes of secrets are kept. */
export function createAccounts(database: Database, revoked: Revocations): Accounts {
  const { clock } = database;

  /** Deletes what proves an account, and tells every process. */
  async function revoke(
    table: 'sessions' | 'bot_tokens',
    where: string,
    params: readonly SqlValue[],
  ): Promise<boolean> {
    const sql = database.telling(`delete from ${table} where ${where} returning token_hash`);
    const [rows] = await database.write([{ sql, params }]);
    const gone = proofRows.parse(rows);
    for (const { token_hash } of gone) revoked.tell(token_hash);
    return gone.length > 0;
  }

  return {
    create: ({ id, name }) =>
      writes(database, [
        {
          sql: `insert into accounts (id, name, created, seen) values ($1, $2, ${clock}, ${clock})
            on conflict do nothing returning id`,
          params: [id, name],
        },
      ]),

    async get(accountId) {
      const [account] = accountRows.parse(await database.read('select * from accounts where id = $1', [accountId]));
      return account;
    },

    async byLogin(login) {
      const [account] = accountRows.parse(await database.read('select * from accounts where login = $1', [login]));
      return account;
    },

    async seen(accountId) {
      await database.write([{ sql: `update accounts set seen = ${clock} where id = $1`, params: [accountId] }]);
    },

    rename: (accountId, name) =>
      writes(database, [
        { sql: 'update accounts set name = $2 where id = $1 returning id', params: [accountId, name] },
      ]),

    async claim(accountId, login, passphraseHash) {
      try {
        return await writes(database, [
          {
            sql: 'update accounts set login = $2, passphrase_hash = $3 where id = $1 returning id',
            params: [accountId, login, passphraseHash],
          },
        ]);
      } catch (error) {
        if (error instanceof StoreError && error.code === 'taken') return false;
        throw error;
      }
    },

    async openSession({ tokenHash, account, label, expires }, most) {
      await database.write([
        { sql: `delete from sessions where expires <= ${clock}`, params: [] },
        {
          sql: `insert into sessions (token_hash, account, label, created, expires) values ($1, $2, $3, ${clock}, $4)
            on conflict (token_hash) do update set label = excluded.label, expires = excluded.expires
            where sessions.account = excluded.account`,
          params: [tokenHash, account, label, expires],
        },
      ]);
      const newest = 'select token_hash from sessions where account = $1 order by created desc, token_hash limit $3';
      await revoke('sessions', `account = $1 and token_hash <> $2 and token_hash not in (${newest})`, [
        account,
        tokenHash,
        most,
      ]);
    },

    prolongSession: (tokenHash, expires) =>
      writes(database, [
        {
          sql: `update sessions set expires = $2 where token_hash = $1 and expires > ${clock} returning token_hash`,
          params: [tokenHash, expires],
        },
      ]),

    async session(tokenHash) {
      const [session] = sessionRows.parse(
        await database.read(`select * from sessions where token_hash = $1 and expires > ${clock}`, [tokenHash]),
      );
      return session;
    },

    async sessions(accountId) {
      return sessionRows.parse(
        await database.read(
          `select * from sessions where account = $1 and expires > ${clock} order by created desc, token_hash`,
          [accountId],
        ),
      );
    },

    async closeSession(accountId, tokenHash) {
      await revoke('sessions', 'account = $1 and token_hash = $2', [accountId, tokenHash]);
    },

    async closeOtherSessions(accountId, keptTokenHash = '') {
      await revoke('sessions', 'account = $1 and token_hash <> $2', [accountId, keptTokenHash]);
    },

    async setRecoveryCodes(accountId, codeHashes) {
      await database.write([
        { sql: 'delete from recovery_codes where account = $1', params: [accountId] },
        ...codeHashes.map((codeHash) => ({
          sql: 'insert into recovery_codes (account, code_hash) values ($1, $2) on conflict do nothing',
          params: [accountId, codeHash],
        })),
      ]);
    },

    useRecoveryCode: (accountId, codeHash) =>
      writes(database, [
        {
          sql: 'delete from recovery_codes where account = $1 and code_hash = $2 returning code_hash',
          params: [accountId, codeHash],
        },
      ]),

    async addBotToken({ id, tokenHash, account, name }, most, session) {
      const [, kept = []] = await database.write([
        alone(account),
        {
          sql: `insert into bot_tokens (id, token_hash, account, name, created)
            select $1, $2, $3, $4, ${clock} where (select count(*) from bot_tokens where account = $3) < $5
              and exists (select 1 from sessions where token_hash = $6 and account = $3 and expires > ${clock})
            on conflict do nothing returning id`,
          params: [id, tokenHash, account, name, most, session],
        },
      ]);
      return kept.length > 0;
    },

    async botToken(tokenHash) {
      const [token] = botTokenRows.parse(
        await database.read('select * from bot_tokens where token_hash = $1', [tokenHash]),
      );
      return token;
    },

    async botTokens(accountId) {
      return botTokenRows.parse(
        await database.read('select * from bot_tokens where account = $1 order by created desc, id', [accountId]),
      );
    },

    removeBotToken: (accountId, tokenId) => revoke('bot_tokens', 'account = $1 and id = $2', [accountId, tokenId]),
  };
}
