import { EYES, HAIR } from '@passarela/contract/colours';
import { FACTS } from '@passarela/contract/facts';
import type { Page } from '@playwright/test';
import portuguese from '../messages/pt.json' with { type: 'json' };
import { elementsIn } from '../scripts/lib/elements.ts';
import { mainOf } from './support/form-page';
import { untilHydrated } from './support/hydrated';
import { sampled, WHOLE } from './support/sample';
import { MODEL, modelWith } from './support/talents';
import { expect, test } from './support/test';

/** Opens the first talent of the models. */
async function openFirst(page: Page, list = '/modelos') {
  await page.goto(list);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/\d+\/[a-z-]+$/);
}

test('a profile shows its name with its heart, measures and the first gallery with its face at once; portraits stand in pairs that arrows page through, on a phone each alone [S9.1 S66.2-4 S66.7 S66.13]', async ({
  page,
}) => {
  await openFirst(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Altura' })).toBeVisible();
  const face = page.getByRole('img', { name: /foto 1 de/ }).first();
  await expect(face).toBeInViewport();
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const name = await mainOf(page).getByRole('heading', { level: 1 }).textContent();
  const heart = mainOf(page).getByRole('button', {
    name: portuguese.Favorites.add.replace('{name}', name ?? ''),
    exact: true,
  });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click({ delay: 120 });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const count = page.getByRole('tabpanel').getByRole('status');
  await expect(count).toHaveText(/^1–2 \/ \d+$/);
  await page.getByRole('button', { name: 'Próxima foto' }).click();
  await expect(count).toHaveText(/^3/);
  await page.getByRole('button', { name: 'Foto anterior' }).click();
  await expect(count).toHaveText(/^1–2/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const track = page.getByRole('region', { name: 'Book' });
  await track.evaluate((element) => element.scrollTo({ left: element.clientWidth * 2, behavior: 'instant' }));
  await expect(count).toHaveText(/^3 \/ \d+$/);
});

for (const [{ list, order, labels }, details] of sampled([
  {
    list: '/modelos',
    order: ['Book', 'Snaps', 'Composite', 'Vídeos'],
    labels: ['Voltar', 'Imprimir', 'Biografia', 'Baixar galeria'],
  },
  {
    list: '/en/models',
    order: ['Book', 'Snaps', 'Composite', 'Videos'],
    labels: ['Back', 'Print', 'Biography', 'Download gallery'],
  },
])) {
  test(
    `${list}: galleries that hold something stand in their order, the first one open, all is labelled, and the neighbours are those of the list [S9.2 S66.5 S66.6 S66.18-22 S66.24 S66.26]`,
    details,
    async ({ request }) => {
      const shown = elementsIn(await (await request.get(list)).text());
      const profiles = new Set(
        shown.flatMap(({ attributes: { href = '' } }) => (/\/\d+\/[a-z-]+$/.test(href) ? [href] : [])),
      );
      const seen = new Set<string>();
      const [first = '', second] = profiles;
      const beside = elementsIn(await (await request.get(first)).text());
      expect(beside.some(({ attributes: { rel, href } }) => rel === 'next' && href === second)).toBe(true);
      for (const href of profiles) {
        const elements = elementsIn(await (await request.get(href)).text());
        const tabs = elements.filter(({ attributes }) => attributes.role === 'tab');
        const names = tabs.map(({ text }) => text);
        expect(names, href).toEqual(order.filter((name) => names.includes(name)));
        expect(
          tabs.map(({ attributes }) => attributes['aria-selected']),
          href,
        ).toEqual(names.map((_, at) => String(at === 0)));
        for (const { name, text } of elements) if (/^(?:a|button|h2)$/.test(name)) seen.add(text.trim());
      }
      expect([...seen]).toEqual(expect.arrayContaining([...order, ...labels]));
    },
  );
}

test('galleries are tabs that the arrow keys move', WHOLE, async ({ page }) => {
  await openFirst(page);
  await untilHydrated(page);
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('each gallery has an address', WHOLE, async ({ page }) => {
  await page.goto(modelWith(({ snaps }) => snaps > 0).path);
  const selected = page.getByRole('tab', { selected: true });
  await page.getByRole('tab', { name: 'Snaps' }).click();
  await expect(page).toHaveURL(/#snap$/);
  await page.reload();
  await expect(selected).toHaveText('Snaps');
  await page.evaluate(() => {
    window.location.hash = '#book';
  });
  await expect(selected).toHaveText('Book');
});

test(
  'arrow keys on the tabs move the tabs alone, and keys that scroll a page scroll it',
  WHOLE,
  async ({ page }) => {
    // The first two are a pair.
    const { path, photos } = modelWith((talent) => talent.photos > 3 && talent.snaps > 0);
    await page.goto(path);
    const count = page.getByRole('tabpanel').getByRole('status');
    const next = page.getByRole('button', { name: 'Próxima foto' });
    await next.click();
    await expect(count).toHaveText(`3 / ${photos}`);
    await page.getByRole('tab', { name: 'Snaps' }).click();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Book' })).toBeFocused();
    await next.click();
    await expect(count).toHaveText(/^4/);
    await page.keyboard.press('ArrowLeft');
    await expect(count).toHaveText(`3 / ${photos}`);
    await page.keyboard.press('PageDown');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  },
);

for (const width of [820, 960]) {
  test(`with a mouse every picture is within reach in a window of ${width} px`, WHOLE, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openFirst(page);
    const gallery = page.getByRole('tabpanel');
    const count = gallery.getByRole('status');
    const total = Number((await count.textContent())?.split(' / ')[1]);
    const next = gallery.getByRole('button', { name: 'Próxima foto' });
    // As many as fit are on the screen at once.
    const lastShown = async () => Number(/(\d+) \/ /.exec((await count.textContent()) ?? '')?.[1]);
    for (let place = 1; place <= total; place += 1) {
      if ((await lastShown()) < place) await next.click();
      await expect.poll(lastShown).toBeGreaterThanOrEqual(place);
      await expect(gallery.locator('img').nth(place - 1)).toBeInViewport({ ratio: 0.5 });
    }
    expect(total).toBeGreaterThan(1);
    await expect(next).toBeDisabled();
  });
}

test('a video loads nothing of its provider before it is chosen, and stops when it is closed [S66.8]', async ({
  page,
}) => {
  const foreign: string[] = [];
  await page.route(/youtube|vimeo/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
  });
  await page.goto(modelWith(({ videos }) => videos.length > 0).path);
  await page.getByRole('tab', { name: 'Vídeos' }).click();
  expect(foreign).toEqual([]);
  const poster = page.getByRole('link', { name: /Assistir ao vídeo 1/ });
  await expect(poster.getByText(/^Assistir ao vídeo 1 de /)).toBeVisible();
  const { width = 0, height = 1 } = (await poster.locator('img').boundingBox()) ?? {};
  expect(width / height, 'the portrait is whole').toBeCloseTo(3 / 4, 1);
  await poster.click();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\//,
  );
  await expect.poll(() => foreign.length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Assistir ao vídeo 1/ })).toBeVisible();
});

