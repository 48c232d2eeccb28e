import { TopBar } from '../room/TopBar.tsx';
import { peopleWords } from '../words.ts';
import '../spectator/frame.css';
import '../front/front.css';
import './online.css';

interface KeptProps {
  readonly onRules: () => void;
  readonly onBack: () => void;
}

/** What a server keeps about a person, in plain words. */
export function Kept({ onRules, onBack }: KeptProps) {
  const text = peopleWords.kept;
  return (
    <div className="front-page">
      <TopBar onRules={onRules} />
      <main className="lobby narrow kept">
        <header className="lobby-head">
          <h2>{text.heading}</h2>
          <button type="button" className="text-link" onClick={onBack}>
            {text.back}
          </button>
        </header>
        <p>{text.intro}</p>
        {text.parts.map(({ title, lines }) => (
          <section key={title} className="lobby-card" aria-label={title}>
            <h3 className="eyebrow">{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </div>
  );
}
