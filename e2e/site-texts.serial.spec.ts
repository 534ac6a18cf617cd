import type { Page } from '@playwright/test';
import { signInAsStaff, staff } from './support/staff';
import { expect, test } from './support/test';

const within = { timeout: 2_000, intervals: [50] };
const form = `${staff.origin}/admin/globals/texts`;
const field = (page: Page, name: string) => page.locator(`#field-${name}`);

async function restore(page: Page) {
  const address = `${staff.origin}/cms-api/globals/texts`;
  const data = {
    menu: [],
    footer_promise: { pt: null, en: null },
    contact_intro: { pt: null, en: null },
  };
  await page.request.post(address, { headers: { Origin: staff.origin }, data });
}

test('a division that staff put into the menu is on the site within two seconds, and leaves with it', async ({
  page,
  request,
}) => {
  test.skip(!staff.password, 'only npm test knows the staff login');
  await signInAsStaff(page.context());
  const headers = { Origin: staff.origin };
  const address = (path: string) => `${staff.origin}/cms-api/${path}`;
  const name = { pt: 'Curve da casa', en: 'House curve' };
  const division = { id: 986_301, name, category: 1 };
  const listed = await page.request.get(
    address('talents?limit=1&depth=0&where[status][equals]=published&where[categories][in]=1'),
    { headers },
  );
  const [talent] = (await listed.json()).docs;
  const save = (divisions: number[]) =>
    page.request.patch(address(`talents/${talent.id}`), { headers, data: { divisions } });
  const home = async () => (await request.get('/')).text();
  try {
    expect((await page.request.post(address('divisions'), { headers, data: division })).ok()).toBe(true);
    expect((await save([...talent.divisions, division.id])).ok()).toBe(true);
    const menu = [{ page: 'talents' }, { page: 'division', division: division.id }, { page: 'contact' }];
    const saved = await page.request.post(address('globals/texts'), { headers, data: { menu } });
    expect(saved.ok()).toBe(true);
    await expect.poll(home, within).toContain(name.pt);
    await page.goto('/en');
    await page.getByRole('navigation').getByRole('link', { name: name.en }).first().click();
    await expect(page.getByRole('article')).toHaveCount(1);
  } finally {
    await save(talent.divisions);
    await page.request.delete(address(`divisions/${division.id}`), { headers });
  }
  await expect.poll(home, within).not.toContain(name.pt);
  await restore(page);
});

test('a text and the menu that staff type are on the site within two seconds', async ({ page, request }) => {
  test.skip(!staff.password, 'only npm test knows the staff login');
  await signInAsStaff(page.context());
  const textOf = async (path: string) => (await request.get(path)).text();
  try {
    await page.goto(form);
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
    const headers = { Origin: staff.origin };
    const saved = await page.request.post(`${staff.origin}/cms-api/globals/texts`, {
      headers,
      data: { menu },
    });
    expect(saved.ok()).toBe(true);
    await expect.poll(() => textOf('/'), within).toContain('>Fale<');
    await page.goto('/sobre');
    const links = page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('listitem');
    await expect(links.first()).toHaveText('Fale');
    await expect(links.last()).toHaveText('Início');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Blog' })).toHaveCount(0);
    expect((await request.get('/blog')).status()).toBe(200);
  } finally {
    await restore(page);
  }
  await expect.poll(() => textOf('/contato'), within).not.toContain('Escreva quando quiser.');
});

test('renaming one page of the menu takes its row alone, and its letters are counted', async ({
  page,
  request,
}) => {
  test.skip(!staff.password, 'only npm test knows the staff login');
  await signInAsStaff(page.context());
  const home = async () => (await request.get('/')).text();
  try {
    await page.goto(form);
    await page.getByRole('button', { name: 'Menu e rodapé', exact: true }).click();
    await expect(page.locator('[id^="menu-row-"]')).toHaveCount(7);
    await page.locator('#menu-row-4 .collapsible__toggle').click();
    await field(page, 'menu__4__label__pt').fill('Notícias');
    await expect(page.getByText('português 57 de 60')).toBeVisible();
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect.poll(home, within).toContain('>Notícias<');
    expect(await home()).toContain('>Sobre nós<');
  } finally {
    await restore(page);
  }
});
