import { untilHydrated } from './support/hydrated';
import { WHOLE } from './support/sample';
import { MODEL, MODELS, profilePath } from './support/talents';
import { expect, test } from './support/test';

const METRIC = /^1\d\d cm$/;
const FEET = /^\d'\d+"$/;

test('measures are read in the units of whoever reads them, from then on', async ({ page }) => {
  const [first, second] = MODELS;
  await page.goto(first?.path ?? '');
  const facts = page.getByRole('region', { name: 'Medidas' });
  await expect(facts.getByText(METRIC)).toBeVisible();
  await expect(facts.getByText(FEET)).toBeHidden();
  const units = page.getByLabel('Medidas em');
  await units.selectOption('pés e polegadas, US');
  await expect(facts.getByText(FEET)).toBeVisible();
  await expect(facts.getByText(METRIC)).toBeHidden();
  await expect(facts.getByText(/^\d+ US$/).first()).toBeVisible();
  await page.reload();
  await expect(facts.getByText(FEET)).toBeVisible();
  await expect(units).toHaveValue('us');
  await page.goto(`/comparar?ids=${first?.id},${second?.id}`);
  await expect(page.getByRole('table').getByText(FEET).first()).toBeVisible();
  await expect(page.getByRole('table').getByText(METRIC).first()).toBeHidden();
});

test('measures are in one unit in another language too', WHOLE, async ({ page }) => {
  await page.goto(MODEL.path);
  const units = page.getByLabel('Medidas em');
  await units.selectOption('pés e polegadas, US');
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'EN, English' }).click();
  await page.waitForURL(/\/en\//);
  const facts = page.getByRole('region', { name: 'Measures' });
  await expect(facts.getByText(FEET)).toBeVisible();
  await expect(facts.getByText(METRIC)).toBeHidden();
});

test.describe('in English', () => {
  for (const [locale, shown] of [
    ['en-US', FEET],
    ['en-GB', FEET],
    ['de-DE', METRIC],
  ] as const)
    test.describe(locale, () => {
      test.use({ locale });
      test(
        'the first guess is by the region of the browser, and a PDF has it too',
        WHOLE,
        async ({ page }) => {
          await page.goto(profilePath(MODEL, 'en'));
          await untilHydrated(page);
          const facts = page.getByRole('region', { name: 'Measures' });
          await expect(facts.getByText(shown)).toBeVisible();
          await expect(facts.getByText(shown === FEET ? METRIC : FEET)).toBeHidden();
          const card = page.getByRole('link', { name: /A4/ });
          await card.focus();
          const units = { 'en-US': 'us', 'en-GB': 'uk', 'de-DE': 'br' }[locale];
          await expect(card).toHaveAttribute('href', new RegExp(`\\.pdf\\?units=${units}$`));
          const answer = await page.request.get((await card.getAttribute('href')) ?? '');
          expect(answer.headers()['content-type']).toBe('application/pdf');
        },
      );
    });
});
