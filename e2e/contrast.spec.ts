import { eyesOf, measure, tooLowOf } from './support/contrast/measure';
import { type Pictures, replacePictures, type Site, siteIn } from './support/contrast/site';
import { WALKS } from './support/contrast/states';
import { sweep } from './support/contrast/sweep';
import { sampled, WHOLE } from './support/sample';
import { expect, test } from './support/test';

// Text, icons and edges of fields have contrast in every state, whatever photograph is behind them: here the open menu
// over a pale one; in test:all every state at four widths, in both languages, over pale, dark and real photographs; in
// other engines e2e/engines.
test.describe.configure({ timeout: 300_000 });

for (const [javaScriptEnabled, details] of sampled([true, false]))
  test.describe(javaScriptEnabled ? 'on a phone held sideways' : 'on a phone without script', details, () => {
    test.use({
      javaScriptEnabled,
      viewport: javaScriptEnabled ? { width: 844, height: 390 } : { width: 390, height: 844 },
    });

    test('the open menu can be read over the first picture', async ({ page }) => {
      await replacePictures(page, 'white');
      await page.goto('/');
      if (javaScriptEnabled) await page.keyboard.press('Escape');
      await page.getByRole('banner').locator('summary').filter({ visible: true }).click();
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
      const measured = await measure(eyesOf(page), 'menu');
      expect(measured.length).toBeGreaterThan(5);
      expect(tooLowOf(measured)).toEqual([]);
    });
  });

const SIZES = [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;
type Row = { lang: Site['lang']; pictures: Pictures; size: (typeof SIZES)[number] };

const PALE = SIZES.flatMap((size): Row[] => [
  { lang: 'pt', pictures: 'white', size },
  { lang: 'en', pictures: 'white', size },
]);
const OTHERS = [SIZES[1], SIZES[3]].flatMap((size): Row[] => [
  { lang: 'pt', pictures: 'black', size },
  { lang: 'pt', pictures: 'own', size },
]);

for (const { lang, pictures, size } of [...PALE, ...OTHERS])
  for (const [name, walk] of Object.entries(WALKS)) {
    const [width, height] = size;
    const title = `${name} in ${lang} at ${width} px, ${pictures} pictures`;
    test(`${title}: everything can be read`, WHOLE, async ({ page, baseURL, allowFailures }) => {
      allowFailures();
      await page.setViewportSize({ width, height });
      await replacePictures(page, pictures);
      const measured = await sweep(page, await siteIn(lang, baseURL ?? ''), walk);
      expect(tooLowOf(measured)).toEqual([]);
    });
  }
