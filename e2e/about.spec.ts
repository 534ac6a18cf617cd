import { english, portuguese } from './support/messages';
import { sampled } from './support/sample';
import { expect, test } from './support/test';

for (const [[path, words, themes], details] of sampled([
  ['/sobre', portuguese.About, /2001.*\d\d anos.*dedicação.*sucesso/s],
  ['/en/about', english.About, /2001.*\d\d years.*dedication.*success/s],
] as const)) {
  test(
    `${path}: title, carousel, and a paragraph of construction, dedication and success [S3.2 S48.1-3]`,
    details,
    async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.title);
      const figures = main.getByRole('region', { name: words.slides }).locator('figure');
      expect(await figures.count()).toBeGreaterThan(1);
      await expect(main.getByText(words.story)).toHaveText(themes);
    },
  );
}
