// Who stands beside the player: nobody, a lesson or the coach. The moment shows them above what is asked.
import { type ComponentType, createContext } from 'react';
import type { Hand } from '../moment/use-hand.ts';
import type { Preview, Session, TableState } from '../session/session.ts';
import type { Solo } from '../solo/client.ts';

export interface TeacherProps {
  readonly table: TableState;
  readonly hand: Hand;
  readonly session: Session;
  /** What the command in the hand would cost or bring, once that has been worked out. */
  readonly preview: Preview | undefined;
}

export const TeacherContext = createContext<ComponentType<TeacherProps> | undefined>(undefined);

/** What a teacher may ask of the page around the table. */
export interface School {
  readonly ask: Solo['ask'];
  /** Leads to another page, by the part of its address after the hash. */
  readonly go: (to: string) => void;
}

export const SchoolContext = createContext<School | undefined>(undefined);
