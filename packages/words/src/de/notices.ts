// What reaches people who are elsewhere, in German.
import type { NoticeErrors, NoticeRemarks, Undelivered } from '../notice-texts.ts';
import type { Texts } from '../rooms.ts';
import type { German } from './phrases.ts';

const UNDELIVERED: Readonly<Record<Undelivered, string>> = {
  unreachable: 'Unter dieser Adresse antwortet niemand. Versuch es später noch einmal oder prüf die Adresse.',
  refused: 'Die Gegenseite hat die Nachricht abgelehnt. Prüf die Adresse.',
  gone: 'Dieser Browser nimmt keine Benachrichtigungen mehr an. Schalte sie wieder ein.',
  forbidden: 'Diese Adresse ist nicht öffentlich, deshalb geht nichts dorthin.',
};

export const notices: Texts<NoticeErrors & NoticeRemarks, German> = {
  'bad-link':
    'Dieser Link ist alt oder unvollständig. Öffne die neueste E-Mail, oder ändere deine Benachrichtigungen in der Lobby.',
  'no-channel': 'Du hast keine solche Adresse für Benachrichtigungen. Sieh noch einmal in der Liste nach.',
  'not-offered': ({ kind }) =>
    kind === 'mail'
      ? 'Dieser Server kann keine E-Mails schicken. Der Betreiber hat das nicht eingerichtet.'
      : kind === 'webhook'
        ? 'Dieser Server schickt keine Webhooks. Der Betreiber hat das nicht eingerichtet.'
        : 'Dieser Server schickt keine Push-Nachrichten. Der Betreiber hat sie abgeschaltet.',
  'forbidden-address': 'Benachrichtigungen gehen nur an öffentliche https-Adressen. Prüf die Adresse.',
  'not-confirmed': 'Bestätige diese Adresse zuerst. Öffne den Link in der E-Mail, die du bekommen hast.',
  'too-many:channels': ({ most }) =>
    `Du kannst höchstens ${most} Adressen für Benachrichtigungen haben. Entferne erst eine.`,
  'too-many:mails': 'Zu viele E-Mails zum Bestätigen oder zu viele Tests. Versuch es morgen noch einmal.',
  undelivered: ({ why }) => UNDELIVERED[why],
  'notice:move': ({ title }) => `Du bist dran: ${title}`,
  'notice:offer': ({ title }) => `Ein Angebot wartet auf dich: ${title}`,
  'notice:message': ({ title }) => `Neue Nachrichten: ${title}`,
  'notice:deadline': ({ title }) => `Die Zeit wird knapp: ${title}`,
  'notice:ended': ({ title }) => `Die Partie ist zu Ende: ${title}`,
  'notice:test': 'Benachrichtigungen von Marshall kommen hier an',
  'notice:confirm': 'Bestätige deine Adresse für Marshall',
  'notice:power': ({ seat }, w) => `Du führst ${w.seat(seat, 'accusative')}.`,
  'notice:until': ({ when }) => `Du hast Zeit bis ${when}.`,
  'notice:tested': 'Das ist der Test, um den du gebeten hast. So erfährst du auch, wenn du dran bist.',
  'notice:confirming': ({ name }) =>
    `${name} möchte an diese Adresse Benachrichtigungen von Marshall bekommen. Wenn du das bist, öffne den Link. Wenn nicht, ignoriere diese E-Mail, dann kommt nichts mehr.`,
  'notice:confirm-link': 'Diese Adresse bestätigen',
  'notice:open': 'Zum Tisch',
  'notice:why': ({ site }) =>
    `Du bekommst diese E-Mail, weil du auf ${site} Benachrichtigungen zu deinen Partien wolltest.`,
  'notice:stop': 'Diese E-Mails abbestellen',
};
