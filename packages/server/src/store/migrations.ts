/**
 * The schema, as numbered steps that only go forward. A step that was released is never changed: add another, and a
 * fixture of the version before it.
 */
export type Dialect = 'sqlite' | 'postgres';

/** The steps of a dialect; step 1 is first. */
export function migrations(dialect: Dialect): readonly string[] {
  return STEPS.map((step) => step(dialect));
}

export const SCHEMA_VERSION_TABLE = 'create table if not exists schema_version (version integer not null)';

const STEPS: readonly ((dialect: Dialect) => string)[] = [
  gamesAndLogs,
  accounts,
  messages,
  lightGames,
  bounds,
  house,
  trials,
  authors,
  slowPlay,
  weeks,
  notices,
  shownGames,
];

// Entries and commands name no foreign key: each check would cost a lookup for every entry of every append.
function gamesAndLogs(dialect: Dialect): string {
  const keyed = dialect === 'sqlite' ? 'without rowid' : '';
  return `
    create table games (
      id text primary key,
      status text not null,
      public integer not null,
      owner text,
      meta text not null,
      summary text,
      created bigint not null,
      changed bigint not null,
      due bigint,
      sequence integer not null,
      revision integer not null
    );
    create index games_listed on games (status, public, created, id);
    create index games_owned on games (owner) where owner is not null;
    create index games_due on games (due) where due is not null;
    create table entries (
      game text not null,
      sequence integer not null,
      body text not null,
      primary key (game, sequence)
    );
    create table commands (
      game text not null,
      seat text not null,
      id text not null,
      sequence integer not null,
      primary key (game, seat, id)
    ) ${keyed};
    create table snapshots (
      game text primary key references games on delete cascade,
      sequence integer not null,
      body text not null
    );
    create table seats (
      game text not null references games on delete cascade,
      seat text not null,
      position integer not null,
      account text,
      bot text,
      ready integer not null,
      contribution text,
      asked text,
      primary key (game, seat)
    ) ${keyed};
    create index seats_held on seats (account) where account is not null;`;
}

function accounts(): string {
  return `
    create table accounts (
      id text primary key,
      name text not null,
      login text unique,
      passphrase_hash text,
      created bigint not null
    );
    create table sessions (
      token_hash text primary key,
      account text not null references accounts on delete cascade,
      label text not null,
      created bigint not null,
      expires bigint not null
    );
    create index sessions_held on sessions (account);
    create index sessions_over on sessions (expires);
    create table recovery_codes (
      account text not null references accounts on delete cascade,
      code_hash text not null,
      primary key (account, code_hash)
    );
    create table bot_tokens (
      id text primary key,
      token_hash text not null unique,
      account text not null references accounts on delete cascade,
      name text not null,
      created bigint not null
    );
    create index bot_tokens_held on bot_tokens (account);`;
}

function messages(dialect: Dialect): string {
  const keyed = dialect === 'sqlite' ? 'without rowid' : '';
  return `
    alter table games add column messages integer not null default 0;
    create table messages (
      game text not null references games on delete cascade,
      number integer not null,
      conversation text not null,
      author text not null,
      text text not null,
      at bigint not null,
      primary key (game, number)
    );
    create index messages_of_conversation on messages (game, conversation, number);
    create table read_marks (
      account text not null references accounts on delete cascade,
      game text not null references games on delete cascade,
      conversation text not null,
      number integer not null,
      primary key (account, game, conversation)
    ) ${keyed};
    create index read_marks_of_game on read_marks (game);`;
}

/** Every command rewrites the row of its game: what was arranged stands elsewhere, and who it waits for in the same row. */
function lightGames(dialect: Dialect): string {
  const questions = dialect === 'sqlite' ? 'json_group_object(seat, asked)' : 'jsonb_object_agg(seat, asked)::text';
  return `
    create table arrangements (
      game text primary key references games on delete cascade,
      meta text not null
    );
    insert into arrangements (game, meta) select id, meta from games;
    alter table games drop column meta;
    alter table games add column asked text not null default '{}';
    update games set asked = coalesce(
      (select ${questions} from seats where seats.game = games.id and seats.asked is not null), '{}');
    alter table seats drop column asked;`;
}

/**
 * What bounds need: how much of a conversation is unread without reading it, what was sent under a command's id, when a
 * person last acted, where a game was made, when an account was last used, what was used of a quota, a row that is
 * written to see whether anything can be, and games that are being removed.
 */
