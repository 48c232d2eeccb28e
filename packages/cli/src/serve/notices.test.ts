import { afterEach, expect, test, vi } from 'vitest';
import { noticesIn } from './notices.ts';

afterEach(() => vi.unstubAllEnvs());

const given = (settings: Readonly<Record<string, string>>) => {
  vi.unstubAllEnvs();
  for (const [name, text] of Object.entries(settings)) vi.stubEnv(name, text);
  return noticesIn();
};

test('a host who sets nothing reaches browsers alone; mail and webhooks need the address of the server', () => {
  expect(given({})).toMatchObject({ push: true, webhooks: false, mail: undefined, allowed: [] });
  const SMTP = { MARSHALL_SMTP: 'smtps://me:secret@mail.example.org', MARSHALL_MAIL_FROM: 'Marshall <g@example.org>' };
  expect(given({ ...SMTP, MARSHALL_URL: 'https://games.example.org/' })).toMatchObject({
    url: 'https://games.example.org',
    mail: { smtp: SMTP.MARSHALL_SMTP, from: SMTP.MARSHALL_MAIL_FROM },
  });
  expect(() => given(SMTP)).toThrow('set MARSHALL_URL');
  expect(() => given({ MARSHALL_WEBHOOKS: 'on' })).toThrow('MARSHALL_URL');
  expect(given({ MARSHALL_PUSH: 'off', MARSHALL_NOTICE_HOSTS: 'a:1, B' })).toMatchObject({
    push: false,
    allowed: ['a:1', 'b'],
  });
});

test('a setting that is wrong is one sentence, and no passphrase is in it', () => {
  for (const [settings, sentence] of [
    [{ MARSHALL_URL: 'games.example.org' }, 'MARSHALL_URL must be'],
    [{ MARSHALL_URL: 'https://games.example.org/path' }, 'MARSHALL_URL must be'],
    [{ MARSHALL_PUSH: 'yes' }, 'MARSHALL_PUSH must be on or off'],
    [{ MARSHALL_MAIL_FROM: 'nobody' }, 'MARSHALL_MAIL_FROM must be'],
  ] as const)
    expect(() => given(settings)).toThrow(sentence);
  expect(() => given({ MARSHALL_SMTP: 'http://me:secret@mail' })).toThrow(/^(?!.*secret).*MARSHALL_SMTP must be/);
});
