import { expect, test } from 'vitest';
import { greyed } from './greyed.ts';

test('a grey button says why and does nothing; any other does what it is for', () => {
  let pressed = 0;
  const press = (): void => void pressed++;
  const grey = greyed('None is chosen yet.', press);
  grey.onClick();
  expect(grey).toMatchObject({ 'aria-disabled': true, title: 'None is chosen yet.' });
  expect(pressed).toBe(0);
  greyed(undefined, press).onClick();
  expect(pressed).toBe(1);
});
