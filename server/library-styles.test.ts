import { expect, it } from 'vitest';
import { toastStyle } from './library-styles.ts';

it('reads the style sheet that the toast library inserts', () => {
  expect(toastStyle()).toMatch(/^\[data-sonner-toaster\].*\}$/s);
});
