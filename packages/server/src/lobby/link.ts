// A table as the one link to it shows it: to somebody who may sit down, to a messenger, to anybody.
import type { Language } from '@marshall/words';
import { whyNotLookOn } from '../live/eyes.ts';
import type { Game as GameRow } from '../store/store.ts';
import { type ArrangementMeta, readArrangement } from '../table/arrangement.ts';
import { isInvited } from './fresh.ts';
import { termsAnywhere, termsOf } from './in-words.ts';
import type { Teller } from './info.ts';
import type { LinkInfo } from './shapes.ts';

/** What somebody who opens the link reads, and what they can do. */
export async function tellLink(
  teller: Teller,
  row: GameRow,
  account: string | undefined,
  invitation: string | undefined,
  language: Language,
): Promise<LinkInfo> {
  const meta = readArrangement(row.meta);
  const { server: say } = language.speaker();
  const seated = account !== undefined && row.seats.some((seat) => seat.account === account);
  const watches = whyNotLookOn(row, 'spectator', account, invitation) === undefined;
  const why = whyNotSit(row, meta, account, invitation);
  const access = seated ? 'seated' : why === undefined ? 'sit' : watches ? 'watch' : 'none';
  return {
    game: await teller.tell(row, account, language, invitation),
    access,
    ...(seated || why === undefined ? {} : { because: say(why) }),
    terms: termsOf(meta, language),
  };
}

/** What a messenger shows of the link; nothing of a private table to those who have no invitation to it. */
export async function previewOf(
  teller: Teller,
  row: GameRow,
  invitation: string | undefined,
  language: Language,
): Promise<{ readonly title: string; readonly text: string } | undefined> {
  const meta = readArrangement(row.meta);
  if (!row.public && !isInvited(meta, invitation) && !isStandIn(meta, invitation)) return undefined;
  const { server: say } = language.speaker();
  const { host, status, cycle } = await teller.tell(row, undefined, language);
  const free = row.seats.filter(({ account, bot }) => account === undefined && bot === undefined).length;
  const first =
    status === 'finished'
      ? say('preview:over')
      : status === 'running'
        ? say('preview:running', { cycle })
        : say('preview:open', { host, free, seats: row.seats.length });
  return { title: meta.title, text: [first, ...termsAnywhere(meta, language)].join(' ') };
}

/** Whether what came with a link makes somebody a substitute. */
function isStandIn({ standIns }: ArrangementMeta, invitation: string | undefined): boolean {
  return invitation !== undefined && Object.values(standIns ?? {}).some(({ token }) => token === invitation);
}

function whyNotSit(
  row: GameRow,
  meta: ArrangementMeta,
  account: string | undefined,
  invitation: string | undefined,
): 'begun' | 'link:full' | 'not-invited' | undefined {
  if (row.status !== 'open' || meta.starting === true) return 'begun';
  const free = row.seats.filter((seat) => seat.account === undefined && seat.bot === undefined);
  const isOpen = ({ seat }: { readonly seat: string }) => {
    const keptFor = meta.reserved?.[seat];
    if (keptFor !== undefined && keptFor === account) return true;
    return keptFor === undefined && (row.public || isInvited(meta, invitation, seat));
  };
  if (free.some(isOpen) || (free.length > 0 && account !== undefined && row.owner === account)) return undefined;
  return free.length === 0 || row.public || isInvited(meta, invitation) ? 'link:full' : 'not-invited';
}
