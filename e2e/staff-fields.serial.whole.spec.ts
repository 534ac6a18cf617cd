import { isFact, factOf as rowOf } from '@passarela/contract/facts';
import type { APIRequestContext, Page } from '@playwright/test';
import { type Desk, expect, test } from './support/desk';

// docs/staff-fields.md: each field is saved in the panel and read on its page within two seconds.

const within = { timeout: 2_000, intervals: [50] };

/** `input`: the id of its input in the form, if that is not the field's name. */
type Case = { field: string; input?: string; typed: string; page: string; read?: string };

const TEXTS: Case[] = [
  ...['home_intro', 'home_cast', 'home_be_a_model', 'home_contact'].map((field) => ({ field, page: '/' })),
  ...['about_title', 'about_intro'].map((field) => ({ field, page: '/sobre' })),
  ...['contact_title', 'contact_intro', 'contact_next'].map((field) => ({ field, page: '/contato' })),
  ...['be_a_model_title', 'be_a_model_intro', 'be_a_model_next'].map((field) => ({
    field,
    page: '/seja-modelo',
  })),
  { field: 'footer_promise', page: '/blog' },
].map(({ field, page }) => ({ field, input: `${field}__pt`, page, typed: `Digitado em ${field}` }));

const AGENCY: Case[] = [
  { field: 'phone', typed: '+55 (48) 3111-2233', page: '/contato' },
  { field: 'whatsapp', typed: '(48) 98888-7766', page: '/contato', read: '98888-7766' },
  { field: 'email', typed: 'campos@quadro.example', page: '/contato' },
  { field: 'instagram', typed: '@quadro.de.campos', page: '/contato', read: 'quadro.de.campos' },
  { field: 'address', typed: 'Rua dos Campos, 77', page: '/sobre' },
  { field: 'legal_name', typed: 'Quadro de Campos Ltda.', page: '/privacidade' },
  { field: 'cnpj', typed: '11.222.333/0001-81', page: '/privacidade' },
  { field: 'since', typed: '1987', page: '/sobre' },
  { field: 'slogan', input: 'slogan__pt', typed: 'Lema do quadro', page: '/' },
  { field: 'statement', input: 'statement__pt', typed: 'Frase do quadro', page: '/' },
  { field: 'clients', typed: 'Cliente Quadro', page: '/sobre' },
];

async function stored(desk: Desk, path: string): Promise<Record<string, unknown>> {
  const { createdAt, updatedAt, globalType, ...before } = await desk.read(path);
  expect([createdAt, updatedAt, globalType]).toBeDefined();
  return before;
}

async function fillForm(page: Page, desk: Desk, slug: string, cases: readonly Case[]) {
  await desk.open(page, `globals/${slug}`);
  const tabs = page.locator('.tabs-field__tab-button');
  await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeVisible();
  const left = new Set(cases);
  // a tab draws its fields a moment after the click
  await expect(async () => {
    const count = await tabs.count();
    for (let at = 0; at < Math.max(1, count); at += 1) {
      if (count > 1) await tabs.nth(at).click();
      for (const one of left) {
        const input = page.locator(`#field-${one.input ?? one.field}`);
        if (!(await input.isVisible())) continue;
        await input.fill(one.typed);
        left.delete(one);
      }
    }
    expect([...left].map(({ field }) => field)).toEqual([]);
  }).toPass();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
}

const readAll = (request: APIRequestContext, cases: readonly Case[]) =>
  Promise.all(
    cases.map(({ field, page, typed, read = typed }) =>
      expect
        .poll(async () => (await request.get(page)).text(), { ...within, message: field })
        .toContain(read),
    ),
  );

for (const [slug, cases] of [
  ['texts', TEXTS],
  ['agency', AGENCY],
] as const)
  test(`what staff type into the form of ${slug} is on its pages`, async ({ page, request, desk }) => {
    test.setTimeout(120_000);
    const before = await stored(desk, `globals/${slug}`);
    try {
      const saved = page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && /globals/.test(answer.url()),
      );
      await fillForm(page, desk, slug, cases);
      expect((await saved).ok()).toBe(true);
      await readAll(request, cases);
    } finally {
      await desk.save(`globals/${slug}`, before);
    }
  });

const FACTS: Record<string, string> = {
  height: '181',
  bust: '93',
  chest: '97',
  waist: '66',
  hips: '96',
  weight: '59',
  jeans: '41',
  shirt: '39',
  suit: '43',
  shoes: '37',
  nationality: 'AR',
};

