import { chooseLanguage, chosenLanguage, PAGES } from '../choose-language.ts';
import { words } from '../words.ts';

/** Each language by its own name, so that people who cannot read the page find theirs. */
const NAMES = { en: 'English', de: 'Deutsch', es: 'Español' } as const;

/** The language of the page, remembered on this machine; nothing where there is only one. */
export function LanguageSwitch() {
  if (PAGES.length < 2) return null;
  const spoken = chosenLanguage();
  return (
    <label className="language-switch">
      {words.front.language}
      <select
        value={spoken}
        onChange={({ target }) => {
          const next = PAGES.find((code) => code === target.value);
          if (next !== undefined) chooseLanguage(next);
        }}
      >
        {PAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {NAMES[code]}
          </option>
        ))}
      </select>
    </label>
  );
}
