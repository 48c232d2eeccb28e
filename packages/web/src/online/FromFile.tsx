import { useState } from 'react';
import { words } from '../words.ts';
import { call, type TableInfo } from './api.ts';
import { No } from './NameForm.tsx';

/** Brings a game file to this table, to watch it and to play on from it. */
export function FromFile({ onTable }: { readonly onTable: (id: string) => void }) {
  const text = words.online.file;
  const [no, setNo] = useState<string>();
  const bring = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const title = file.name.replace(/\.json$/, '').slice(0, 80) || text.heading;
    await call<TableInfo>('POST', '/api/imports', { file: await file.text(), title }).then(
      ({ id }) => onTable(id),
      (error: Error) => setNo(error.message),
    );
  };
  return (
    <section className="lobby-card" aria-label={text.heading}>
      <h3 className="eyebrow">{text.heading}</h3>
      <label className="file">
        <span className="plain">{text.bring}</span>
        <input
          type="file"
          className="unseen"
          accept="application/json,.json"
          onChange={(event) => void bring(event.target.files?.[0])}
        />
      </label>
      <p className="small">{text.about}</p>
      <No sentence={no} />
    </section>
  );
}
