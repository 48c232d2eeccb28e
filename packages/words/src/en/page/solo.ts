/** Sentences of games at this screen. */
export const soloWords = {
  absent: 'The referee couldn’t be loaded. Check your connection and try again.',
  failed: (why: string) => `Something went wrong (${why}). Reload this page. Your games are saved.`,
  gone: 'That game is no longer saved in this browser. Start a new one.',
  taken: 'That game is open in another tab. Play on there, or close that tab and reload this page.',
  over: 'The game is over at this point. Choose an earlier one to play on from.',
  nobody: 'Nobody has taken the screen yet. Choose who you are first.',
  noPosition: 'That position can’t be set up. Correct the file and open it again.',
  elsewhere: 'That game was played online and isn’t over yet. Open the file on the Online page.',
  nobodyAsked: (kind: string) => `Nobody is asked that there (${kind}). Correct the file and open it again.`,
  unkept: {
    full: 'This browser has no space left, so the game is no longer saved. Delete old games on the front page.',
    elsewhere: 'This game was played on in another tab. Reload this page to see it.',
  },
} as const;
