import { expect, it } from 'vitest';
import { menuOf } from './navigation';

const item = (page: 'blog' | 'contact', pt: string | null) => ({ page, label: { pt, en: null } });

it('the menu is the site’s own until staff arrange it', () => {
  expect(menuOf(null, 'pt').map(({ page }) => page)[0]).toBe('home');
  expect(menuOf([item('contact', 'Fale'), item('blog', null)], 'pt')).toEqual([
    { page: 'contact', label: 'Fale' },
    { page: 'blog', label: null },
  ]);
});

it('labels for which the bar has no room are the site’s own, in their language alone', () => {
  const menu = [item('contact', 'x'.repeat(40)), item('blog', 'y'.repeat(17))];
  expect(menuOf(menu, 'pt').map(({ label }) => label)).toEqual([null, null]);
  expect(menuOf([item('contact', 'x'.repeat(56))], 'pt')[0]?.label).toHaveLength(56);
});
