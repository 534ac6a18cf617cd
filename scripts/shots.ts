import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumLaunch } from './lib/browsers.ts';
import { start } from './lib/children.ts';
import { runCommand } from './lib/command.ts';
import { installTool } from './lib/debian.ts';
import { inRoot } from './lib/paths.ts';
import { type Screen, screensOf } from './lib/screens.ts';
import { chosenPlace } from './lib/settings.ts';
import { say, step } from './lib/steps.ts';
import { waitUntilUp } from './lib/wait.ts';
import { STATES, type State } from './shots/states.ts';

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
type Viewport = (typeof VIEWPORTS)[number];

const FOLDER = inRoot('shots');
const SETTLE_MS = 1_200;
const DEMO_MS = 900_000;

/** The address of a site: the given one, a running demo, or a demo of our own. */
async function siteAddress(given: string | undefined): Promise<string> {
  if (given) return given.replace(/\/+$/, '');
  const base = `http://127.0.0.1:${chosenPlace().port}`;
  const isUp = await fetch(`${base}/healthz`).catch(() => null);
  if (isUp?.ok) return base;
  const demo = start([process.execPath, inRoot('scripts', 'demo.ts')], { onLine: say });
  await waitUntilUp(`${base}/healthz`, demo, DEMO_MS);
  return base;
}

const fileOf = ({ kind, lang }: Screen, { width }: Viewport, state?: string) =>
  path.join(FOLDER, `${[kind, state, lang, width].filter(Boolean).join('-')}.png`);

/** Waits for the pictures in sight, or for all of them; a footer that is drawn only when it comes near is drawn. */
async function waitForPictures(page: Page, isAll: boolean) {
  await page.addStyleTag({ content: 'footer { content-visibility: visible !important }' });
  const areThere = (all: boolean) =>
    [...document.images].every((image) => {
      const { top, left, width } = image.getBoundingClientRect();
      const isNear = all || (top < innerHeight && left < innerWidth && left + width > 0);
      return image.complete || !isNear || !image.checkVisibility();
    });
  await page.waitForFunction(areThere, isAll, { timeout: 20_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}

/** A whole screen as it opens, without the intro. */
async function shoot(page: Page, base: string, screen: Screen, viewport: Viewport) {
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
  await waitForPictures(page, true);
  await page.screenshot({ path: fileOf(screen, viewport), fullPage: true });
}

/** A screen in a state that a visitor brings about, in a fresh browser. */
async function shootState(browser: Browser, base: string, screen: Screen, state: State, viewport: Viewport) {
  const context = await browser.newContext({ bypassCSP: true, baseURL: base, viewport });
  const page = await context.newPage();
  await page.goto(screen.path, { waitUntil: 'load' });
  if (screen.kind !== 'home') await page.waitForTimeout(SETTLE_MS);
  await state.act(page);
  await page.waitForTimeout(SETTLE_MS);
  await waitForPictures(page, false);
  await page.screenshot({ path: fileOf(screen, viewport, state.name), fullPage: state.isLong === true });
  await context.close();
}

async function shootAll(browser: Browser, base: string, screens: readonly Screen[], viewport: Viewport) {
  const page = await browser.newPage({ bypassCSP: true, viewport });
  await step(`${screens.length} screens at ${viewport.width} px`, async () => {
    for (const screen of screens) await shoot(page, base, screen, viewport);
  });
  await page.close();
  await step(`states at ${viewport.width} px`, async () => {
    for (const screen of screens)
      for (const state of STATES.filter(({ kind }) => kind === screen.kind))
        await shootState(browser, base, screen, state, viewport);
  });
}

const USAGE = `npm run shots [-- options]: every screen and state x width x language as PNG into shots/
  --url URL            a site that runs; else the demo's, started if need be
  --only home,list     these kinds of screen
  --width 390,1920     these widths of ${VIEWPORTS.map(({ width }) => width).join(', ')}`;

async function shots() {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      only: { type: 'string' },
      width: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(USAGE);
  await installTool('Chromium');
  const base = await siteAddress(values.url);
  const kinds = values.only?.split(',');
  const screens = (await screensOf(base)).filter(({ kind }) => !kinds || kinds.includes(kind));
  const widths = values.width?.split(',').map(Number);
  if (!kinds && !widths) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch(chromiumLaunch());
  for (const viewport of VIEWPORTS)
    if (!widths || widths.includes(viewport.width)) await shootAll(browser, base, screens, viewport);
  await browser.close();
  say(`In ${FOLDER}`);
}

runCommand(shots);
