import { eyesOf, measure, summaryOf, tooLowOf } from './support/contrast/measure';
import { replacePictures, siteIn } from './support/contrast/site';
import { WALKS } from './support/contrast/states';
import { sweep } from './support/contrast/sweep';
import { sampled, WHOLE } from './support/sample';
import { expect, test } from './support/test';

// Text, icons and edges of fields have contrast in every state, whatever photograph is behind them: here in
// Portuguese one row by the seed, on a phone or a desk, over pale or dark photographs; the others run in test:all,
// with the table of contrast.whole.spec.ts; other engines in e2e/engines.
test.describe.configure({ timeout: 240_000 });

const PICTURES = ['white', 'black'] as const;
const rows = [
  [390, 844],
  [1440, 900],
].flatMap(([width = 0, height = 0], size) =>
  Object.entries(WALKS).map(([name, walk], at) => {
    const pictures = PICTURES[(size + at) % 2] ?? 'black';
    return { width, height, name, walk, pictures };
  }),
);

for (const { width, height, name, walk, pictures } of rows)
  test(
    `${name}: everything can be read at ${width} px over ${pictures} pictures`,
    WHOLE,
    async ({ page, baseURL, allowFailures }) => {
      allowFailures();
      await page.setViewportSize({ width, height });
      await replacePictures(page, pictures);
      const measured = await sweep(page, await siteIn('pt', baseURL ?? ''), walk);
      console.log(summaryOf(`${name} at ${width} px, ${pictures}`, measured));
      expect(tooLowOf(measured)).toEqual([]);
    },
  );

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
