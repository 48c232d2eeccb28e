import type { Letter } from '@marshall/rules';
import type { ReactNode } from 'react';
import './letters.css';

const LETTERS = ['A', 'B', 'C', 'D'] as const satisfies readonly Letter[];

interface LettersProps {
  /** Of all pairs of dice, those that give each letter. */
  readonly ways: Readonly<Record<Letter, number>>;
  readonly meaning: (letter: Letter) => ReactNode;
  readonly chance: (letter: Letter) => ReactNode;
  /** More rows after the letters. */
  readonly children?: ReactNode;
}

/** The letters of the Military Conflict Chart: their shares as a bar, and each with its meaning and chance. */
export function Letters({ ways, meaning, chance, children }: LettersProps) {
  return (
    <>
      <div className="letters-bar" aria-hidden="true">
        {LETTERS.map((letter) => (
          <i key={letter} className={`letter-${letter}`} style={{ flexGrow: ways[letter] }} />
        ))}
      </div>
      <dl className="letters">
        {LETTERS.map((letter) => (
          <div key={letter} className={ways[letter] === 0 ? 'never' : ''}>
            <dt>
              <span className={`key letter-${letter}`}>{letter}</span> {meaning(letter)}
            </dt>
            <dd>{chance(letter)}</dd>
          </div>
        ))}
        {children}
      </dl>
    </>
  );
}
