import { summaryOf, tooLowOf } from './support/contrast/measure';
import { type Pictures, replacePictures, type Site, siteIn } from './support/contrast/site';
import { WALKS } from './support/contrast/states';
import { sweep } from './support/contrast/sweep';
import { expect, test } from './support/test';

// The table of contrast.spec.ts at four widths, both languages, over pale, dark and real photographs.
test.describe.configure({ timeout: 300_000 });

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
    test(`${title}: everything can be read`, async ({ page, baseURL, allowFailures }) => {
      allowFailures();
      await page.setViewportSize({ width, height });
      await replacePictures(page, pictures);
      const measured = await sweep(page, await siteIn(lang, baseURL ?? ''), walk);
      console.log(summaryOf(title, measured));
      expect(tooLowOf(measured)).toEqual([]);
    });
  }
