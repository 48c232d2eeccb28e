import { useEffect, useState } from 'react';
import { call } from '../online/api.ts';
import { weekWords } from '../words.ts';

/** What somebody writes down for themselves; the server keeps it, and nobody else can read it. */
export function Notes({ game }: { readonly game: string }) {
  const text = weekWords.notes;
  const [kept, setKept] = useState<string>();
  const [draft, setDraft] = useState('');
  const [said, setSaid] = useState<string>();
  const at = `/api/games/${game}/notes`;
  useEffect(() => {
    call<{ readonly text: string }>('GET', at).then(
      (note) => {
        setKept(note.text);
        setDraft((now) => (now === '' ? note.text : now));
      },
      (error: Error) => setSaid(error.message),
    );
  }, [at]);
  const save = (): void => {
    if (draft === kept) return;
    call('PUT', at, { text: draft }).then(
      () => {
        setKept(draft);
        setSaid(text.saved);
      },
      (error: Error) => setSaid(error.message),
    );
  };
  return (
    <div className="notes">
      <textarea
        aria-label={text.label}
        rows={6}
        maxLength={20_000}
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value);
          setSaid(undefined);
        }}
        onBlur={save}
      />
      <p>
        <button type="button" className="plain" onClick={save}>
          {text.save}
        </button>
        <small role="status">{said ?? (kept !== undefined && draft !== kept ? text.changed : text.about)}</small>
      </p>
    </div>
  );
}
