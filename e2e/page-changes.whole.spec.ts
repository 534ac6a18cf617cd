import type { Page } from '@playwright/test';
import { pictureOf } from './support/contrast/pixels';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/test';

// A new page replaces the old one without a blank frame between them [S42.4].

/** The page notes, in each of its frames, how solid its heading is; 0 while there is none. */
const noteHeadings = (page: Page) =>
  page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { headings: seen });
    const look = () => {
      let opacity = document.querySelector('main h1') ? 1 : 0;
      for (let each = document.querySelector('main h1'); each; each = each.parentElement)
        opacity *= Number(getComputedStyle(each).opacity);
      seen.push(opacity);
      requestAnimationFrame(look);
    };
    look();
  });

/** The share of a picture below the bar that is not paper, which its lowest left corner shows. */
async function inkOf(png: Uint8Array): Promise<number> {
  const { data, width, height } = await pictureOf(png);
  const corner = (height - 1) * width * 3;
  const top = Math.round(height * 0.1);
  let ink = 0;
  for (let at = top * width * 3; at < data.length; at += 3)
    if ([0, 1, 2].some((part) => Math.abs((data[at + part] ?? 0) - (data[corner + part] ?? 0)) > 4)) ink += 1;
  return ink / (width * (height - top));
}

/** Pictures of each frame that the browser shows until the returned function is called. */
async function recordFrames(page: Page): Promise<() => Promise<Buffer[]>> {
  const session = await page.context().newCDPSession(page);
  const frames: Buffer[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'));
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', maxWidth: 360, maxHeight: 360 });
  return async () => {
    await session.send('Page.stopScreencast');
    return frames;
  };
}

const CHANGES = [
  ['/modelos', 'article a', /\/modelos\/\d+\//],
  ['/blog', 'article a', /\/blog\/./],
] as const;

for (const [from, link, to] of CHANGES)
  test(`the way from ${from} to one of its pages has no blank frame`, async ({ page }) => {
    await page.goto(from);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await noteHeadings(page);
    const frames = await recordFrames(page);
    await page.getByRole('main').locator(link).first().click();
    await expect(page).toHaveURL(to);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    const shares = await Promise.all((await frames()).map(inkOf));
    const headings = await page.evaluate((): number[] => Reflect.get(window, 'headings'));
    expect(headings.length).toBeGreaterThan(1);
    expect(Math.min(...headings)).toBeGreaterThan(0.5);
    // A page of words alone has a few hundredths.
    expect(Math.min(...shares)).toBeGreaterThan(0.01);
  });