function bounds(dialect: Dialect): string {
  const keyed = dialect === 'sqlite' ? 'without rowid' : '';
  return `
    alter table commands add column body text;
    alter table messages add column place integer not null default 0;
    update messages set place = counted.place from (
      select game as g, number as n, row_number() over (partition by game, conversation order by number) as place
      from messages) as counted
    where game = counted.g and number = counted.n;
    create table conversations (
      game text not null references games on delete cascade,
      conversation text not null,
      messages integer not null,
      last integer not null,
      primary key (game, conversation)
    ) ${keyed};
    insert into conversations (game, conversation, messages, last)
      select game, conversation, count(*), max(number) from messages group by game, conversation;
    alter table read_marks add column place integer not null default 0;
    update read_marks set place = (select count(*) from messages
      where messages.game = read_marks.game and messages.conversation = read_marks.conversation
        and messages.number <= read_marks.number);
    alter table games add column acted bigint;
    alter table games add column origin text;
    alter table games add column precedence integer not null default 0;
    update games set acted = changed
      where exists (select 1 from seats where seats.game = games.id and account is not null);
    drop index games_listed;
    create index games_listed on games (status, public, precedence, created, id);
    drop index games_owned;
    create index games_owned on games (owner, status) where owner is not null;
    create index games_made_at on games (origin, status) where origin is not null;
    create index games_open_since on games (changed) where status = 'open';
    create index games_over_since on games (changed) where status = 'finished';
    alter table accounts add column seen bigint not null default 0;
    update accounts set seen = ${dialect === 'sqlite' ? "cast(round(unixepoch('subsec') * 1000) as integer)" : '(extract(epoch from statement_timestamp()) * 1000)::bigint'};
    create index guests_seen on accounts (seen) where login is null;
    create table tallies (
      key text primary key,
      used bigint not null,
      until bigint not null
    ) ${keyed};
    create index tallies_over on tallies (until);
    create table pulse (
      id text primary key,
      at bigint not null,
      filling text not null
    );
    create table removals (
      game text primary key
    ) ${keyed};`;
}

/** What a host and the people need to keep order: bans, mutes, notices, blocks, reports, and words taken away. */
function house(dialect: Dialect): string {
  const keyed = dialect === 'sqlite' ? 'without rowid' : '';
  return `
    create table bans (
      kind text not null,
      subject text not null,
      reason text not null,
      created bigint not null,
      until bigint,
      primary key (kind, subject)
    ) ${keyed};
    create table notices (
      id text primary key,
      text text not null,
      created bigint not null,
      until bigint not null
    );
    create table blocks (
      account text not null references accounts on delete cascade,
      blocked text not null references accounts on delete cascade,
      created bigint not null,
      primary key (account, blocked)
    ) ${keyed};
    create index blocks_of on blocks (blocked);
    create table reports (
      id text primary key,
      account text not null,
      about text not null,
      game text,
      message integer,
      reason text not null,
      context text not null,
      created bigint not null,
      settled bigint,
      note text
    );
    create index reports_open on reports (created) where settled is null;
    alter table messages add column removed integer not null default 0;`;
}

/** Games that are being opened, and those that are not to be. */
function trials(dialect: Dialect): string {
  const keyed = dialect === 'sqlite' ? 'without rowid' : '';
  return `
    create table trials (
      game text primary key references games on delete cascade,
      at bigint not null,
      tries integer not null,
      why text
    ) ${keyed};`;
}

/** Who wrote a message: seats change hands, and a person may take their words away. */
function authors(): string {
  return `
    alter table messages add column account text;
    update messages set account = (
      select seats.account from seats where seats.game = messages.game and seats.seat = messages.author);
    create index messages_by on messages (account, game, number) where account is not null;`;
}

/** What people want of every game they play, when some process was last at work, and when none was. */
function slowPlay(dialect: Dialect): string {
  const keyed = dialect === 'sqlite' ? 'without rowid' : '';
  return `
    create table settings (
      account text primary key references accounts on delete cascade,
      body text not null
    ) ${keyed};
    create table attendance (
      id text primary key,
      at bigint not null
    );
    create table outages (
      began bigint primary key,
      ended bigint not null
    );`;
}

/** What people need who talk for weeks: where a message was said, notes of their own, promises, and when they last looked. */
function weeks(dialect: Dialect): string {
  const keyed = dialect === 'sqlite' ? 'without rowid' : '';
  return `
    alter table messages add column cycle integer;
    alter table messages add column stage integer;
    create table notes (
      account text not null references accounts on delete cascade,
      game text not null references games on delete cascade,
      body text not null,
      changed bigint not null,
      primary key (account, game)
    ) ${keyed};
    create table looks (
      account text not null references accounts on delete cascade,
      game text not null references games on delete cascade,
      at bigint not null,
      body text not null,
      primary key (account, game)
    ) ${keyed};
    create table promises (
      id text primary key,
      game text not null references games on delete cascade,
      giver text not null,
      taker text not null,
      text text not null,
      cycle integer not null,
      until integer not null,
      at bigint not null,
      outcome text,
      settled bigint
    );
    create index promises_of on promises (game, at);`;
}

/** How people are reached, what is to be sent to them, and the keys that this takes. */
function notices(dialect: Dialect): string {
  const keyed = dialect === 'sqlite' ? 'without rowid' : '';
  return `
    create table keys (
      id text primary key,
      body text not null
    ) ${keyed};
    create table channels (
      id text primary key,
      account text not null references accounts on delete cascade,
      kind text not null,
      address text not null,
      body text not null,
      created bigint not null,
      confirmed bigint,
      trouble integer not null default 0
    );
    create unique index channels_of on channels (account, kind, address);
    create table outbox (
      id text primary key,
      account text not null references accounts on delete cascade,
      channel text not null references channels on delete cascade,
      game text references games on delete cascade,
      body text not null,
      created bigint not null,
      due bigint not null,
      leased bigint not null default 0,
      tries integer not null default 0,
      settled bigint,
      outcome text
    );
    create index outbox_due on outbox (due) where settled is null;
    create index outbox_settled on outbox (settled) where settled is not null;
    create index outbox_of on outbox (account);
    create index outbox_by on outbox (channel);
    create index outbox_in on outbox (game);`;
}

/** Lists of games that run and that are over go by when they were made: without this, every look at one sorts them all. */
function shownGames(): string {
  return 'create index games_shown on games (status, public, created, id);';
}
