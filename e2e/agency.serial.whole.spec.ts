import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/desk';
import { writeMessage } from './support/form-page';
import { mailsAbout } from './support/mail';
import { EMPTY, OTHER } from './support/other-agency';
import { staff } from './support/staff';

// The panel takes a cookie from its own origin only.
const headers = { Origin: staff.origin };
const address = `${staff.origin}/cms-api/globals/agency`;

const PAGES = [
  ...[
    '/',
    '/sobre',
    '/contato',
    '/seja-modelo',
    '/favoritos',
    '/blog',
    '/modelos',
    '/elenco/homens',
    '/modelos/new-faces',
  ],
  ...[
    '/en',
    '/en/about',
    '/en/contact',
    '/en/be-a-model',
    '/en/favorites',
    '/en/blog',
    '/en/models',
    '/en/nothing',
  ],
  ...['/feed/pt.xml', '/feed/en.xml', '/manifest.webmanifest'],
];
const CREDITS = /Site e painel Passarela|Passarela site and panel/g;

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('another agency, set up in the panel alone, is named on every page, in mails and in the panel', async ({
  page,
  request,
  desk,
}) => {
  test.setTimeout(120_000);
  const {
    createdAt: _,
    updatedAt: __,
    globalType: ___,
    saved_by: ____,
    ...before
  } = await desk.read('globals/agency');
  try {
    await desk.save('globals/agency', OTHER);
    await expect
      .poll(() => textOf(request, '/'), { timeout: 2_000, intervals: [50] })
      .toContain('Home | Outra Casa: Gente que fica');

    for (const path of PAGES) {
      const text = (await textOf(request, path)).replaceAll(CREDITS, '');
      expect(text, path).toContain('Outra Casa');
      expect(text.match(/.{0,60}Passarela(?!<\/option)/)?.[0], path).toBeUndefined();
    }

    await page.goto('/sobre');
    await expect(page.getByText('Começamos numa garagem.')).toBeVisible();
    await expect(page.getByText('Garra', { exact: true })).toBeVisible();
    const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim();
    expect(await page.evaluate(accent)).toBe('#1f5aa8');
    const mark = page.getByRole('banner').locator('svg').first();
    await expect(mark).toHaveAttribute('viewBox', '0 0 10 10');
    expect(await mark.innerHTML()).toBe('<path d="M0 0h10v10H0Z"></path>');
    const icon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
    expect((await request.get(icon ?? '')).headers()['content-type']).toBe('image/png');

    const reference = await writeMessage(page, { name: 'Ana Lima', email: 'outra-casa@example.com' });
    expect(reference).toMatch(/^OUTRA-/);
    await expect.poll(async () => (await mailsAbout(reference)).length).toBe(2);
    const mails = JSON.stringify(await mailsAbout(reference));
    expect(mails).toContain('Outra Casa: recebemos');

    await page.goto(`${staff.origin}/admin`);
    await expect(page).toHaveTitle(/ · Outra Casa$/);
    expect(await page.content()).not.toMatch(/Passarela|Payload App/);
  } finally {
    await desk.save('globals/agency', { ...EMPTY, ...before });
    await expect
      .poll(() => textOf(request, '/'), { timeout: 2_000, intervals: [50] })
      .toContain('Home | Passarela');
  }
});

test('an accent that nobody could read and a file without a drawing are refused in words', async ({
  page,
  desk: _,
}) => {
  const data = {
    accent: '#ffe680',
    mark: '<svg viewBox="0 0 1 1"><text>x</text></svg>',
    reference_prefix: 'x1',
  };
  const refused = await page.request.post(address, { headers, data });
  expect(refused.status()).toBe(400);
  const said = await refused.text();
  for (const words of ['clara ou escura demais', 'Não há um desenho', 'letras maiúsculas'])
    expect(said).toContain(words);
});
