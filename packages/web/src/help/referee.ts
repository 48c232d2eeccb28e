import { createContext } from 'react';
import type { Solo } from '../solo/client.ts';

/** Asks the referee, wherever the handbook is read. */
export const RefereeContext = createContext<(() => Solo['ask']) | undefined>(undefined);
