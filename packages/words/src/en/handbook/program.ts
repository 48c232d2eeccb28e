// What the program does around the game, for readers.
import type { Told } from '../../handbook/outline.ts';

export const program = {
  saving: {
    title: 'Is my game saved?',
    text: 'Yes, after every move. A game at this screen is kept in this browser, and the front page offers to continue it. To take it to another computer, download the game file from the menu and open it there on the front page. Online games are kept by the server: you find them in the lobby.',
    asked:
      'save saved saving game load continue resume later pause break stop playing today tomorrow file download export import open close browser lost game kept autosave',
  },
  friends: {
    title: 'How do you play with friends?',
    text: 'At one screen: two to six people take turns, and a curtain hides what is secret while you hand the screen over. Online: open a table and send its link. Anyone who has it can sit down, even without an account. Computers can lead the seats that stay free, and you can play live or over weeks.',
    asked:
      'play with friends online multiplayer invite link table join share hotseat hot seat one screen pass and play same computer together internet lobby account login register room host',
  },
  away: {
    title: 'What if my time runs out, or I am away?',
    text: 'Alone there is no clock. An online table can have one: when your time is over, the referee answers as the page says under “If you wait”. Standing orders answer for you in advance. You can leave your seat to a caretaker, which is the program, or lend it to a substitute, who is a person.',
    asked:
      'time clock timer limit deadline ran out runs out over expired too slow late away absent vacation holiday offline sleep caretaker substitute standing orders automatic answer miss missed my turn while i am gone plays for me',
  },
  commanders: {
    title: 'How good are the computers?',
    text: 'There are four levels. A recruit makes beginners’ mistakes, an officer plays soundly, a general plans the whole cycle, and a marshal is the strongest. Each one has a character too. They don’t cheat: a computer sees only what you would see in its seat, and its dice fall like yours.',
    asked:
      'computer commander commanders level levels difficulty easy hard strength recruit officer general marshal ai bot bots opponent opponents cheat cheats character easier harder too strong',
  },
  hints: {
    title: 'Where do you get help and advice?',
    text: '“Ask a general” below your decision shows a good move with its reason, and two others. Your result counts these hints. The coach leads you through your first cycle; you can turn it on and off in the menu. Lessons and positions to solve are on the front page. A word with a dotted underline has a card: point at it or touch it.',
    asked:
      'hint hints help advice tip tips suggest suggestion recommend what should i do coach tutorial lesson lessons learn training practice puzzle position of the day meaning of word best move stuck explain',
  },
  odds: {
    title: 'How good are my chances?',
    text: 'Before you attack, the page shows the exact odds of that battle. For any other battle or strike, open the odds explorer on the front page: choose two forces, and every way the dice can fall is counted. Who is ahead in the game is in the standings at the top.',
    asked:
      'odds chance chances probability percent percentage winning battle calculator simulate compare forces risk likely should i attack worth it win rate calculate explorer',
  },
  'looking-back': {
    title: 'Can you look at a game again?',
    text: 'Yes, move by move, from the menu or when the game is over. Then “Analysis” shows everyone’s chances over time and the decisions that cost most. From any moment you can play on at an imagined board, copy a link to it, or save a picture. In a game of your own that is still running, the menu has “What if?”.',
    asked:
      'replay watch again review analysis analyze history log earlier moves what if imagined board share link picture screenshot mistakes past previous rewind step back through learn from game statistics',
  },
  settings: {
    title: 'Where are language, sound and speed?',
    text: 'In the menu of a game: the language, the sound, the speed at which the moves of others are shown, and the coach. The front page has the language too. The button with the half circle, at the top, switches between light and dark. To make everything bigger, use your browser’s zoom.',
    asked:
      'settings options language english german spanish deutsch español sound mute volume music noise speed faster slower animation skip dark mode light theme colors keyboard shortcuts keys screen reader mobile phone change',
  },
} as const satisfies Readonly<Record<string, Told>>;
