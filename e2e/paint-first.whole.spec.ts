import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/test';

// docs/decisions/paint-first.md

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script type="late" src="([^"]+)" async=""/g)].flatMap(([, src]) => src ?? []);

test('the framework is compiled while it comes: Chromium is told so', async ({ request }) => {
  const scripts = scriptsOf(await (await request.get('/')).text());
  const bodies = await Promise.all(scripts.map(async (src) => (await request.get(src)).text()));
  const large = bodies.filter((body) => body.length > 110_000);
  expect(large.length).toBeGreaterThan(0);
  for (const body of large) expect(body).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('/seja-modelo shows its title while its lists still come', async ({ request }) => {
  const html = await (await request.get('/seja-modelo')).text();
  expect(html).toContain('<link rel="expect" href="#first-screen" blocking="render"/>');
  expect(html.indexOf('</header>', html.indexOf('id="first-screen"'))).toBeLessThan(html.indexOf('<form'));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [path, isSeen] of [
    ['/modelos', false],
    ['/blog', true],
  ] as const)
    test(`${path}: the italic comes ${isSeen ? 'where it is seen' : 'only with what is set in it'}`, async ({
      page,
    }) => {
      const typefaces: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') typefaces.push(request.url());
      });
      await page.goto(path);
      await untilHydrated(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
      await expect.poll(() => typefaces.length).toBe(isSeen ? 3 : 2);
      expect(typefaces.some((address) => address.includes('italic'))).toBe(isSeen);
    });

  test('typefaces do not stand in line before what the application needs to start', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/modelos');
    await untilHydrated(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
    const scripts = scriptsOf(await (await page.request.get('/modelos')).text());
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((src) => !asked.includes(src))).toEqual([]);
    const last = Math.max(...scripts.map((src) => asked.indexOf(src)));
    expect(asked.findIndex((path) => path.endsWith('.woff2'))).toBeGreaterThan(last);
  });
});
