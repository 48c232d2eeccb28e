import type { LogLine, Reviewed } from '../session/session.ts';
import { words } from '../words.ts';

/** A moment of a game that somebody may want to go to. */
export interface Mark {
  readonly at: number;
  readonly kind: 'cycle' | 'battle' | 'strike' | 'capture' | 'out';
  readonly text: string;
}

const KINDS: Readonly<Record<string, Mark['kind']>> = {
  'cycle-began': 'cycle',
  'attack-declared': 'battle',
  struck: 'strike',
  'home-entered': 'capture',
  left: 'out',
};

/** Where cycles begin, battles are fought, nukes strike, homes are taken and players go out. */
export function marksOf({ moments, lines }: Reviewed): readonly Mark[] {
  return moments.flatMap((moment, i) =>
    lines.slice(moments[i - 1]?.lines ?? 0, moment.lines).flatMap((line): Mark[] => {
      const kind = KINDS[line.kind];
      return kind === undefined ? [] : [{ at: i + 1, kind, text: textOf(kind, line) }];
    }),
  );
}

const textOf = (kind: Mark['kind'], { cycle, text }: LogLine): string =>
  kind === 'cycle' ? words.end.review.cycle(cycle) : `${cycle}: ${text}`;
