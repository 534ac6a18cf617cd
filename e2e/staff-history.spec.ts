import { randomUUID } from 'node:crypto';
import { axe } from './support/axe';
import { type Desk, expect, test } from './support/desk';
import { rawTexts } from './support/raw-texts';
import { WHOLE } from './support/sample';

// A colleague's mistake, undone with nothing but the screen.
const MINUTE_MS = 60_000;

/** A talent whose gallery and nationality a colleague changed by mistake. */
async function mistaken(desk: Desk): Promise<{ id: number; book: number[] }> {
  const docs = await desk.docs('media?limit=2&sort=id&where[mimeType][contains]=image/');
  const book = docs.map((medium: { id: number }) => medium.id);
  const data = { name: `Engano ${randomUUID()}`, gender: 'woman', nationality: 'BR', book };
  const { id } = await desk.make('talents', data);
  await desk.save(`talents/${id}`, { nationality: 'PT', book: [] });
  return { id, book };
}

test('a colleague’s mistake is undone from the history in under a minute', async ({ page, desk }) => {
  const { id, book } = await mistaken(desk);
  const started = Date.now();
  await desk.open(page, `collections/talents/${id}`);
  await page.getByRole('link', { name: /^Histórico/ }).click();
  await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible();
  const last = page.getByRole('listitem').filter({ hasText: 'Como está agora' });
  await expect(last).toContainText('Nacionalidade: Brasil → Portugal');
  await expect(last).toContainText('Book');
  await expect(last).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2} · /);
  await page.getByRole('button', { name: 'Voltar a esta versão' }).click();
  const dialog = page.getByRole('dialog', { name: 'Voltar a esta versão' });
  await expect(dialog).toContainText('O estado de agora continua no histórico.');
  await dialog.getByRole('button', { name: 'Voltar a esta versão' }).click();
  await expect(page).toHaveURL(new RegExp(`/talents/${id}$`));
  await expect.poll(async () => (await desk.read(`talents/${id}`)).book).toEqual(book);
  expect((await desk.read(`talents/${id}`)).nationality).toBe('BR');
  expect(Date.now() - started).toBeLessThan(MINUTE_MS);
});

test('two states are compared, pictures as pictures, at the agency’s time', WHOLE, async ({ page, desk }) => {
  const { id } = await mistaken(desk);
  await desk.open(page, `collections/talents/${id}/versions`);
  const when = (await page.locator('time').first().textContent()) ?? '';
  await page.getByRole('link', { name: 'Comparar' }).first().click();
  await expect(page.getByRole('heading', { name: 'Comparar' })).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Nacionalidade' })).toContainText(/Brasil\s*Portugal/);
  await expect(page.locator('.step-nav')).toContainText(when);
  await expect(page.getByRole('main')).toContainText('não há para onde voltar');
  await expect(page.getByRole('button', { name: 'Voltar a esta versão' })).toHaveCount(0);
  await axe(page, { without: ['.doc-tabs__tabs', '.doc-header'] });
  // the labels of Payload's notices are translated once its scripts run
  await expect.poll(() => rawTexts(page)).toEqual([]);
});

test('a division that lies in the trash by now is named in the comparison', WHOLE, async ({ page, desk }) => {
  const name = { pt: `Sumiu ${randomUUID()}`, en: 'Gone' };
  const [category] = await desk.docs('categories?limit=1');
  const { id: division } = await desk.make('divisions', { name, category: category.id });
  const talent = { name: `Com ${randomUUID()}`, gender: 'woman', divisions: [division] };
  const { id } = await desk.make('talents', talent);
  await desk.save(`talents/${id}`, { divisions: [] });
  await desk.save(`divisions/${division}`, { deletedAt: new Date().toISOString() });
  await desk.open(page, `collections/talents/${id}/versions`);
  await page.getByRole('link', { name: 'Comparar' }).first().click();
  const change = page.getByRole('region', { name: 'Divisões' });
  await expect(change).toContainText(`${name.pt} (na lixeira)`);
  await expect(change).toContainText('vazio');
});

test('the history fits a phone', WHOLE, async ({ page, desk }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await mistaken(desk);
  await desk.open(page, `collections/talents/${id}/versions`);
  await expect(page.getByRole('button', { name: 'Voltar a esta versão' })).toBeVisible();
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
});
