import type { Page } from '@playwright/test';
import { axe } from './support/axe';
import { referenceIn } from './support/form-page';
import { test as ownAddress } from './support/inbox';
import { WHOLE } from './support/sample';
import { firstIds } from './support/talents';
import { expect, test } from './support/test';

const HOSTILE = '<script>alert(1)</script>\u202edraobteG"><img src=x onerror=alert(1)>';
const NOTE = 'Segunda de manhã & sem barba';

const linkOf = (ids: number[], { title = HOSTILE, path = '/favoritos' } = {}) =>
  `${path}?${new URLSearchParams({ ids: ids.join(','), title, from: '2026-12-01', to: '2026-12-05', [`note-${ids[1]}`]: NOTE })}`;
const main = (page: Page) => page.getByRole('main');
const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));
const metaOf = (head: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)
    .exec(head)?.[1]
    ?.replaceAll('&amp;', '&') ?? '';

async function expectPresentation(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: '3 talentos para você' })).toBeVisible();
  await expect(main(page).getByText('Título de quem enviou')).toBeVisible();
  await expect(main(page).getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(main(page).getByText(/^1\s*–\s*5 de dezembro de 2026$/)).toBeVisible();
  const second = main(page).getByRole('article').nth(1);
  await expect(second.getByText('Nota de quem enviou')).toBeVisible();
  await expect(second.getByText(NOTE)).toBeVisible();
  await expect(main(page).getByText('Nota de quem enviou')).toHaveCount(1);
}

test('a shared link opens as a presentation in the order of its sender, whose words stand in no log', async ({
  page,
  request,
  control,
}) => {
  const ids = firstIds(3).reverse();
  await page.goto(linkOf(ids));
  await expectPresentation(page);
  const links = await main(page)
    .getByRole('link', { name: /^Ver o perfil de / })
    .evaluateAll((all) => all.map((link) => Number(/\/(\d+)\//.exec(link.getAttribute('href') ?? '')?.[1])));
  expect(links).toEqual(ids);
  await axe(page);
  await main(page)
    .getByRole('button', { name: /aos favoritos$/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Favoritos, 1 talento/ })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'EN, English' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '3 talents for you' })).toBeVisible();
  await expect(main(page).getByText('The sender’s note')).toBeVisible();
  expect(new URL(page.url()).searchParams.getAll('title')).toHaveLength(1);
  await request.get(linkOf(ids, { path: '/favoritos/' }));
  for (const program of ['site', 'panel'] as const)
    expect(await control.outputOf(program)).not.toMatch(/alert\(1\)|alert%28|barba/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared link is the same presentation, in both languages', async ({ page }) => {
    await page.goto(linkOf(firstIds(3)));
    await expectPresentation(page);
    await expect(main(page).getByRole('link', { name: 'Pedir orçamento' })).toBeVisible();
    // elements in <noscript> have no role for Playwright
    const written = await page.locator('noscript [name="message"]').inputValue();
    expect(written).toMatch(/Datas do trabalho: 1.{1,3}5 de dezembro de 2026/);
    expect(written).toContain(`: ${NOTE}`);
    // the form's own, and none that needs script
    await expect(main(page).getByRole('button')).toHaveText(['Enviar']);
    await page.getByRole('banner').getByRole('link', { name: 'EN, English' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '3 talents for you' })).toBeVisible();
    await expect(main(page).getByText(NOTE)).toBeVisible();
  });
});

test('nothing that the sender wrote is in the head, and no cache keeps the page', async ({
  request,
  baseURL,
}) => {
  const ids = firstIds(3);
  const answer = await request.get(linkOf(ids));
  expect(answer.headers()['cache-control']).toMatch(/^private,.*no-store/);
  for (const name of ['x-nextjs-cache', 'x-accel-expires', 'etag'])
    expect(answer.headers()).not.toHaveProperty(name);
  const html = await answer.text();
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x');
  const head = headOf(html);
  expect(head).not.toMatch(/alert\(1\)|alert%28|barba|dezembro/);
  expect(head).toMatch(/<title>3 talentos para você \| Passarela<\/title>/);
  expect(metaOf(head, 'robots')).toMatch(/^noindex/);
  expect(metaOf(head, 'og:title')).toBe('3 talentos para você');
  expect(metaOf(head, 'og:url')).toBe(`${new URL(baseURL ?? '').origin}/favoritos?ids=${ids.join(',')}`);
  expect(metaOf(head, 'og:image')).toMatch(/\/social\/pt\/selection-[\d.]+-[0-9a-f]{10}\.jpg$/);
});

test('a title of 5,000 characters is cut, and breaks no screen', WHOLE, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(linkOf(firstIds(2), { title: 'W'.repeat(5_000), path: '/en/favorites' }));
  await expect(main(page).getByText(/^W{80}$/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

ownAddress(
  'who opens very many selections is told to wait; favorites stay open',
  WHOLE,
  async ({ page, request, allowFailures }) => {
    allowFailures();
    const link = linkOf(firstIds(1), { title: '' });
    const ask = async () => (await request.get(link)).status();
    for (let turn = 0; turn < 12; turn += 1) {
      expect(await Promise.all(Array.from({ length: 10 }, ask))).toEqual(
        Array.from({ length: 10 }, () => 200),
      );
    }
    const refused = await request.get(link);
    expect(refused.status()).toBe(429);
    expect(refused.headers()).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '600' });
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Muitas seleções de uma vez.' })).toBeVisible();
    expect((await request.get('/favoritos')).status()).toBe(200);
    const picture = '/social/pt/selection-987654-0123456789.jpg';
    const askPicture = async () => (await request.get(picture)).status();
    for (let turn = 0; turn < 60; turn += 1) expect(await askPicture()).toBe(404);
    expect(await askPicture()).toBe(429);
  },
);

ownAddress(
  'a quote about shared talents is stored with these, their sender’s days and notes, whatever the own favorites are',
  async ({ page, inbox }) => {
    const [first, ...shared] = firstIds(3);
    await page.goto(linkOf([first ?? 0]));
    await main(page)
      .getByRole('button', { name: /aos favoritos$/ })
      .click();
    await page.goto(linkOf(shared));
    await main(page).getByRole('button', { name: 'Pedir orçamento' }).click();
    const panel = page.getByRole('dialog');
    await panel.getByLabel('Nome', { exact: true }).fill('Agência X');
    await panel.getByLabel('E-mail').fill('x@example.com');
    await panel.getByLabel('Telefone').fill('+55 (11) 99999-9999');
    await panel.getByLabel('Mensagem').fill('Para a campanha');
    await panel.getByRole('button', { name: 'Enviar', exact: true }).click();
    const stored = await inbox.find('quotes', await referenceIn(panel));
    expect(stored.talent_count).toBe(2);
    expect(stored.message).toMatch(
      new RegExp(`^Datas do trabalho: 1.{1,3}5 de dezembro de 2026\n.+: ${NOTE}\n\nPara a campanha$`),
    );
    expect(JSON.parse(String(stored.models)).map(({ id }: { id: number }) => id)).toEqual(shared);
    await expect(page.getByRole('heading', { level: 1, name: '2 talentos para você' })).toBeVisible();
  },
);
