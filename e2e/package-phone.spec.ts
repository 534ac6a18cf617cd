import type { Page } from '@playwright/test';
import { fillText } from '../lib/domain/fill-text';
import portuguese from '../messages/pt.json' with { type: 'json' };
import { axe } from './support/axe';
import { openEarly } from './support/delayed-scripts';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/inbox';
import { plainJpeg, storePicture } from './support/media';
import { askAsStaff, commentOn, makePackage, sayName, talentOf } from './support/packages';
import { WHOLE } from './support/sample';
import { staff } from './support/staff';

// A casting director on a phone: faces first, a name at the first answer, a slow line.
const { Package: words } = portuguese;

test.describe.configure({ timeout: 120_000 });
test.beforeEach(() => test.skip(!staff.password, 'only npm test knows staff'));
test.use({ viewport: { width: 390, height: 844 } });

const yesOf = (page: Page, name: string) =>
  talentOf(page, name).getByRole('button', { name: words.yes, exact: true });
const stateOf = (page: Page, name: string) => talentOf(page, name).getByRole('status');
const peopleOf = async (page: Page, id: number) =>
  (await askAsStaff(page.request, `packages/${id}/answers`)).people;
const boxOf = async (target: ReturnType<Page['locator']>) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return box;
};

test('faces come first; the first answer asks for the name over the bar, and is saved with it', async ({
  page,
}) => {
  const { id, path, names } = await makePackage(page.request);
  const [first = ''] = names;
  await page.goto(path);
  await untilHydrated(page);
  await expect(page.getByRole('img', { name: first })).toBeInViewport({ ratio: 0.3 });
  await expect(page.getByLabel(words.name)).not.toBeInViewport();
  await yesOf(page, first).click();
  const field = page.getByLabel(words.name);
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(words.whyYes.replace('{name}', first))).toBeVisible();
  await expect(stateOf(page, first)).toHaveText(words.unnamed);
  await axe(page);
  await page.keyboard.type('Rita', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect(stateOf(page, first)).toHaveText(words.saved);
  await expect(page.getByText(words.you.replace('{name}', 'Rita'))).toBeAttached();
  await commentOn(page, first, 'Para a capa');
  await expect
    .poll(async () => (await peopleOf(page, id))[0]?.answers[0]?.comment, { timeout: 10_000 })
    .toBe('Para a capa');
  const button = await boxOf(page.getByRole('button', { name: words.send, exact: true }));
  const bar = await boxOf(page.locator('#send'));
  expect(button.y + button.height / 2 - (bar.y + bar.height / 2)).toBeLessThan(8);
  expect(bar.height).toBeLessThan(100);
});

test(
  'the answers stand right below the name, in the first view; the measures below them',
  WHOLE,
  async ({ page }) => {
    const message = 'Seguem os rostos para a campanha. Todos livres na semana de 15 de março.';
    const { path, names } = await makePackage(page.request, { message });
    await page.goto(path);
    const talent = talentOf(page, names[0] ?? '');
    const name = await boxOf(talent.getByRole('heading'));
    const yes = await boxOf(yesOf(page, names[0] ?? ''));
    expect(yes.y - name.y - name.height).toBeLessThan(40);
    expect(yes.y + yes.height).toBeLessThan((await boxOf(page.locator('#send'))).y);
    expect((await boxOf(talent.getByRole('term').first())).y).toBeGreaterThan(yes.y);
    const here = await boxOf(page.getByText(words.here));
    expect(here.y).toBeGreaterThan((await boxOf(yesOf(page, names[1] ?? ''))).y);
  },
);

test(
  'a yes that is tapped before the script runs arrives once, of somebody new and of somebody known',
  WHOLE,
  async ({ page }) => {
    const { id, path, names } = await makePackage(page.request, { max_picks: null });
    const [first = '', second = ''] = names;
    const letIn = await openEarly(page, path);
    await yesOf(page, first).click();
    await yesOf(page, first).click();
    letIn();
    await expect(stateOf(page, first)).toHaveText(words.unnamed);
    await sayName(page, 'Rita');
    await expect(stateOf(page, first)).toHaveText(words.saved);
    const again = await openEarly(page, path);
    await yesOf(page, second).click();
    again();
    await expect(stateOf(page, second)).toHaveText(words.saved);
    await expect(page).toHaveURL((url) => url.pathname === path && url.hash === '');
    const people = await peopleOf(page, id);
    expect(people).toMatchObject([{ name: 'Rita' }]);
    expect(people[0].answers.map(({ pick }: { pick: string }) => pick)).toEqual(['yes', 'yes']);
  },
);

