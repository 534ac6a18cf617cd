import { dayAt } from '../lib/domain/dates';
import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { mainOf } from './support/form-page';
import { expect, test } from './support/test';

// What every page has around it, and what home and contact hold (SPEC sections 1 and 2).

for (const { path, words, credit, rights } of [
  {
    path: '/contato',
    words: portuguese,
    credit: 'Site e painel Passarela',
    rights: 'Todos os direitos reservados',
  },
  { path: '/en/contact', words: english, credit: 'Passarela site and panel', rights: 'All rights reserved' },
]) {
  test(`${path}: the footer leads to the agency's channels, and has copyright and credit [S16.4-6]`, async ({
    page,
  }) => {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    const channels = footer.getByRole('list', { name: words.Footer.social }).getByRole('link');
    const found = await channels.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('href')]),
    );
    expect(found).toEqual([
      ['Instagram', expect.stringMatching(/^https:\/\/www\.instagram\.com\/[\w.]+/)],
      ['WhatsApp', expect.stringMatching(/^https:\/\/wa\.me\/\d{12,}/)],
      ['E-mail', expect.stringMatching(/^mailto:\S+@\S+$/)],
    ]);
    const year = dayAt(new Date()).slice(0, 4);
    await expect(footer.getByText(`© ${year} Passarela. ${rights}.`, { exact: true })).toBeVisible();
    await expect(footer.getByText(credit, { exact: true })).toBeVisible();
  });

  test(`${path}: title, two paragraphs of introduction, and a form of three fields [S51.1-3]`, async ({
    page,
  }) => {
    const { Contact, Form } = words;
    await page.goto(path);
    await expect(mainOf(page).getByRole('heading', { level: 1 })).toHaveText(Contact.title);
    for (const paragraph of [Contact.intro, Contact.introMore])
      await expect(mainOf(page).getByText(paragraph, { exact: true })).toBeVisible();
    const fields = mainOf(page).getByRole('textbox');
    await expect(fields).toHaveCount(3);
    for (const [at, label] of [Contact.name, Contact.email, Contact.message].entries())
      await expect(fields.nth(at)).toHaveAccessibleName(label);
    await expect(mainOf(page).getByRole('button', { name: Form.send, exact: true })).toBeVisible();
  });
}

test('the photo feed stands after the slides of the home page [S16.3 S45.14]', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Escape');
  const slides = page.getByRole('region', { name: portuguese.Home.slides });
  const feed = mainOf(page)
    .getByRole('heading', { name: portuguese.Feed.heading })
    .locator('xpath=ancestor::section[1]');
  const pictures = feed.getByRole('listitem').getByRole('link');
  expect(await pictures.count()).toBeGreaterThan(3);
  for (const picture of await pictures.all())
    await expect(picture).toHaveAttribute('href', /^https:\/\/www\.instagram\.com\/p\//);
  const first = pictures.first().getByRole('img');
  await first.scrollIntoViewIfNeeded();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const [above, below] = [await slides.boundingBox(), await feed.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});
