import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { axe } from './support/axe';
import { type Desk, expect, test } from './support/desk';
import { plainJpeg, storePicture } from './support/media';
import { sampled, WHOLE } from './support/sample';
import { MODEL } from './support/talents';

// A draft on the real page, for who has the signed address, kept nowhere.
const NAME = `Previsão ${Date.now()}`;

test.describe.configure({ timeout: 90_000 });

/** A draft whose photo the public may not have: the talent was public before. */
async function makeDraft(page: Page, desk: Desk): Promise<{ id: number; file: string }> {
  const doc = await storePicture(page.request, 'previsao.jpg', await plainJpeg(900, 1200, '#7a3e5c'));
  const data = {
    name: NAME,
    gender: 'woman',
    status: 'published',
    categories: [1],
    cover: doc.id,
    book: [doc.id],
  };
  const { id } = await desk.make('talents', data);
  await desk.save(`talents/${id}`, { status: 'draft', height: '1,81' });
  return { id, file: `${process.env.STORAGE_URL}/${doc.filename}` };
}

/** The files of a folder that hold a word, in name or content. */
function kept(folder: string, word: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => {
    if (name.includes(word)) return true;
    try {
      return readFileSync(path.join(folder, name)).includes(word);
    } catch {
      return false;
    }
  });
}

/** Clicks the link; once more if the form, which grows during hydration, has moved it away. */
async function openPreview(page: Page): Promise<Page> {
  const opened: Page[] = [];
  page.on('popup', (popup) => opened.push(popup));
  await expect(async () => {
    await page.getByRole('link', { name: 'Ver como vai ficar' }).click();
    await expect.poll(() => opened.length, { timeout: 2_000 }).toBeGreaterThan(0);
  }).toPass();
  const [preview] = opened;
  if (!preview) throw new Error('no preview was opened');
  return preview;
}

for (const [width, details] of sampled([1366, 390])) {
  test.describe(`${width} px`, details, () => {
    test.use({ viewport: { width, height: 844 } });

    test('staff see a draft on the real page, and nothing keeps it', async ({ page, browser, desk }) => {
      const { id, file } = await makeDraft(page, desk);
      await expect.poll(async () => (await page.request.get(file)).status()).toBe(410);
      await desk.open(page, `collections/talents/${id}`);
      const preview = await openPreview(page);
      await expect(preview.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
      await expect(preview.getByRole('note')).toContainText('ainda não está no site');
      await expect(preview.getByText('181')).toBeVisible();
      const picture = preview.getByRole('img', { name: new RegExp(NAME) }).first();
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(900);
      await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(preview.getByRole('button', { name: /favoritos/ })).toHaveCount(0);
      await axe(preview);
      const address = preview.url();
      expect(address).toContain('/previa?token=');

      const stranger = await browser.newContext();
      const answer = await stranger.request.get(address);
      expect(answer.headers()).toMatchObject({
        'cache-control': expect.stringContaining('no-store'),
        'referrer-policy': 'no-referrer',
        'x-robots-tag': expect.stringContaining('noindex'),
      });
      const english = await stranger.request.get(address.replace('/previa', '/en/preview'));
      expect(await english.text()).toContain('Preview: not on the site yet');
      for (const wrong of [
        address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        address.split('?')[0] ?? '',
      ]) {
        const refused = await stranger.request.get(wrong);
        expect(refused.status()).toBe(410);
        expect(await refused.text()).toContain('Esta prévia expirou.');
      }
      expect((await stranger.request.get(file)).status()).toBe(410);
      await stranger.close();
      const lastGood = process.env.SITE_CACHE_DIR ?? '';
      expect(kept(lastGood, MODEL.name), 'what is public is kept').not.toEqual([]);
      for (const folder of [lastGood, '.next/server/app', '.next/cache/images']) {
        expect(kept(folder, NAME), folder).toEqual([]);
      }
      await desk.remove(`talents/${id}`);
    });
  });
}

test(
  'staff see a post of tomorrow on the real page, and nothing keeps it',
  WHOLE,
  async ({ page, browser, desk }) => {
    const title = `Amanhã ${Date.now()}`;
    const published_at = new Date(Date.now() + 86_400_000).toISOString();
    const data = { title, status: 'published', type: 'blog', language: 'pt', published_at };
    const { id } = await desk.make('posts', data);
    await desk.open(page, `collections/posts/${id}`);
    const preview = await openPreview(page);
    await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(preview.getByRole('note')).toContainText('ainda não está no site');
    await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(preview.getByText('Compartilhar')).toHaveCount(0);
    await axe(preview);

    const stranger = await browser.newContext();
    const answer = await stranger.request.get(preview.url());
    expect(answer.headers()['cache-control']).toContain('no-store');
    for (const wrong of [preview.url().replace('post.', ''), preview.url().replace(/.$/, '-')])
      expect((await stranger.request.get(wrong)).status()).toBe(410);
    await stranger.close();
    for (const folder of [process.env.SITE_CACHE_DIR ?? '', '.next/server/app'])
      expect(kept(folder, title), folder).toEqual([]);
    await desk.remove(`posts/${id}`);
  },
);