test(
  'photos share one height with their own widths, are opened by a tap, and one alone is fetched early',
  WHOLE,
  async ({ page }) => {
    const photos = [
      await storePicture(page.request, 'alta.jpg', await plainJpeg(900, 1200, '#7a3e5c')),
      await storePicture(page.request, 'larga.jpg', await plainJpeg(1500, 1000, '#3e5c7a')),
    ];
    const book = { book: photos.map(({ id }) => id) };
    const { path, names } = await makePackage(page.request, {}, book);
    await page.goto(path);
    const pictures = talentOf(page, names[0] ?? '').getByRole('img');
    const [tall, wide] = [await boxOf(pictures.nth(0)), await boxOf(pictures.nth(1))];
    expect([wide.height, Math.round((100 * wide.width) / wide.height)]).toEqual([tall.height, 150]);
    expect(Math.round((100 * tall.width) / tall.height)).toBe(75);
    expect(tall.width).toBeLessThanOrEqual(390);
    await expect(page.locator('main li img:not([loading="lazy"])')).toHaveCount(1);
    await pictures.first().click();
    await expect(page).toHaveURL(/\/api\/packages\/[^/]+\/\d+\/(web|full)$/);
  },
);

test(
  'whoever was taken out is one line below the faces, and a comment is closed until it is wanted',
  WHOLE,
  async ({ page }) => {
    const { id, path, names } = await makePackage(page.request, {}, {});
    const [first = '', second = ''] = names;
    const { talents } = await askAsStaff(page.request, `packages/${id}?depth=0`);
    await askAsStaff(page.request, `talents/${talents[0].talent}/take-down`, {});
    await page.goto(path);
    const line = await boxOf(page.getByText(fillText(words.gone, { count: 1 })));
    expect(line.y).toBeGreaterThan((await boxOf(yesOf(page, second))).y);
    expect(await page.content()).not.toContain(first);
    await expect(talentOf(page, second).getByRole('textbox')).toBeHidden();
  },
);

test.describe('a second device, with a keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the first screen has a face, its name and its answers', WHOLE, async ({ page }) => {
    const { path, names } = await makePackage(page.request);
    await page.goto(path);
    const [first = ''] = names;
    await expect(talentOf(page, first).getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(yesOf(page, first)).toBeInViewport({ ratio: 1 });
    await expect(talentOf(page, first).getByRole('img').first()).toBeInViewport({ ratio: 1 });
  });

  test('every row of photos ends at the margin', WHOLE, async ({ page }) => {
    const sizes = [900, 900, 1500, 900, 900] as const;
    const photos = [];
    for (const width of sizes)
      photos.push(
        await storePicture(page.request, `linha-${width}.jpg`, await plainJpeg(width, 1200, '#7a3e5c')),
      );
    const book = { book: photos.map(({ id }) => id) };
    const { path, names } = await makePackage(page.request, {}, book);
    await page.goto(path);
    const pictures = await talentOf(page, names[0] ?? '')
      .getByRole('img')
      .all();
    const edges = new Map<number, number>();
    for (const picture of pictures) {
      const { x, y, width } = await boxOf(picture);
      edges.set(Math.round(y), Math.max(edges.get(Math.round(y)) ?? 0, x + width));
    }
    const ends = [...edges.values()];
    expect(ends.length).toBeGreaterThan(1);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1);
  });

  test(
    'the field and the button of its code, and why it failed, stay clear of the bar',
    WHOLE,
    async ({ page, allowFailures }) => {
      const { path } = await makePackage(page.request);
      await page.goto(path);
      await untilHydrated(page);
      await page.getByText(words.here).click();
      await page.getByLabel(words.code).fill('000 000');
      allowFailures();
      const go = page.getByRole('button', { name: words.go, exact: true });
      await go.press('Enter');
      const refusal = page.getByRole('alert').filter({ hasText: words.wrongCode });
      for (const each of [refusal, go]) {
        const [box, bar] = [await boxOf(each), await boxOf(page.locator('#send'))];
        expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
      }
      const faceOf = (selector: string) =>
        page.locator(selector).evaluate((field) => getComputedStyle(field).fontFamily);
      const text = await faceOf('body');
      expect([await faceOf('[name="code"]'), await faceOf('#who [name="name"]')]).toEqual([text, text]);
      await expect(page.getByText(words.keys)).toBeVisible();
    },
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a yes before a name brings its name with it, and leads back to its buttons',
    WHOLE,
    async ({ page }) => {
      const { id, path, names } = await makePackage(page.request);
      const [first = ''] = names;
      await page.goto(path);
      // a text in <noscript> is none to Playwright
      await expect(page.locator('main noscript > p')).toHaveText(words.unscripted);
      await talentOf(page, first).locator('noscript [name="name"]').fill('Noé');
      await yesOf(page, first).click();
      await expect(yesOf(page, first)).toHaveAttribute('aria-pressed', 'true');
      await expect(yesOf(page, first)).toBeInViewport();
      expect(await peopleOf(page, id)).toMatchObject([{ name: 'Noé', answers: [{ pick: 'yes' }] }]);
    },
  );
});
