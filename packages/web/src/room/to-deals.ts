import { createContext } from 'react';

/** Leads to the offers where they lie behind a tab; undefined where none waits for the reader. */
export const ToDealsContext = createContext<(() => void) | undefined>(undefined);
