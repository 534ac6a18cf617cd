// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { followUnits } from './units.ts';

afterEach(() => vi.unstubAllGlobals());

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

it.each([
  ['en', 'en-US', 'us'],
  ['en', 'es-US', 'us'],
  ['en', 'en-GB', 'uk'],
  ['en', 'en-AU', 'br'],
  ['en', 'en', 'br'],
  ['pt-BR', 'en-US', 'br'],
])('until a choice, a page in %s reads in a browser of %s as in: %s', (lang, language, units) => {
  localStorage.clear();
  vi.stubGlobal('navigator', { language });
  document.documentElement.lang = lang;
  followUnits();
  const { dataset } = document.documentElement;
  expect([dataset.units, dataset.ownUnits]).toEqual([units, '']);
});

it('a choice that no storage takes counts for this page', () => {
  vi.stubGlobal('localStorage', undefined);
  document.documentElement.lang = 'pt-BR';
  document.body.innerHTML = '<select name="units"><option value="eu"></option></select>';
  followUnits();
  document.querySelector('select')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(document.documentElement.dataset.units).toBe('eu');
});
