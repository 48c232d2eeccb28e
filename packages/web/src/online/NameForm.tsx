import { useState } from 'react';
import { words } from '../words.ts';
import { enter, type Me } from './api.ts';
import { SignIn } from './SignIn.tsx';

/** A name is all that a guest needs; who has been here before signs in. */
export function NameForm({ onMe }: { readonly onMe: (me: Me) => void }) {
  const [name, setName] = useState('');
  const [no, setNo] = useState<string>();
  const text = words.online;
  return (
    <>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          enter('guests', { name }).then(onMe, (error: Error) => setNo(error.message));
        }}
      >
        <label>
          {text.name}
          <input
            value={name}
            maxLength={40}
            required
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <button type="submit" className="play">
          {text.sitDown}
        </button>
        <p className="small">{text.nameAbout}</p>
        <No sentence={no} />
      </form>
      <SignIn onMe={onMe} />
    </>
  );
}

/** Why something was not done. */
export const No = ({ sentence }: { readonly sentence: string | undefined }) =>
  sentence === undefined ? undefined : (
    <p className="refusal" role="alert">
      {sentence}
    </p>
  );
