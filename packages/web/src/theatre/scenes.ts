import type { ComponentType } from 'react';
import type { TableState } from '../session/session.ts';
import type { Beat, BeatKind } from './beat.ts';

/** What a scene is handed. */
export interface SceneProps {
  readonly beat: Beat;
  /** The table as it stood before what the beat tells, and after it. */
  readonly before: TableState;
  readonly after: TableState;
  /** Milliseconds that it lasts at the speed that is set. */
  readonly lasts: number;
  /** Nothing may move: a still that says the same. */
  readonly still: boolean;
  /** It stands until the reader says that they have seen it. */
  readonly held: boolean;
  readonly place: PlaceOf;
}

/** Where a zone is in the board's frame now, in pixels from its upper left corner; undefined where it cannot be told. */
export type PlaceOf = (zone: string) => readonly [x: number, y: number] | undefined;

export interface Scene {
  /** Drawn over the map, if anything is; the caption, the arrow and the lit zones stay unless it says otherwise. */
  readonly Over?: ComponentType<SceneProps>;
  /** Milliseconds at normal speed, if not those of its weight. */
  readonly lasts?: (beat: Beat) => number;
  /** Whether the player's own act is shown too; the acts of others always are. */
  readonly own?: boolean | ((beat: Beat) => boolean);
  /** Whether it draws what the plain arrow and the lit zones would. */
  readonly bare?: boolean;
}

const scenes = new Map<BeatKind, Scene>();

/** Gives a kind of beat a scene of its own; returns how to take it away again. */
export function giveScene(kind: BeatKind, scene: Scene): () => void {
  scenes.set(kind, scene);
  return () => void scenes.delete(kind);
}

/** The scene of a kind of beat; without one there are the caption, the arrow and the lit zones. */
export const sceneOf = (kind: BeatKind): Scene | undefined => scenes.get(kind);
