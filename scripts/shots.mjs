import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { start } from './lib/children.mjs';
import { CHROMIUM_ARGS, findChromium, installChromium } from './lib/chromium.mjs';
import { runCommand } from './lib/command.mjs';
import { inRoot, nodeBinary } from './lib/paths.mjs';
import { screensOf } from './lib/screens.mjs';
import { chosenPlace } from './lib/settings.mjs';
import { STATES } from './lib/states.mjs';
import { say, step } from './lib/steps.mjs';
import { waitUntilUp } from './lib/wait.mjs';

const WIDTHS = { 390: 844, 820: 1180, 1440: 900, 1920: 1080 };
const FOLDER = inRoot('shots');
const SETTLE_MS = 1_200;

const isUp = (base) =>
  fetch(`${base}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The address of a site: the given one, a running demo, or a demo of our own. */
async function siteAddress(given) {
  if (given) return given.replace(/\/+$/, '');
  const base = `http://127.0.0.1:${chosenPlace().port}`;
  if (await isUp(base)) return base;
  const demo = start([nodeBinary(), inRoot('scripts', 'demo.mjs')], { onLine: say });
  await waitUntilUp(`${base}/healthz`, demo, 900_000);
  return base;
}

const fileOf = ({ kind, lang }, width, state) =>
  path.join(FOLDER, `${[kind, state, lang, width].filter(Boolean).join('-')}.png`);

/** A screen in a state that a visitor brings about, as it then stands in the window, in a browser that knows nothing yet. */
async function shootState(browser, base, screen, { name, act, isLong }, [width, height]) {
  const context = await browser.newContext({ baseURL: base, viewport: { width: Number(width), height } });
  const page = await context.newPage();
  await page.goto(screen.path, { waitUntil: 'load' });
  if (screen.kind !== 'home') await page.waitForTimeout(SETTLE_MS);
  await act(page);
  await page.waitForTimeout(SETTLE_MS);
  await whole(page, false);
  await page.screenshot({ path: fileOf(screen, width, name), fullPage: isLong === true });
  await context.close();
}

/** Waits for the pictures that are in sight; a footer that waits to come near is drawn. */
async function whole(page, isAll) {
  await page.addStyleTag({ content: 'footer { content-visibility: visible !important }' });
  const pictures = (all) =>
    [...document.images].every((image) => {
      const { top, left, width } = image.getBoundingClientRect();
      const isNear = all || (top < innerHeight && left < innerWidth && left + width > 0);
      return image.complete || !isNear || !image.checkVisibility();
    });
  await page.waitForFunction(pictures, isAll, { timeout: 20_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}

async function shoot(page, base, screen, width) {
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
  await whole(page, true);
  await page.screenshot({ path: fileOf(screen, width), fullPage: true });
}

const USAGE = `npm run shots [-- options]: every screen and state x width x language as PNG into shots/
  --url URL            a site that runs; else the demo's, started if need be
  --only home,list     these kinds of screen
  --width 390,1920     these widths of ${Object.keys(WIDTHS).join(', ')}`;

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
  await installChromium();
  const base = await siteAddress(values.url);
  const { chromium } = await import('playwright');
  const chosen = values.only?.split(',');
  const screens = (await screensOf(base)).filter(({ kind }) => !chosen || chosen.includes(kind));
  const widths = values.width?.split(',') ?? Object.keys(WIDTHS);
  if (!chosen && !values.width) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });

  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  for (const [width, height] of Object.entries(WIDTHS).filter(([width]) => widths.includes(width))) {
    const page = await browser.newPage({ viewport: { width: Number(width), height } });
    await step(`${screens.length} screens at ${width} px`, async () => {
      for (const screen of screens) await shoot(page, base, screen, width);
    });
    await page.close();
    await step(`states at ${width} px`, async () => {
      for (const screen of screens)
        for (const state of STATES.filter(({ kind }) => kind === screen.kind))
          await shootState(browser, base, screen, state, [width, height]);
    });
  }
  await browser.close();
  say(`In ${FOLDER}`);
}

runCommand(shots);
