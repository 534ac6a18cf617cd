/** `npm run shots [-- --url … --only home,list --width 390]`: every screen of a running site as PNG into `shots/`. */
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumLaunch } from './lib/browsers.ts';
import { runCommand } from './lib/command.ts';
import { installTool } from './lib/debian.ts';
import { inRoot } from './lib/paths.ts';
import { type Screen, screensOf } from './lib/screens.ts';
import { step } from './lib/steps.ts';

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
type Viewport = (typeof VIEWPORTS)[number];

const SETTLE_MS = 1_200;

/** Waits for all pictures; a footer that is drawn only when it comes near is drawn. */
async function waitForPictures(page: Page) {
  await page.addStyleTag({ content: 'footer { content-visibility: visible !important }' });
  const areThere = () => [...document.images].every((image) => image.complete || !image.checkVisibility());
  await page.waitForFunction(areThere, undefined, { timeout: 20_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}

/** A whole screen as it opens, without the intro. */
async function shoot(page: Page, base: string, screen: Screen, { width }: Viewport) {
  await page.goto(base + screen.path, { waitUntil: 'load' });
  await page.keyboard.press('Escape');
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForTimeout(SETTLE_MS);
  await waitForPictures(page);
  const file = inRoot('shots', `${screen.kind}-${screen.lang}-${width}.png`);
  await page.screenshot({ path: file, fullPage: true });
}

async function shootAll(browser: Browser, base: string, screens: readonly Screen[], viewport: Viewport) {
  const page = await browser.newPage({ bypassCSP: true, viewport });
  await step(`${screens.length} screens at ${viewport.width} px`, async () => {
    for (const screen of screens) await shoot(page, base, screen, viewport);
  });
  await page.close();
}

async function shots() {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:3000' },
      only: { type: 'string' },
      width: { type: 'string' },
    },
  });
  await installTool('Chromium');
  const base = values.url.replace(/\/+$/, '');
  const kinds = values.only?.split(',');
  const widths = values.width?.split(',').map(Number);
  const screens = (await screensOf(base)).filter(({ kind }) => !kinds || kinds.includes(kind));
  const browser = await chromium.launch(chromiumLaunch());
  for (const viewport of VIEWPORTS)
    if (!widths || widths.includes(viewport.width)) await shootAll(browser, base, screens, viewport);
  await browser.close();
}

runCommand(shots);
