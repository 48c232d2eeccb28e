/** What is asked, once and in place, before something that cannot be taken back. */
export interface Sure {
  readonly question: string;
  readonly about?: string;
  readonly yes: string;
  readonly no: string;
}

export const sureWords: Readonly<Record<string, Sure>> = {
  resign: {
    question: 'Resign for good?',
    about: 'You lose your territories, units, companies and cash, and only watch from then on.',
    yes: 'Yes, resign',
    no: 'Keep playing',
  },
  'cancel-table': {
    question: 'Cancel this table?',
    about: 'Everyone who sits here loses their seat, and the link leads nowhere.',
    yes: 'Yes, cancel it',
    no: 'Keep the table',
  },
  launch: { question: 'Launch? Nobody can call a nuke back.', yes: 'Yes, launch', no: 'Not yet' },
  'space-blast': { question: 'Launch? Nobody can call a nuke back.', yes: 'Yes, launch', no: 'Not yet' },
  'propose-detente': {
    question: 'Propose to end the game?',
    about: 'Everyone is told. If they all agree, the game ends and the wealthiest power wins.',
    yes: 'Yes, propose it',
    no: 'Keep playing',
  },
};
