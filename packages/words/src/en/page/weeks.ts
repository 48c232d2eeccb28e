// A game over weeks, on the page: talk that can be read again, promises, notes, what is new, and how people come together.
import { list, money } from './names.ts';

const NAMES = { grain: 'grain', oil: 'oil', minerals: 'minerals' };

export const weekWords = {
  talk: {
    where: (cycle: number, stage: string | undefined) =>
      cycle === 0 ? 'Opening' : stage === undefined ? `Cycle ${cycle}` : `Cycle ${cycle}, ${stage}`,
    seen: (who: string) => `Seen by ${who}`,
    parts: 'Chat, promises and notes',
    chat: 'Messages',
    promises: 'Promises',
    notes: 'Notes',
    search: 'Search messages',
    found: (number: number) => (number === 1 ? '1 message found' : `${number} messages found`),
    nothing: 'No message contains these words.',
    link: 'Opens in a new tab',
  },
  notes: {
    label: 'Your private notes about this game',
    about: 'Only you can read these notes.',
    save: 'Save',
    saved: 'Saved.',
    changed: 'Not saved yet.',
  },
  promises: {
    about:
      'A promise binds nobody. Only the two of you can see it, and the player it was made to says whether it was kept.',
    none: 'No promises yet.',
    mine: (who: string) => `You promise ${who}`,
    theirs: (who: string) => `${who} promises you`,
    until: (cycle: number) => `until the end of cycle ${cycle}`,
    over: (cycle: number) => `until the end of cycle ${cycle}, which is over`,
    outcome: { kept: 'Kept', broken: 'Broken' },
    kept: 'It was kept',
    broken: 'It was broken',
    back: 'Undo this mark',
    given: (who: string, until: number, text: string) =>
      `${who} promises you, until the end of cycle ${until}: “${text}”`,
    wasKept: (who: string, text: string) => `${who} says that you kept your promise: “${text}”`,
    wasBroken: (who: string, text: string) => `${who} says that you broke your promise: “${text}”`,
    ranOut: (who: string, text: string) => `${who}’s promise has run out: “${text}” Was it kept?`,
    had: (text: string) => `They had promised you: “${text}”`,
    withDeal: (cycle: number) => `Made with a deal in cycle ${cycle}.`,
    record: 'Put it on record',
    recordAbout: (until: number) =>
      `Then it can be marked as kept or broken. It lasts until the end of cycle ${until}.`,
    make: 'Promise something',
    to: 'To',
    what: 'What you promise',
    end: 'Until the end of cycle',
    send: 'Promise it',
    cancel: 'Cancel',
  },
  digest: {
    label: 'Since you were here',
    cycles: (number: number) => (number === 1 ? '1 cycle later' : `${number} cycles later`),
    battles: (number: number) => (number === 1 ? '1 battle' : `${number} battles`),
    strikes: (number: number) => (number === 1 ? '1 nuclear strike' : `${number} nuclear strikes`),
    fallen: (number: number) => (number === 1 ? '1 power fell' : `${number} powers fell`),
    price: (resource: keyof typeof NAMES, change: number) =>
      `${NAMES[resource]} ${change > 0 ? 'rose' : 'fell'} ${money(Math.abs(change))}`,
    lands: (number: number) => {
      const many = Math.abs(number) === 1 ? '1 territory' : `${Math.abs(number)} territories`;
      return number > 0 ? `you gained ${many}` : `you lost ${many}`;
    },
    offers: (number: number) => (number === 1 ? '1 offer for you' : `${number} offers for you`),
    list: (parts: readonly string[]) => parts.join(', '),
  },
  deadline: {
    yours: (when: string) => `Your time ends ${when}`,
    theirs: (when: string) => `Time ends ${when}`,
  },
  led: {
    heading: 'Who led each power, and when',
    caretaker: 'Caretaker',
    substitute: (name: string) => `${name}, as a substitute`,
    somebody: 'A player',
    cycles: (first: number, last: number) =>
      first === last ? `cycle ${first}` : first === 0 ? `opening to cycle ${last}` : `cycles ${first} to ${last}`,
    say: (who: string, when: string) => `${who}: ${when}`,
  },
  coming: {
    host: (name: string) => `${name} invites you to a game.`,
    hostless: 'You are invited to a game.',
    yours: 'Your table. Send the link to the people you want to play with.',
    sits: (names: readonly string[]) =>
      names.length === 0 ? 'Nobody is sitting here yet.' : `At the table: ${list(names)}.`,
    sit: 'Sit down',
    sitAs: (power: string) => `Sit down as ${power}`,
    name: 'What should the others call you?',
    link: 'Link to this table',
    renew: 'Make a new link',
    renewAbout: 'The old link stops working.',
    terms: 'Terms of this table',
    change: 'Change the terms',
    keep: 'Save the terms',
    cancel: 'Cancel',
    pace: 'Clock',
    watchers: 'Spectators',
    title: 'Name of the table',
    told: 'Everyone at the table is told, and has to say again that they’re ready.',
    start: 'Start the game',
    alone: 'There are only computers here. You can start the game and watch it.',
    swapAsk: (name: string) => `Ask ${name} to swap`,
    swapWants: (name: string) => `${name} wants to swap seats with you.`,
    swapAsked: 'You asked to swap seats.',
    agree: 'Swap',
    decline: 'No',
    withdraw: 'Take it back',
    reserved: (name: string) => `reserved for ${name}`,
    seated: (host: string) => `${host}’s table.`,
    addSeat: 'Add a seat',
    whichPower: 'Power of the new seat',
    removeSeat: 'Remove this seat',
    removeSeatOf: (power: string) => `Remove the seat of ${power}`,
    removeComputer: 'Remove the computer',
    removePerson: (name: string) => `Remove ${name}`,
    rematch: 'Play again with the same people',
    toRematch: 'Go to the rematch',
  },
  watching: {
    heading: 'Watch a game',
    about: (powers: number, cycle: number) =>
      cycle === 0 ? `Opening, ${powers} powers` : `Cycle ${cycle}, ${powers} powers`,
  },
};
