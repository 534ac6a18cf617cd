import type { Page } from '@playwright/test';
import portuguese from '../messages/pt.json' with { type: 'json' };
import { holdScripts } from './support/delayed-scripts';
import { mainOf } from './support/form-page';
import { untilHydrated } from './support/hydrated';
import { WHOLE } from './support/sample';
import { MODEL } from './support/talents';
import { expect, test } from './support/test';

// A profile leads on: to a quote, to the neighbours in the list that one came from, to similar faces.

const { path: PROFILE, name: NAME } = MODEL;
const words = portuguese.Talent;

const neighbour = (page: Page, label: string) =>
  page
    .getByRole('navigation', { name: words.neighbours })
    .getByRole('link', { name: new RegExp(`^${label}`) });
const faces = (page: Page) => page.getByRole('complementary', { name: words.around }).getByRole('article');

test('four similar faces are other talents, each with its card', WHOLE, async ({ page }) => {
  await page.goto(PROFILE);
  await expect(faces(page)).toHaveCount(4);
  const links = await faces(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(4);
  expect(links).not.toContain(PROFILE);
  await faces(page).first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${links[0]}$`));
});

for (const list of ['/modelos/homens', '/modelos?cabelo=preto']) {
  test(
    `the next talent is that of ${list} if one came from there, and Previous leads back`,
    WHOLE,
    async ({ page }) => {
      await page.goto(list);
      await untilHydrated(page);
      const shown = await mainOf(page)
        .getByRole('article')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      await mainOf(page).getByRole('article').nth(1).getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${shown[1]}$`));
      await expect(neighbour(page, words.nextTalent)).toHaveAttribute('href', shown[2] ?? '');
      await neighbour(page, words.nextTalent).click();
      await expect(page).toHaveURL(new RegExp(`${shown[2]}$`));
      await neighbour(page, words.previousTalent).click();
      await expect(page).toHaveURL(new RegExp(`${shown[1]}$`));
    },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const ask = (page: Page) => page.getByRole('link', { name: words.quote }).filter({ visible: true });
  const request = (page: Page) => page.getByRole('dialog', { name: portuguese.Favorites.budget });

  test('the bar adds the talent and opens the quote', WHOLE, async ({ page }) => {
    await page.goto(PROFILE);
    await expect(ask(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 900);
    await expect(ask(page)).toBeInViewport({ ratio: 1 });
    await ask(page).click();
    await expect(request(page).getByText(NAME)).toBeVisible();
    await expect(page).toHaveURL(/\/favoritos$/);
  });

  test('so it does when it is pressed before the script came', WHOLE, async ({ page }) => {
    const letIn = await holdScripts(page);
    await page.goto(PROFILE, { waitUntil: 'commit' });
    await ask(page).click();
    letIn();
    await expect(request(page).getByText(NAME)).toBeVisible();
  });
});
