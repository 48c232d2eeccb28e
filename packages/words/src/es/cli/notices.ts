// Notices to people who are elsewhere, as a host sets them up, in Spanish.
export const notices = {
  url: (text: string): string =>
    `MARSHALL_URL debe ser la dirección de este servidor, como https://juegos.example.org, no '${text}'.`,
  smtp: 'MARSHALL_SMTP debe ser la dirección de un servidor de correo, como smtps://usuario:clave@mail.example.org.',
  from: (text: string): string =>
    `MARSHALL_MAIL_FROM debe ser una dirección de correo, como Marshall <juegos@example.org>, no '${text}'.`,
  mailNeeds: 'Para enviar correo, define también MARSHALL_URL y MARSHALL_MAIL_FROM además de MARSHALL_SMTP.',
  webhooksNeed: 'Para enviar webhooks, define también MARSHALL_URL además de MARSHALL_WEBHOOKS.',
  onOrOff: (name: string, text: string): string => `${name} debe ser on u off, no '${text}'.`,
  usage: [
    'El navegador puede avisar a los jugadores de que les toca. Para enviar correo, define también MARSHALL_SMTP',
    '(smtps://...), MARSHALL_MAIL_FROM y MARSHALL_URL, la dirección de este servidor. MARSHALL_WEBHOOKS=on permite',
    'webhooks, MARSHALL_PUSH=off desactiva el push y MARSHALL_NOTICE_HOSTS nombra equipos privados permitidos.',
  ],
};
