// The tempers of computer commanders in one sentence each, in English.
export const tempers = {
  steady: 'Plays a bit of everything and takes few risks.',
  hawk: 'Builds armies to use them, and does not shy away from nukes.',
  trader: 'Buys low, sells high, looks for companies and loves a deal.',
  opportunist: 'Looks for weak spots and takes whatever is unguarded.',
  diplomat: 'Prefers treaties to wars, and spares those who keep the peace.',
  fortress: 'Sits behind strong armies and L-stars, and waits.',
  gambler: 'Borrows freely, keeps little back and attacks against the odds.',
  stargazer: 'Trusts L-stars and nukes more than soldiers.',
  banker: 'Saves, hardly ever borrows, and names a steep price for everything.',
} as const;
