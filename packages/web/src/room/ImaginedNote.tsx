import { studyWords } from '../words.ts';
import './imagined.css';

interface ImaginedNoteProps {
  /** Where the game is. */
  readonly back: string;
  /** Whether what the player cannot see was made up. */
  readonly hidden: boolean;
}

/** Says on the board itself that it is no game, and leads back to the one that it comes from. */
export function ImaginedNote({ back, hidden }: ImaginedNoteProps) {
  const text = studyWords.whatIf;
  return (
    <aside className="imagined" aria-label={text.note}>
      <b>{text.note}</b>
      <span>{hidden ? text.made : text.open}</span>
      <a href={`#${back}`}>{text.back}</a>
    </aside>
  );
}
