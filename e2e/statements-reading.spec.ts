import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { mainOf } from './support/form-page';
import { expect, test } from './support/test';

// The application before anything is typed, and the list of posts (SPEC section 2).

for (const { path, words, slots } of [
  { path: '/seja-modelo', words: portuguese, slots: ['Perfil', 'Rosto', 'Corpo inteiro', 'Personalidade'] },
  { path: '/en/be-a-model', words: english, slots: ['Profile', 'Face', 'Full body', 'Personality'] },
]) {
  test(`${path}: the application: title, subtitle, and how its fields and photos are asked for [S72.1 S72.2 S72.13 S72.21 S72.22 S115.15 S173.1]`, async ({
    page,
  }) => {
    const { Scouted } = words;
    await page.goto(path);
    const form = mainOf(page);
    await expect(form.getByRole('heading', { level: 1 })).toHaveText(Scouted.title);
    await expect(form.getByText(Scouted.subtitle, { exact: true })).toBeVisible();
    const { email, instagr } = Scouted.fields;
    await expect(form.getByLabel(email, { exact: true })).toHaveAttribute('type', 'email');
    await expect(form.getByLabel(instagr, { exact: true })).toHaveAttribute('placeholder', '@');
    const files = form.locator('input[type="file"]');
    await expect(files).toHaveCount(4);
    for (const [at, slot] of slots.entries()) {
      await expect(files.nth(at)).toHaveAccessibleName(slot);
      await expect(files.nth(at)).toHaveAttribute('name', `image_${at + 1}`);
      const accepted = (await files.nth(at).getAttribute('accept'))?.split(',').toSorted();
      expect(accepted).toEqual(['image/gif', 'image/jpeg', 'image/png']);
    }
  });
}

test('posts of the list interlock as masonry, each with cover, title and the way to it [S75.1 S75.3-5 S75.9]', async ({
  page,
}) => {
  await page.goto('/en/blog');
  await expect(mainOf(page).getByRole('heading', { level: 1 })).toHaveText('Blog');
  const posts = mainOf(page).getByRole('article');
  for (const post of await posts.all()) {
    await expect(post.getByRole('heading', { level: 2 })).toHaveText(/\S/);
    await expect(post.getByRole('link')).toHaveAttribute('href', /^\/en\/blog\/[a-z0-9-]+$/);
  }
  const cover = posts.first().locator('img');
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const boxes = await posts.evaluateAll((all) =>
    all.map((post) => {
      const { left, right, top, bottom } = (post.parentElement ?? post).getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  type Box = (typeof boxes)[number];
  const isBeside = (one: Box, other: Box) => other.left >= one.right || other.right <= one.left;
  const isWithin = (one: Box, other: Box) => other.top >= one.top - 1 && other.bottom <= one.bottom + 1;
  const isStacked = (upper: Box, lower: Box) => upper.left === lower.left && lower.top >= upper.bottom - 1;
  const tall = boxes.filter((box) => {
    const beside = boxes.filter((other) => isBeside(box, other) && isWithin(box, other));
    return beside.some((upper) => beside.some((lower) => isStacked(upper, lower)));
  });
  expect(tall.length, 'posts as tall as two, one above the other, beside them').toBeGreaterThan(0);
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1))
      expect(isBeside(one, other) || other.top >= one.bottom - 1 || one.top >= other.bottom - 1).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  const lefts = await posts.evaluateAll((all) => all.map((post) => post.getBoundingClientRect().left));
  expect(new Set(lefts).size, 'one column on a phone').toBe(1);
});
