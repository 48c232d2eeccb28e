/** The analysis of a game that is over. */
export const analysisWords = {
  tab: 'Analysis',
  heading: 'Analysis of the game',
  whose: 'Decisions of',
  start: 'Analyze the game',
  about:
    'A general looks at every decision again: what else was possible, and what it would have been worth. This usually takes less than two minutes. You can look at the board in the meantime.',
  running: (percent: string) => `${percent} done`,
  stop: 'Stop',
  failed: 'This game can’t be analyzed. Reload the page and try again.',
  curve: 'Chances to win, by cycle',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  worst: 'The decisions that cost most',
  summary: (decisions: number, otherwise: number) =>
    `${decisions} decisions. A general would have decided differently ${otherwise === 1 ? 'once' : `${otherwise} times`}.`,
  lost: (points: string, number: number) =>
    number === 1
      ? `The decision below cost ${points} percentage points.`
      : `The ${number} decisions below cost ${points} percentage points together.`,
  dice: (points: string) => `Dice and research cards made a difference of ${points} percentage points.`,
  none: 'No decision clearly cost anything. A general would have done about as well.',
  cost: (points: string) => `−${points} percentage points`,
  show: 'Show',
  showAbout: (when: string) => `Show ${when} in the replay`,
  played: 'Played',
  better: 'Better',
  nothing: 'Do nothing',
  chance: (percent: string) => `(chance to win ${percent})`,
  why: 'Difference',
  luck: 'Luck and skill',
  luckAbout:
    'What dice and the cards turned in research and prospecting were worth: the chance to win after each draw, compared with 16 other draws. A company counts as if it were opened at once. Beside it, exactly: all battle dice compared with an average of 3.5 a die.',
  begin: 'Chance at the start',
  end: 'At the end',
  byDice: 'Dice and research, in percentage points',
  pips: 'Battle dice',
  pipsOf: (difference: string, dice: number) =>
    dice === 1 ? `${difference} on 1 die` : `${difference} on ${dice} dice`,
  source: {
    heading: 'What these figures are',
    paragraphs: [
      'Chances are the judgment of the computer commanders, learned from 3,360 of their own games. They know how commanders play, not how you play.',
      'For a decision, the commanders only use what the player could know then. They imagine the rest, play each move to the end of its stage several times, and judge the positions. A move counts as better only if the difference is clearly more than chance. They can’t see what pays off many cycles later, or what players agree among themselves.',
      'Deals are judged by what changes hands at once, and offers only if somebody accepted them. Passage that was granted or withdrawn, promises and talk are not judged.',
      'Checked on 600 games of officers it had never seen: how often players with a given chance really won. It is a little too sure of players who are ahead: of those given 45%, 65% or 85%, fewer than that won.',
    ],
    called: 'Judged',
    won: ['Won, cycles 1 to 4', 'Won, cycles 5 to 8', 'Won, cycles 9 to 12'],
  },
} as const;
