import type { Page } from '@playwright/test';
import { type Desk, expect, test } from './support/desk';

const within = { timeout: 2_000, intervals: [50] };
const field = (page: Page, name: string) => page.locator(`#field-${name}`);

const restore = (desk: Desk) =>
  desk.save('globals/texts', {
    menu: [],
    footer_promise: { pt: null, en: null },
    contact_intro: { pt: null, en: null },
  });

test('a division that staff put into the menu is on the site within two seconds, and leaves with it', async ({
  page,
  request,
  desk,
}) => {
  const name = { pt: 'Curve da casa', en: 'House curve' };
  const division = { id: 986_301, name, category: 1 };
  const [talent] = await desk.docs('talents?limit=1&where[status][equals]=published&where[categories][in]=1');
  const save = (divisions: number[]) => desk.save(`talents/${talent.id}`, { divisions });
  const home = async () => (await request.get('/')).text();
  try {
    await desk.make('divisions', division);
    await save([...talent.divisions, division.id]);
    const menu = [{ page: 'talents' }, { page: 'division', division: division.id }, { page: 'contact' }];
    await desk.save('globals/texts', { menu });
    await expect.poll(home, within).toContain(name.pt);
    await page.goto('/en');
    await page.getByRole('navigation').getByRole('link', { name: name.en }).first().click();
    await expect(page.getByRole('article')).toHaveCount(1);
  } finally {
    await save(talent.divisions);
    await desk.remove(`divisions/${division.id}`);
  }
  await expect.poll(home, within).not.toContain(name.pt);
  await restore(desk);
});

test('a text and the menu that staff type are on the site within two seconds', async ({
  page,
  request,
  desk,
}) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  try {
    await desk.open(page, 'globals/texts');
    // the panel opens the tab that this person saw last
    await page.getByRole('button', { name: 'Menu e rodapé', exact: true }).click();
    const promise = field(page, 'footer_promise__pt');
    await expect(promise).toHaveAttribute('placeholder', /^Nunca cobramos/);
    await promise.fill('Aqui ninguém paga para entrar: {agência}.');
    await page.getByRole('button', { name: 'Contato', exact: true }).click();
    await field(page, 'contact_intro__pt').fill('Escreva quando quiser.');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect.poll(() => textOf('/contato'), within).toContain('Escreva quando quiser.');
    await expect.poll(() => textOf('/sobre'), within).toContain('Aqui ninguém paga para entrar: ');
    expect(await textOf('/sobre')).not.toContain('{ag');
    expect(await textOf('/en/contact')).not.toContain('Escreva quando quiser.');

    const menu = [{ page: 'contact', label: { pt: 'Fale' } }, { page: 'talents' }, { page: 'home' }];
    await desk.save('globals/texts', { menu });
    await expect.poll(() => textOf('/'), within).toContain('>Fale<');
    await page.goto('/sobre');
    const links = page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('listitem');
    await expect(links.first()).toHaveText('Fale');
    await expect(links.last()).toHaveText('Início');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Blog' })).toHaveCount(0);
    expect((await request.get('/blog')).status()).toBe(200);
  } finally {
    await restore(desk);
  }
  await expect.poll(() => textOf('/contato'), within).not.toContain('Escreva quando quiser.');
});

test('renaming one page of the menu takes its row alone, and its letters are counted', async ({
  page,
  request,
  desk,
}) => {
  const home = async () => (await request.get('/')).text();
  try {
    await desk.open(page, 'globals/texts');
    await page.getByRole('button', { name: 'Menu e rodapé', exact: true }).click();
    await expect(page.locator('[id^="menu-row-"]')).toHaveCount(7);
    await page.locator('#menu-row-4 .collapsible__toggle').click();
    await field(page, 'menu__4__label__pt').fill('Notícias');
    await expect(page.getByText('português 57 de 60')).toBeVisible();
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect.poll(home, within).toContain('>Notícias<');
    expect(await home()).toContain('>Sobre nós<');
  } finally {
    await restore(desk);
  }
});
