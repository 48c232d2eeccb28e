// What reaches people who are elsewhere: mails, pushed notices and webhooks. Each says only the table, the power, what waits and until when.
import type { Seat } from '@marshall/rules';

/** Why something did not arrive. */
export type Undelivered = 'unreachable' | 'refused' | 'gone' | 'forbidden';

export interface NoticeErrors {
  'bad-link': null;
  'no-channel': null;
  /** What the host of this server has not set up. */
  'not-offered': { readonly kind: 'push' | 'mail' | 'webhook' };
  'forbidden-address': null;
  'not-confirmed': null;
  'too-many:channels': { readonly most: number };
  'too-many:mails': null;
  undelivered: { readonly why: Undelivered };
}

interface About {
  readonly title: string;
}

export interface NoticeRemarks {
  'notice:move': About;
  'notice:offer': About;
  'notice:message': About;
  'notice:deadline': About;
  'notice:ended': About;
  'notice:test': null;
  'notice:confirm': null;
  /** The line below: the power the reader leads, until when they have time, and what a test or a confirmation says. */
  'notice:power': { readonly seat: Seat };
  'notice:until': { readonly when: string };
  'notice:tested': null;
  'notice:confirming': { readonly name: string };
  /** What stands under a mail. */
  'notice:confirm-link': null;
  'notice:open': null;
  'notice:why': { readonly site: string };
  'notice:stop': null;
}
