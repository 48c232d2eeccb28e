import { useState } from 'react';
import { words } from '../words.ts';
import { call, type Me } from './api.ts';

/** A name is all that a guest needs. */
export function NameForm({ onMe }: { readonly onMe: (me: Me) => void }) {
  const [name, setName] = useState('');
  const [no, setNo] = useState<string>();
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        call<Me>('POST', '/api/guests', { name }).then(onMe, (error: Error) => setNo(error.message));
      }}
    >
      <label>
        {words.online.name}
        <input value={name} maxLength={40} required onChange={(event) => setName(event.target.value)} />
      </label>
      <button type="submit" className="plain">
        {words.online.sitDown}
      </button>
      {no && (
        <p className="refusal" role="alert">
          {no}
        </p>
      )}
    </form>
  );
}
