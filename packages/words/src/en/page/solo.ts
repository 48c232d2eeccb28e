/** Sentences of games at this screen. */
export const soloWords = {
  absent: 'The referee did not arrive; check the network and try again.',
  failed: (why: string) => `The referee stumbled (${why}); reload this page. Your games are kept.`,
  gone: 'That game is not kept in this browser any more; start a new one.',
  taken: 'That game is open in another tab. Go on there, or close it there and reload this page.',
  over: 'The game is over at that moment; choose an earlier one to play on from.',
  nobody: 'Nobody has taken the screen yet; say who you are first.',
  noPosition: 'That position cannot be laid out; correct the file and open it again.',
  nobodyAsked: (kind: string) => `Nobody is asked ${kind} there.`,
  unkept: {
    full: 'This browser has no room left: what happens from here on is not kept. Forget old games on the front page.',
    elsewhere: 'This game was played on in another tab. Reload this page to see how it stands there.',
  },
} as const;
