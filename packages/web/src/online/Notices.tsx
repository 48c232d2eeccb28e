import { Glyph } from '../look/Glyph.tsx';
import { peopleWords } from '../words.ts';
import { dismiss, useNotices } from './notices.ts';
import './notices.css';

/** What the host tells everybody, over whatever page is open, until it is dismissed. */
export function Notices() {
  const text = peopleWords.notices;
  const notices = useNotices();
  return (
    <section className="notices" aria-label={text.heading} aria-live="polite">
      {notices.map(({ id, text: said }) => (
        <p key={id}>
          <span>{said}</span>
          <button type="button" className="icon-button" aria-label={text.dismiss} onClick={() => dismiss(id)}>
            <Glyph name="minus" size={12} />
          </button>
        </p>
      ))}
    </section>
  );
}
