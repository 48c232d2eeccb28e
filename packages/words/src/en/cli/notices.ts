// Notices to people who are elsewhere, as a host sets them up, in English.
export const notices = {
  url: (text: string): string =>
    `MARSHALL_URL must be the address of this server, such as https://games.example.org, not '${text}'.`,
  smtp: 'MARSHALL_SMTP must be the address of a mail server, such as smtps://user:passphrase@mail.example.org.',
  from: (text: string): string =>
    `MARSHALL_MAIL_FROM must be an email address, such as Marshall <games@example.org>, not '${text}'.`,
  mailNeeds: 'To send email, set MARSHALL_URL and MARSHALL_MAIL_FROM as well as MARSHALL_SMTP.',
  webhooksNeed: 'To send webhooks, set MARSHALL_URL as well as MARSHALL_WEBHOOKS.',
  onOrOff: (name: string, text: string): string => `${name} must be on or off, not '${text}'.`,
  usage: [
    'Browsers can tell players when it is their move. To send email too, set MARSHALL_SMTP (smtps://...),',
    'MARSHALL_MAIL_FROM and MARSHALL_URL, the address of this server. MARSHALL_WEBHOOKS=on allows webhooks,',
    'MARSHALL_PUSH=off turns push notifications off, MARSHALL_NOTICE_HOSTS lists private hosts that notifications may go to.',
  ],
};
