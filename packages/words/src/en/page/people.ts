/** Keeping order among people, and one's own account. */
export const peopleWords = {
  notices: { heading: 'From the host', dismiss: 'Dismiss this notice' },
  talk: {
    host: 'Host',
    removed: 'Message removed',
    more: (who: string) => `Report or block ${who}`,
    people: 'People here',
    muteIt: 'Mute this conversation',
    unmute: 'Unmute this conversation',
    muted: 'muted',
  },
  acts: {
    block: (who: string) => `Block ${who}`,
    unblock: (who: string) => `Unblock ${who}`,
    blocked: 'blocked',
    blockAbout: 'You no longer see what this person writes, here and at other tables. Nobody is told.',
    vote: (who: string) => `Vote to replace ${who}`,
    unvote: (who: string) => `Take back your vote to replace ${who}`,
    voteAbout: (agreed: number, of: number) =>
      `A caretaker plays on for this person when all ${of} others agree. So far ${agreed === 0 ? 'nobody does' : agreed === 1 ? '1 does' : `${agreed} do`}.`,
    report: 'Report to the host',
    reason: 'What is wrong?',
    send: 'Send the report',
    sent: 'The host has your report.',
    cancel: 'Cancel',
  },
  blocked: {
    heading: 'People you have blocked',
    none: 'You have blocked nobody. At a table you can, under “People here”.',
  },
  tokens: {
    heading: 'Bot tokens',
    about: 'A program with a token plays in your name. It cannot change your account.',
    name: 'Name of the program',
    make: 'Make a token',
    once: 'Copy it now: it is not shown again.',
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
      'Your account, sessions and tokens are deleted. A caretaker plays on in your running games, your messages are emptied, and finished games name you “a former player”. This cannot be undone.',
    sure: 'Yes, delete it for good',
    go: 'Delete the account',
  },
  kept: {
    heading: 'What is kept about you',
    back: 'Back',
    intro:
      'This is what a Marshall server keeps, in plain words. The host is the person who runs this server. The host can read everything on it, hidden cards of running games included.',
    parts: [
      {
        title: 'In this browser',
        lines: [
          'One cookie that says who you are, for 180 days after you last came. Scripts cannot read it, and no other site gets it.',
          'Games you play alone, and settings such as the theme, the sound and notices you dismissed. They never leave the browser.',
        ],
      },
      {
        title: 'Your account',
        lines: [
          'Your name, and the day you last used the account.',
          'If you claimed it: your login, and your passphrase and recovery codes as hashes, from which nobody can read them.',
          'Each session: the name of the browser it began in, when it began and when it ends.',
          'The names of your bot tokens, and the tokens as hashes.',
          'Guests who have not come back for 180 days are deleted, unless they sit in a game that is not over. The host can set another time.',
        ],
      },
      {
        title: 'Your games',
        lines: [
          'Every table you made or sat at, everything you did there, and the text your browser added to the dice.',
          'The address a table was made from, so that nobody fills the lobby. Of an IPv6 address, the first half.',
          'Tables that never begin are deleted after 30 days, finished games after two years. The host can set other times.',
        ],
      },
      {
        title: 'What you write',
        lines: [
          'Messages at the tables stay with their game. The people in the conversation can read them, and so can the host. Spectators read what is said to everybody.',
          'How far you have read each conversation.',
          'Whom you have blocked. Nobody else is told.',
          'Reports you make, with the reported message and a few around it. The host reads them.',
        ],
      },
      {
        title: 'Addresses and logs',
        lines: [
          'Your address is counted in memory, and for up to a day in the store, to keep the server from being flooded.',
          'The log of the server can hold the time, the address and the kind of a request. It never holds passphrases, tokens or what you wrote. The host decides how long it is kept.',
          'If the host bans an address or an account, the ban and its reason are kept until it ends.',
        ],
      },
      {
        title: 'Not here',
        lines: ['No mail address, no advertising, no trackers, and nothing from other sites.'],
      },
      {
        title: 'Taking it with you, and leaving',
        lines: [
          'In the lobby, under “Your data”, you can download everything that is kept about you, and delete your account.',
          'After that your messages are empty, caretakers play on for you, and finished games name you “a former player”. What you did in a game stays part of the game.',
          'Reports about you stay with the host, and so do backups the host made before.',
        ],
      },
    ],
  },
} as const;
