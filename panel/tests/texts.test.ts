import { textsAnswer } from '@passarela/contract';
import { MENU_MAX_CHARS, MENU_PAGES, TEXT_KEYS } from '@passarela/contract/site-texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standardText } from '../content/texts/standard.ts';
import { call, panel, panelToken, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

let token = '';
let as: Staff;
beforeAll(async () => {
  token = await panelToken();
  as = await signInStaff('texts');
});

const set = async (data: object) =>
  (await panel()).updateGlobal({ slug: 'texts', data: { menu: [], ...data }, ...unpublished });
const read = async () => textsAnswer.parse(await (await call('GET', '/panel/api/texts', { token })).json());

afterAll(() => set({ contact_intro: { pt: null, en: null } }));

test('without staff’s texts there are none, and the site’s menu', async () => {
  const { texts, menu } = await read();
  expect(menu).toBeNull();
  expect(Object.values(texts ?? {}).every((text) => text === null)).toBe(true);
});

test('each text and the menu are answered as staff wrote them', async () => {
  const typed = { pt: 'Escreva para nós', en: '' };
  await set({
    contact_intro: typed,
    menu: [{ page: 'contact', label: { pt: 'Fale' } }, { page: 'talents' }],
  });
  const { texts, menu } = await read();
  expect(texts?.contact_intro).toEqual({ pt: 'Escreva para nós', en: null });
  expect(texts?.about_title).toBeNull();
  expect(menu).toEqual([
    { page: 'contact', label: { pt: 'Fale', en: null } },
    { page: 'talents', label: null },
  ]);
});

test('a page stands in the menu once, and only a page of the site', async () => {
  await expect(set({ menu: [{ page: 'blog' }, { page: 'blog' }] })).rejects.toThrow();
  await expect(set({ menu: [{ page: 'wp-admin' }] })).rejects.toThrow();
  await expect(set({ menu: [{ page: 'blog', label: { pt: 'x'.repeat(25) } }] })).rejects.toThrow();
});

test('a division stands in the menu under its name, and leaves with it', async () => {
  const name = { pt: 'Curve', en: 'Curves' };
  const data = { id: 987_301, name, category: 1 };
  await (await panel()).create({ collection: 'divisions', data, ...unpublished });
  const row = { page: 'division', division: data.id };
  await expect(set({ menu: [{ page: 'division' }] })).rejects.toThrow();
  await expect(set({ menu: [row, row] })).rejects.toThrow();
  await expect(set({ menu: [{ page: 'blog', label: { pt: 'x'.repeat(24) } }, row] })).resolves.toBeDefined();
  await set({ menu: [row, { page: 'models' }, { page: 'division', division: 101, label: { pt: 'Casa' } }] });
  expect((await read()).menu).toEqual([
    { page: 'division', label: name, division: { id: data.id } },
    { page: 'models', label: null },
    { page: 'division', label: { pt: 'Casa', en: 'Mainboard' }, division: { id: 101, key: 'mainboard' } },
  ]);
  expect((await as('admin', 'DELETE', `divisions/${data.id}`)).status).toBe(200);
  expect((await read()).menu?.map(({ page }) => page)).toEqual(['models', 'division']);
  await set({});
});

test('a menu fits its bar, the names of all pages counted', async () => {
  const named = (pt: string) => MENU_PAGES.map((page) => ({ page, label: { pt } }));
  await expect(set({ menu: MENU_PAGES.map((page) => ({ page })) })).resolves.toBeDefined();
  await expect(set({ menu: named('x'.repeat(8)) })).resolves.toBeDefined();
  await expect(set({ menu: named('x'.repeat(9)) })).rejects.toThrow();
  await set({});
});

test('an empty menu is the site’s own in the form: renaming one page stores all, undoing it none', async () => {
  const form = async () => (await (await as('editor', 'GET', 'globals/texts?depth=0')).json()).menu;
  const save = (menu: unknown) =>
    as('editor', 'POST', 'globals/texts', { body: JSON.stringify({ menu }) }).then(({ status }) => status);
  const rows: { page: string }[] = await form();
  expect(rows.map(({ page }) => page)).toEqual(MENU_PAGES);
  expect(await save(rows)).toBe(200);
  expect((await read()).menu).toBeNull();
  const renamed = rows.map((row) => (row.page === 'blog' ? { ...row, label: { pt: 'Notícias' } } : row));
  expect(await save(renamed)).toBe(200);
  expect((await read()).menu?.map(({ page, label }) => label?.pt ?? page)).toEqual(
    MENU_PAGES.map((page) => (page === 'blog' ? 'Notícias' : page)),
  );
  expect(await save(rows.map((row) => ({ ...row, label: { pt: '', en: '' } })))).toBe(200);
  expect((await read()).menu).toBeNull();
});

test('a menu that does not fit is refused with its count', async () => {
  const menu = MENU_PAGES.map((page) => ({ page, label: { pt: 'x'.repeat(9) } }));
  const answer = await as('editor', 'POST', 'globals/texts', { body: JSON.stringify({ menu }) });
  expect(await answer.text()).toContain(`63 de ${MENU_MAX_CHARS} letras`);
});

test('each form shows the standard text, in the language of its field', () => {
  for (const key of TEXT_KEYS) {
    const { pt, en } = standardText(key);
    expect(pt, key).not.toMatch(/\{(agency|since|years)\}|undefined/);
    expect(en, key).not.toMatch(/undefined/);
    expect(pt).not.toBe(en);
  }
});
