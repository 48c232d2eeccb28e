/** Keeping order among people, and one's own account. */
export const peopleWords = {
  notices: { heading: 'From the host', dismiss: 'Dismiss this announcement' },
  talk: {
    host: 'Host',
    removed: 'Message removed',
    more: (who: string) => `Report or block ${who}`,
    people: 'People here',
    muteIt: 'Mute this chat',
    unmute: 'Unmute this chat',
    muted: 'muted',
  },
  acts: {
    block: (who: string) => `Block ${who}`,
    unblock: (who: string) => `Unblock ${who}`,
    blocked: 'blocked',
    blockAbout: 'You won’t see what this person writes, here or at other tables. Nobody is told.',
    vote: (who: string) => `Vote to replace ${who}`,
    unvote: (who: string) => `Take back your vote to replace ${who}`,
    voteAbout: (agreed: number, of: number) =>
      `A caretaker plays on for this person when all ${of} others agree. So far ${agreed === 0 ? 'nobody does' : agreed === 1 ? '1 does' : `${agreed} do`}.`,
    report: 'Report to the host',
    reason: 'What’s wrong?',
    send: 'Send the report',
    sent: 'The host has your report.',
  },
  blocked: {
    heading: 'People you have blocked',
    none: 'You haven’t blocked anyone. You can do it at a table, under “People here”.',
  },
  tokens: {
    heading: 'Bot tokens',
    about: 'A program with a token plays in your name. It can’t change your account.',
    name: 'Name of the program',
    make: 'Make a token',
    once: 'Copy it now. It won’t be shown again.',
    token: 'The new token',
    revoke: 'Revoke',
    revokeIt: (name: string) => `Revoke ${name}`,
    none: 'You have no tokens.',
  },
  data: {
    heading: 'Your data',
    kept: 'What is kept about you',
    take: 'Download my data',
    remove: 'Delete my account',
    about:
      'Your account, sessions and tokens are deleted. A caretaker takes over in your running games, your messages are erased, and finished games call you “a former player”. You can’t undo this.',
    sure: 'Yes, delete it for good',
    go: 'Delete the account',
  },
  kept: {
    heading: 'What is kept about you',
    back: 'Back',
    intro:
      'This is what a Marshall server keeps. The host is the person who runs this server. The host can read everything on it, even the hidden cards of running games.',
    parts: [
      {
        title: 'In this browser',
        lines: [
          'One cookie that says who you are, for 180 days after your last visit. Scripts can’t read it, and no other site gets it.',
          'Games you play alone, and settings such as the theme, the sound and announcements you dismissed. They never leave the browser.',
        ],
      },
      {
        title: 'Your account',
        lines: [
          'Your name, and the day you last used the account.',
          'If you claimed it: your login, and hashes of your passphrase and recovery codes. Nobody can read them from a hash.',
          'Each session: the name of its browser, when it began and when it ends.',
          'The names of your bot tokens, and hashes of the tokens.',
          'Guests who haven’t come back for 180 days are deleted, unless they are in a game that isn’t over. The host can set another time.',
        ],
      },
      {
        title: 'Your games',
        lines: [
          'Every table you opened or sat at, everything you did there, and what your browser added to the dice.',
          'The address a table was opened from, so that nobody floods the lobby. Of an IPv6 address, only the first half.',
          'Tables that never begin are deleted after 30 days, finished games after two years. The host can set other times.',
        ],
      },
      {
        title: 'What you write',
        lines: [
          'Messages stay with their game. The people in the chat can read them, and so can the host. Spectators can read messages to everyone.',
          'How far you have read each chat.',
          'The people you have blocked. Nobody else is told.',
          'Your reports, with the reported message and a few around it. The host reads them.',
        ],
      },
      {
        title: 'Notifications',
        lines: [
          'How you want to be told, and in which language and time zone: your email address, your browser’s address at its push service, and your webhooks.',
          'What was sent to you and when, for 30 days. A notification holds the table’s title, your power, what is waiting for you, and until when.',
          'Email goes through the host’s email provider. A push notification goes through the maker of your browser, who can’t read it.',
        ],
      },
      {
        title: 'Addresses and logs',
        lines: [
          'Your address is counted in memory, and for up to a day in the store, to keep the server from being flooded.',
          'The server’s log can hold the time, address and kind of a request. It never holds passphrases, tokens or messages. The host decides how long to keep it.',
          'If the host bans an address or an account, the ban and its reason are kept until it ends.',
        ],
      },
      {
        title: 'What is not kept',
        lines: [
          'No email address unless you give one for notifications, no advertising, no trackers, and nothing from other sites.',
        ],
      },
      {
        title: 'Taking it with you, and leaving',
        lines: [
          'In the lobby, under “Your data”, you can download everything that is kept about you, and delete your account.',
          'After that your messages are erased, caretakers play on for you, and finished games call you “a former player”. What you did in a game stays part of it.',
          'Reports about you stay with the host, and so do earlier backups.',
        ],
      },
    ],
  },
} as const;
