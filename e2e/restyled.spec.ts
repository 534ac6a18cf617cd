import { untilHydrated } from './support/hydrated';
import { mostRestyled } from './support/restyled';
import { sampled } from './support/sample';
import { MODEL } from './support/talents';
import { expect, test } from './support/test';

// A rule like `html:has(…) body > *` makes a browser restyle the whole page with each script that is added to its head.

/** Few among hundreds of elements; a fade or a slider restyles some in the same frame. */
const FEW = 40;
const SCRIPT = '/one-more.js';

for (const [path, details] of sampled([
  '/',
  '/modelos',
  'a profile',
  '/favoritos',
  '/seja-modelo',
  '/contato',
  '/sobre',
  '/blog',
]))
  test(`${path}: a script in the head restyles little of the page`, details, async ({ page }) => {
    await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(path === 'a profile' ? MODEL.path : path);
    await untilHydrated(page);
    const addScript = () =>
      page.evaluate(async (src) => {
        document.head.append(Object.assign(document.createElement('script'), { src }));
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, SCRIPT);
    expect(await mostRestyled(page, addScript)).toBeLessThan(FEW);
  });