test('every fact of a talent is on the profile', async ({ request, desk }) => {
  test.setTimeout(120_000);
  const grown =
    'where[gender][equals]=woman&where[status][equals]=published&where[birthdate][less_than]=2000-01-01';
  const [talent, other] = await desk.docs(`talents?limit=2&${grown}`);
  const path = `/modelos/${talent.id}/x`;
  const html = async () => (await request.get(path)).text();
  const data = {
    ...FACTS,
    birthdate: '1990-01-02',
    eyes: talent.eyes === 'green' ? 'blue' : 'green',
    hair: talent.hair === 'red' ? 'black' : 'red',
    biography: { pt: 'Biografia do quadro de campos.', en: null },
    noindex: true,
  };
  const keys = Object.keys(data);
  const before = Object.fromEntries(keys.map((key) => [key, talent[key]]));
  const labelOf = (key: string) => (isFact(key) ? rowOf(key).label.pt : '');
  const factOf = async (label: string) =>
    new RegExp(`<dt[^>]*>${label}</dt><dd[^>]*>(.*?)</dd>`).exec(await html())?.[1] ?? '';
  try {
    expect(other).toBeDefined();
    await desk.save(`talents/${talent.id}`, data);
    await Promise.all([
      expect.poll(html, within).toContain('Biografia do quadro de campos.'),
      expect.poll(html, within).toContain('noindex'),
      ...Object.entries(FACTS).map(([key, typed]) =>
        expect
          .poll(() => factOf(labelOf(key)), { ...within, message: key })
          .toContain(key === 'nationality' ? 'Argentina' : typed),
      ),
      ...['eyes', 'hair'].map((key) => expect.poll(() => factOf(labelOf(key)), within).not.toBe('')),
    ]);
  } finally {
    await desk.save(`talents/${talent.id}`, before);
  }
});

test('a film of a phone plays upright', async ({ page, request, desk }) => {
  const [{ id, video }] = await desk.docs('talents?limit=1&where[status][equals]=published');
  const film = { provider: 'vimeo', file: '76979871', width: 1080, height: 1920 };
  try {
    await desk.save(`talents/${id}`, { video: [film] });
    const html = async () => (await request.get(`/modelos/${id}/x`)).text();
    await expect.poll(html, within).toContain('76979871?');
    await page.route(/vimeo/, (route) => route.fulfill({ contentType: 'text/html', body: 'player' }));
    await page.goto(`/modelos/${id}/x`);
    await page.getByRole('tab', { name: 'Vídeos' }).click();
    await page.getByRole('link', { name: /Assistir ao vídeo 1/ }).click();
    const { width, height } = (await page.locator('iframe').boundingBox()) ?? { width: 0, height: 1 };
    expect(width / height).toBeCloseTo(9 / 16, 1);
  } finally {
    await desk.save(`talents/${id}`, { video });
  }
});

test('the name of a skill is that of staff on a profile', async ({ request, desk }) => {
  const skilled = 'where[status][equals]=published&where[skills][exists]=true';
  const [talent] = await desk.docs(`talents?depth=1&limit=1&${skilled}`);
  const { id, name } = talent.skills[0];
  const save = (pt: string) => desk.save(`skills/${id}`, { name: { ...name, pt } });
  try {
    await save('Habilidade digitada');
    const profile = async () => (await request.get(`/modelos/${talent.id}/x`)).text();
    await expect.poll(async () => (await profile()).includes('Habilidade digitada'), within).toBe(true);
  } finally {
    await save(name.pt);
  }
});

test('a post is on the site with its title, description, content and day', async ({ request, desk }) => {
  const text = { type: 'text', text: 'Conteúdo do quadro.', version: 1 };
  const paragraph = { type: 'paragraph', version: 1, children: [text] };
  const shape = { type: 'root', version: 1, format: '', indent: 0, direction: 'ltr' };
  const data = {
    ...{ title: 'Título do quadro', description: 'Descrição do quadro', status: 'published' },
    published_at: '2026-01-02T12:00:00.000Z',
    content: { root: { ...shape, children: [paragraph] } },
  };
  const doc = await desk.make('posts', data);
  const html = async () => (await request.get(`/blog/${doc.slug}`)).text();
  try {
    await expect.poll(html, within).toContain('Título do quadro');
    for (const shown of ['Descrição do quadro', 'Conteúdo do quadro.', '02/01/2026'])
      expect(await html()).toContain(shown);
  } finally {
    await desk.remove(`posts/${doc.id}`);
  }
});

test('the text of a slide and of a feed photo are on the home page; a hidden slide is not', async ({
  request,
  desk,
}) => {
  const home = async () => (await request.get('/')).text();
  const [slide] = await desk.docs(
    'slides?limit=1&where[type][equals]=home&where[is_active][equals]=true&sort=_order',
  );
  const [photo] = await desk.docs('feed?limit=1');
  try {
    await desk.save(`slides/${slide.id}`, { alt: { pt: 'Slide do quadro', en: null } });
    await desk.save(`feed/${photo.id}`, { caption: 'Legenda do quadro' });
    await expect.poll(home, within).toContain('Slide do quadro');
    await expect.poll(home, within).toContain('Legenda do quadro');
    await desk.save(`slides/${slide.id}`, { is_active: false });
    await expect.poll(home, within).not.toContain('Slide do quadro');
  } finally {
    await desk.save(`slides/${slide.id}`, { alt: slide.alt, is_active: true });
    await desk.save(`feed/${photo.id}`, { caption: photo.caption });
  }
});
