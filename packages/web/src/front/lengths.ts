/** After how many cycles a game at this screen may end. */
export const LENGTHS = [1, 3, 8, 20] as const;
