import type { Page } from '@playwright/test';
import { TOAST_MS } from '../lib/domain/constants';
import { axe } from './support/axe';
import { keepTalents, trash } from './support/favorites';
import { mainOf } from './support/form-page';
import { WHOLE } from './support/sample';
import { expect, test } from './support/test';
import { holdTimers } from './support/timers';
import { touchWith } from './support/touch';

// The favorites become a selection: order, title, dates and notes, kept on this device and sent in the shared link.

const button = (page: Page, name: string | RegExp) => mainOf(page).getByRole('button', { name });
const notes = (page: Page) => mainOf(page).getByRole('textbox', { name: /^Nota sobre / });
const handles = (page: Page) => mainOf(page).locator('[data-handle]');

/** The names in the running order, from the labels of their notes. */
const order = (page: Page) =>
  notes(page).evaluateAll((all) =>
    all.map((note) => note.getAttribute('aria-label')?.replace('Nota sobre ', '')),
  );

async function openSheet(page: Page, count: number) {
  await keepTalents(page, count);
  await button(page, 'Organizar').click();
  await expect(notes(page)).toHaveCount(count);
  return order(page);
}

/** The middle of a handle, and how far away that of another is. */
async function grip(page: Page, from: number, to: number) {
  const boxes = await Promise.all([from, to].map((index) => handles(page).nth(index).boundingBox()));
  const [at, other] = boxes.map((box) => ({
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  }));
  if (!at || !other) throw new Error('no handle');
  return { at, by: other.y - at.y };
}

test(
  'by keys: order, title, dates and notes are kept, and go into the link',
  WHOLE,
  async ({ page, context }) => {
    await holdTimers(page, TOAST_MS);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [ana, bia, cida] = await openSheet(page, 3);

    const later = button(page, `Mover ${ana} para depois`);
    await later.press('Enter');
    expect(await order(page)).toEqual([bia, ana, cida]);
    await expect(page.getByText(`${ana}, posição 2 de 3`, { exact: true })).toBeAttached();
    await expect(later).toBeFocused();
    await page.keyboard.press('End');
    expect(await order(page)).toEqual([bia, cida, ana]);
    await expect(later).toBeFocused();
    await button(page, `Mover ${cida} para antes`).press('ArrowUp');
    expect(await order(page)).toEqual([cida, bia, ana]);

    await mainOf(page).getByRole('textbox', { name: 'Título' }).fill(' Campanha de  verão ');
    await notes(page).nth(0).fill('Capa, <b>olhar</b> direto & firme');
    await mainOf(page).getByLabel('Início').fill('2026-12-05');
    await mainOf(page).getByLabel('Fim').fill('2026-12-01');
    await mainOf(page).getByLabel('Fim').blur();
    await expect(page.getByRole('alert').getByText('As datas estão trocadas?')).toBeVisible();
    await button(page, 'Trocar as datas').click();
    await button(page, 'Concluir').click();
    await expect(mainOf(page).getByRole('heading', { name: 'Campanha de verão', exact: true })).toBeVisible();
    await expect(mainOf(page).getByText(/1\s*–\s*5 de dezembro de 2026/)).toBeVisible();
    await expect(trash(page).first()).toHaveAccessibleName(`Remover ${cida} dos favoritos`);
    await expect(mainOf(page).getByText('Capa, <b>olhar</b> direto & firme')).toBeVisible();
    await axe(page);

    await page.locator('summary', { hasText: 'Compartilhar' }).click();
    await button(page, 'Copiar o link').click();
    await expect(page.getByText('Link copiado')).toBeVisible();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    const [first] = (link.searchParams.get('ids') ?? '').split(',');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      title: 'Campanha de verão',
      from: '2026-12-01',
      to: '2026-12-05',
      [`note-${first}`]: 'Capa, <b>olhar</b> direto & firme',
    });

    const other = await context.newPage();
    await other.goto('/favoritos');
    await expect(trash(other).first()).toHaveAccessibleName(`Remover ${cida} dos favoritos`);
    await button(other, 'Organizar').click();
    await notes(other).nth(1).fill('Look 2');
    await expect(mainOf(page).getByText('Look 2')).toBeVisible();
  },
);

test(
  'a row is dragged by mouse, and Undo brings a removed talent back in place with the note',
  WHOLE,
  async ({ page }) => {
    const [ana, bia, cida] = await openSheet(page, 3);
    await notes(page).nth(2).fill('Look 3');
    const { at, by } = await grip(page, 2, 0);
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x, at.y + by / 2, { steps: 8 });
    await page.mouse.move(at.x, at.y + by, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => order(page)).toEqual([cida, ana, bia]);

    await button(page, 'Concluir').click();
    await trash(page).first().click();
    await expect(trash(page)).toHaveCount(2);
    await expect(mainOf(page).getByText('Look 3')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('selection'))).not.toContain('Look 3');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(trash(page).first()).toHaveAccessibleName(`Remover ${cida} dos favoritos`);
    await expect(mainOf(page).getByText('Look 3')).toBeVisible();
  },
);

test.describe('on a phone without motion', WHOLE, () => {
  test.use({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('a finger drags a row by its handle, and the page stays', async ({ page }) => {
    const [ana, bia, cida] = await openSheet(page, 3);
    await handles(page).nth(1).scrollIntoViewIfNeeded();
    await handles(page)
      .nth(1)
      .evaluate((handle) => handle.scrollIntoView({ block: 'center' }));
    const before = await page.evaluate(() => window.scrollY);
    const { at, by } = await grip(page, 1, 0);
    const finger = await touchWith(page);
    await finger.press(at);
    await finger.move({ y: by }, 400);
    await finger.lift();
    await expect.poll(() => order(page)).toEqual([bia, ana, cida]);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await axe(page);
  });
});

test('a link that would get too long says so, and what is too much', WHOLE, async ({ page }) => {
  await openSheet(page, 5);
  for (const index of [0, 1, 2, 3]) await notes(page).nth(index).fill('ã'.repeat(140));
  const share = page.locator('summary', { hasText: 'Compartilhar' });
  await expect(share).toBeVisible();
  await notes(page).nth(4).fill('ã'.repeat(140));
  await expect(mainOf(page).getByText(/^O link ficou \d+ caracteres mais longo/)).toBeVisible();
  await expect(share).toHaveCount(0);
  await notes(page).nth(4).fill('');
  await expect(share).toBeVisible();
});