test.describe('without JS', () => {
  test.use({ javaScriptEnabled: false });

  test('all galleries stand below one another, photos lead to their files, measures are in both units, and no control is dead', async ({
    page,
  }) => {
    await page.goto(MODEL.path);
    await expect(page.getByRole('tab')).toHaveCount(0);
    expect(await page.locator('[role="tabpanel"]:visible').count()).toBeGreaterThan(1);
    await expect(page.getByRole('button')).toHaveCount(0);
    const facts = page.getByRole('region', { name: 'Medidas' });
    await expect(facts.getByText(/^1\d\d cm$/)).toBeVisible();
    await expect(facts.getByText(/^\d'\d+"$/)).toBeVisible();
    await expect(page.getByLabel('Medidas em')).toBeHidden();
    const photo = await page.locator('#book-1').getAttribute('href');
    const answer = await page.request.get(photo ?? '');
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  });
});

/** A profile's hair or eyes. */
const factOf = async (page: Page, label: string) =>
  (await page
    .locator('dt', { hasText: new RegExp(`^${label}$`) })
    .locator('+ dd')
    .textContent()) ?? '';

test('the language switch stays with the talent, says hair and eyes in its words, and keeps the rest of the address [S40.26 S88.3]', async ({
  page,
}) => {
  await openFirst(page);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto(`${page.url()}?utm_source=chat`);
  const inPortuguese = {
    hair: await factOf(page, FACTS.hair.label.pt),
    eyes: await factOf(page, FACTS.eyes.label.pt),
  };
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/en\/models\/\d+\/[a-z-]+\?utm_source=chat$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  for (const [measure, colours] of [
    ['hair', HAIR],
    ['eyes', EYES],
  ] as const) {
    const colour = Object.values(colours).find(({ pt }) => pt === inPortuguese[measure]);
    expect(colour, `"${inPortuguese[measure]}" is no colour in Portuguese`).toBeDefined();
    await expect.poll(() => factOf(page, FACTS[measure].label.en)).toBe(colour?.en);
  }
});
