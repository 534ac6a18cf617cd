import type { Page } from '@playwright/test';
import { expect, test } from './support/inbox';
import { DELETED_PICTURE } from './support/media';
import { rawTexts } from './support/raw-texts';
import { sampled, WHOLE } from './support/sample';
import { signInAsStaff, staff } from './support/staff';

// Everything that staff read in Portuguese is Portuguese: no English, no keys, no dates of machines.
const admin = `${staff.origin}/admin`;
const COLLECTIONS = [
  'talents',
  'categories',
  'divisions',
  'skills',
  'slides',
  'posts',
  'feed',
  'media',
  'messages',
  'quotes',
  'applications',
  'deletions',
  'photo-views',
  'takedowns',
  'packages',
  'clients',
  'audit-log',
  'users',
  'payload-query-presets',
];
const PAGES = [
  '',
  '/account',
  '/elenco',
  '/nada',
  '/globals/agency',
  '/globals/texts',
  '/globals/social',
  '/globals/downloads',
  '/globals/replies',
  '/globals/privacy',
  '/collections/talents/trash',
  '/collections/media/trash',
  '/collections/posts/trash',
  '/collections/divisions/trash',
];

type RawTexts = Record<string, string[]>;
const DRAWN_MS = 1_500;

/** Notes what is raw on the page as it stands, under the name of its state; labels are translated once drawn. */
const noter =
  (page: Page, found: RawTexts) =>
  async (state: string): Promise<void> => {
    let texts = await rawTexts(page);
    for (const until = Date.now() + DRAWN_MS; texts.length > 0 && Date.now() < until; ) {
      await page.waitForTimeout(100);
      texts = await rawTexts(page);
    }
    if (texts.length > 0) found[state] = texts;
  };

const heading = (page: Page) => expect(page.locator('h1, .doc-controls').first()).toBeVisible();

async function walkTabs(page: Page, note: (state: string) => Promise<void>): Promise<void> {
  const tabs = page.locator('.tabs-field__tab-button');
  for (let at = 0; at < (await tabs.count()); at += 1) {
    await tabs.nth(at).click();
    await note(`tab ${at + 1}`);
  }
}

for (const slug of COLLECTIONS) {
  test(
    `${slug}: list, filter, columns, forms and history have no raw text`,
    WHOLE,
    async ({ page, allowFailures }) => {
      test.setTimeout(90_000);
      allowFailures(DELETED_PICTURE);
      allowFailures();
      await signInAsStaff(page.context());
      const found: RawTexts = {};
      const note = noter(page, found);
      // another test may have the entry open
      await page.addLocatorHandler(page.locator('#document-locked-take-over'), async (takeOver) => {
        await note('open elsewhere');
        await takeOver.click();
      });
      await page.goto(`${admin}/collections/${slug}`);
      await heading(page);
      await note('list');
      for (const [id, state] of [
        ['#toggle-list-filters', 'filter'],
        ['#toggle-list-columns', 'columns'],
      ] as const) {
        if ((await page.locator(id).count()) === 0) continue;
        await page.locator(id).click();
        const add = page.locator('.where-builder__add-first-filter');
        if (state === 'filter' && (await add.isVisible())) await add.click();
        await note(state);
      }
      const create = page.locator(`a[href$="/collections/${slug}/create"]`);
      if ((await create.count()) > 0) {
        await page.goto(`${admin}/collections/${slug}/create`);
        await heading(page);
        await note('new');
        await walkTabs(page, note);
        const save = page.locator('#action-save');
        if ((await save.count()) > 0 && (await save.isEnabled())) {
          await save.click();
          await expect(page.locator('.payload-toast-item').first()).toBeVisible();
          await note('refused');
        }
      }
      const answer = await page.request.get(`${staff.origin}/cms-api/${slug}?limit=1&depth=0`, {
        headers: { Origin: staff.origin },
      });
      const [first] = (await answer.json()).docs;
      if (first) {
        await page.goto(`${admin}/collections/${slug}/${first.id}`);
        await heading(page);
        await note('entry');
        await walkTabs(page, note);
        const menu = page.locator('.doc-controls__popup button').first();
        if ((await menu.count()) > 0) {
          await menu.click();
          await note('menu');
          const remove = page.locator('#action-delete');
          if ((await remove.count()) > 0) {
            const question = page.getByRole('dialog').or(page.locator('.confirmation-modal')).first();
            // the form draws its controls anew once its first state has come: the menu is closed then
            await expect(async () => {
              if (!(await remove.isVisible())) await menu.click();
              await remove.click({ timeout: 2_000 });
              await expect(question).toBeVisible({ timeout: 2_000 });
            }).toPass();
            await note('delete');
          }
        }
        const history = await page.goto(`${admin}/collections/${slug}/${first.id}/versions`);
        if (history?.ok()) {
          await note('history');
          const compare = page.getByRole('link', { name: 'Comparar' }).first();
          if ((await compare.count()) > 0) {
            await compare.click();
            await expect(page.getByRole('heading', { name: 'Comparar' })).toBeVisible();
            await note('comparison');
          }
        }
      }
      expect(found).toEqual({});
    },
  );
}

for (const [path, details] of sampled(PAGES)) {
  test(`/admin${path} has no raw text`, details, async ({ page, allowFailures }) => {
    allowFailures();
    await signInAsStaff(page.context());
    const found: RawTexts = {};
    const note = noter(page, found);
    await page.goto(admin + path);
    await expect(page.locator('h1, .doc-controls').first()).toBeVisible();
    await note('page');
    await walkTabs(page, note);
    expect(found).toEqual({});
  });
}
