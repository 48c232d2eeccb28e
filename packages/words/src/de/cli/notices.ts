// Notices to people who are elsewhere, as a host sets them up, in German.
export const notices = {
  url: (text: string): string =>
    `MARSHALL_URL muss die Adresse dieses Servers sein, zum Beispiel https://spiele.example.org, nicht '${text}'.`,
  smtp: 'MARSHALL_SMTP muss die Adresse eines Mailservers sein, zum Beispiel smtps://name:passwort@mail.example.org.',
  from: (text: string): string =>
    `MARSHALL_MAIL_FROM muss eine E-Mail-Adresse sein, zum Beispiel Marshall <spiele@example.org>, nicht '${text}'.`,
  mailNeeds: 'Für E-Mails brauchst du neben MARSHALL_SMTP auch MARSHALL_URL und MARSHALL_MAIL_FROM.',
  webhooksNeed: 'Für Webhooks brauchst du neben MARSHALL_WEBHOOKS auch MARSHALL_URL.',
  onOrOff: (name: string, text: string): string => `${name} muss on oder off sein, nicht '${text}'.`,
  usage: [
    'Der Browser kann Spielern melden, dass sie dran sind. Für E-Mails setz auch MARSHALL_SMTP (smtps://...),',
    'MARSHALL_MAIL_FROM und MARSHALL_URL, die Adresse dieses Servers. MARSHALL_WEBHOOKS=on erlaubt Webhooks,',
    'MARSHALL_PUSH=off schaltet Push ab, MARSHALL_NOTICE_HOSTS nennt private Rechner, die erreicht werden dürfen.',
  ],
};
