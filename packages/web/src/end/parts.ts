/** What makes up a player's wealth in the final table; debts count against it. */
export const PARTS = ['cash', 'supplies', 'companies', 'units', 'nukes', 'lStars', 'extra', 'debts'] as const;
