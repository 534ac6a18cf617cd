// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { followUnits } from './units.ts';

it('shows measures in the stored units, and follows and stores a choice', () => {
  const { dataset } = document.documentElement;
  localStorage.setItem('units', 'uk');
  followUnits();
  expect(dataset.units).toBe('uk');
  document.body.innerHTML =
    '<input name="name" value="x"><select name="units"><option value="br"></option><option value="us"></option></select>';
  const [name, units] = document.body.children;
  if (!(units instanceof HTMLSelectElement)) throw new Error('no list of units');
  name?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(dataset.units).toBe('uk');
  units.value = 'us';
  units.dispatchEvent(new Event('input', { bubbles: true }));
  expect(dataset.units).toBe('us');
  expect(localStorage.getItem('units')).toBe('us');
  localStorage.setItem('units', 'br');
  dispatchEvent(new Event('storage'));
  expect(dataset.units).toBe('br');
});
