// What a host has set up for notices to people who are elsewhere, from the environment.
import type { NoticeOptions } from '@marshall/server';
import { UsageError } from '../command.ts';
import { named } from '../host/place.ts';
import { words } from '../words.ts';
import { hostsIn } from './hosts.ts';

export function noticesIn(): NoticeOptions {
  const url = siteIn(named('MARSHALL_URL'));
  const smtp = smtpIn(named('MARSHALL_SMTP'));
  const from = named('MARSHALL_MAIL_FROM');
  if (from !== undefined && !/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/.test(from))
    throw new UsageError(words.notices.from(from));
  if (smtp !== undefined && (url === undefined || from === undefined)) throw new UsageError(words.notices.mailNeeds);
  const webhooks = isOn('MARSHALL_WEBHOOKS', named('MARSHALL_WEBHOOKS'), false);
  if (webhooks && url === undefined) throw new UsageError(words.notices.webhooksNeed);
  return {
    url,
    mail: smtp === undefined || from === undefined ? undefined : { smtp, from },
    webhooks,
    push: isOn('MARSHALL_PUSH', named('MARSHALL_PUSH'), true),
    allowed: hostsIn('MARSHALL_NOTICE_HOSTS', named('MARSHALL_NOTICE_HOSTS')) ?? [],
  };
}

/** Where people find this server, without a slash at its end. */
function siteIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const site = URL.canParse(text) ? new URL(text) : undefined;
  if (site === undefined || !/^https?:$/.test(site.protocol) || site.pathname !== '/' || site.search + site.hash !== '')
    throw new UsageError(words.notices.url(text));
  return site.origin;
}

/** The text holds a passphrase: it is never said again. */
function smtpIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !/^smtps?:$/.test(new URL(text).protocol)) throw new UsageError(words.notices.smtp);
  return text;
}

function isOn(name: string, text: string | undefined, usual: boolean): boolean {
  if (text === undefined) return usual;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new UsageError(words.notices.onOrOff(name, text));
}
