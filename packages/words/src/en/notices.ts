// What reaches people who are elsewhere, in English.
import type { NoticeErrors, NoticeRemarks, Undelivered } from '../notice-texts.ts';
import type { Texts } from '../rooms.ts';
import type { English } from './phrases.ts';

const UNDELIVERED: Readonly<Record<Undelivered, string>> = {
  unreachable: 'Nothing answers at this address. Try again later, or check the address.',
  refused: 'The server at this address refused the notification. Check the address.',
  gone: 'The browser no longer accepts notifications. Turn them on again.',
  forbidden: 'This address isn’t public, so nothing is sent there.',
};

export const notices: Texts<NoticeErrors & NoticeRemarks, English> = {
  'bad-link': 'This link is old or incomplete. Open the newest email, or change your notifications in the lobby.',
  'no-channel': 'You have no such address for notifications. Look at the list again.',
  'not-offered': ({ kind }) =>
    kind === 'mail'
      ? 'This server can’t send email. Its host hasn’t set that up.'
      : kind === 'webhook'
        ? 'This server doesn’t send webhooks. Its host hasn’t set that up.'
        : 'This server doesn’t send push notifications. Its host has turned them off.',
  'forbidden-address': 'Notifications can only go to public https addresses. Check the address.',
  'not-confirmed': 'Confirm this address first. Open the link in the email we sent you.',
  'too-many:channels': ({ most }) => `You can have at most ${most} addresses for notifications. Remove one first.`,
  'too-many:mails': 'You’ve asked for too many confirmation emails or tests. Try again tomorrow.',
  undelivered: ({ why }) => UNDELIVERED[why],
  'notice:move': ({ title }) => `Your move: ${title}`,
  'notice:offer': ({ title }) => `An offer is waiting for you: ${title}`,
  'notice:message': ({ title }) => `New messages: ${title}`,
  'notice:deadline': ({ title }) => `Time is running out: ${title}`,
  'notice:ended': ({ title }) => `The game is over: ${title}`,
  'notice:test': 'Notifications from Marshall work here',
  'notice:confirm': 'Confirm your address for Marshall',
  'notice:power': ({ seat }, w) => `You lead ${w.seat(seat)}.`,
  'notice:until': ({ when }) => `You have until ${when}.`,
  'notice:tested': 'This is the test you asked for. You will hear about your next move the same way.',
  'notice:confirming': ({ name }) =>
    `${name} wants to get notifications from Marshall at this address. If that is you, open the link. If not, ignore this email, and no more will come.`,
  'notice:confirm-link': 'Confirm this address',
  'notice:open': 'Open the table',
  'notice:why': ({ site }) => `You are getting this email because you asked ${site} to tell you about your games.`,
  'notice:stop': 'Stop these emails',
};
