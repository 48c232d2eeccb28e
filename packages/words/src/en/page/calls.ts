// What the players can do about somebody who is not there, on the page.

export const callWords = {
  caretaker: (name: string) => `${name} hasn’t answered for days: ask a caretaker to answer`,
  vote: (
    wish: 'substitute' | 'for-good',
    power: string,
    { agreed, needed, you }: { readonly agreed: number; readonly needed: number; readonly you: boolean },
  ) => {
    const what =
      wish === 'substitute' ? `Vote for a substitute for ${power}` : `Vote to hand ${power} to somebody else for good`;
    return `${you ? 'Take back my vote: ' : ''}${what} (${agreed} of ${needed} ${needed === 1 ? 'vote' : 'votes'})`;
  },
  voted: (power: string) => `The players have voted for a substitute. This link lets them lead ${power}.`,
  /** A clock or a delay that stands in none of the lists. */
  asItIs: (sentence: string) => `As it is: ${sentence}`,
};
