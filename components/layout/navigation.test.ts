import { MENU_MAX_CHARS } from '@passarela/contract/site-texts';
import { expect, it } from 'vitest';
import { hrefOf } from '@/lib/routes/href';
import { menuOf as arranged } from './navigation';

const menuOf = (menu: Parameters<typeof arranged>[0], lang: 'pt' | 'en') => arranged(menu, lang, () => null);

const item = (page: 'blog' | 'contact', pt: string | null) => ({ page, label: { pt, en: null } });

it('the menu is the site’s own until staff arrange it', () => {
  expect(menuOf(null, 'pt').map(({ page }) => page)[0]).toBe('home');
  expect(menuOf([item('contact', 'Fale'), item('blog', null)], 'pt')).toMatchObject([
    { page: 'contact', label: 'Fale' },
    { page: 'blog', label: null },
  ]);
});

it('labels for which the bar has no room are the site’s own, in their language alone', () => {
  const menu = [item('contact', 'x'.repeat(40)), item('blog', 'y'.repeat(MENU_MAX_CHARS - 39))];
  expect(menuOf(menu, 'pt').map(({ label }) => label)).toEqual([null, null]);
  expect(menuOf([item('contact', 'x'.repeat(MENU_MAX_CHARS))], 'pt')[0]?.label).toHaveLength(MENU_MAX_CHARS);
});

it('a division is a link to its list under its name, while it has one', () => {
  const menu = [
    { page: 'division', division: { id: 7, key: null }, label: { pt: 'Curve', en: null } } as const,
    { page: 'division', division: { id: 8, key: null }, label: { pt: 'Vazia', en: null } } as const,
    item('blog', 'x'.repeat(MENU_MAX_CHARS + 1)),
  ];
  const entries = arranged(menu, 'en', ({ id }) => (id === 7 ? 'models~curve' : null));
  expect(entries.map(({ page, label }) => [page, label])).toEqual([
    ['division', 'Curve'],
    ['blog', null],
  ]);
  const [first] = entries;
  expect(first?.entry && hrefOf(first.entry.route, 'en')).toBe('/en/models?division=curve');
});
