import puppeteer, { type Browser as Launched, type Page } from 'puppeteer-core';
import { CHROMIUM_ARGS, findChromium, findFirefox } from '../../../scripts/lib/browsers.ts';
import { CLICK_MS } from '../../support/click';
import type { Browser, Driver } from './driver';

// A browser drops prefetches and media when a person moves on; Firefox then calls a picture truncated.
const CANCELLED = /ERR_ABORTED|NS_BINDING_ABORTED|Image corrupt or truncated/;
// The same for a font, in Firefox's console: the number is NS_BINDING_ABORTED's. Any other status is a fault.
const CANCELLED_FONT = /^(?:Error: )?downloadable font: download failed .*status=2152398850\b/s;
/** The test says how long it waits. */
const READY = { waitUntil: 'load', timeout: 0 } as const;

/** Firefox 140 resizes a page, but does not know a screen's orientation, which puppeteer sets beside it. */
function unlessUnknown(error: unknown) {
  const text = String(error);
  if (!text.includes('setScreenOrientationOverride') || !text.includes('unknown command')) throw error;
}

function watch(page: Page, errors: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error' && !CANCELLED_FONT.test(message.text()))
      errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (!CANCELLED.test(text) && !CANCELLED_FONT.test(text)) errors.push(`error: ${text}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!CANCELLED.test(reason)) errors.push(`request: ${request.url()} ${reason}`);
  });
  // A form that is not sent warns before it is left, and would hold the browser open.
  page.on('dialog', (dialog) => dialog.accept().catch(() => undefined));
  page.on('response', (response) => {
    if (response.status() >= 500) errors.push(`response: ${response.status()} ${response.url()}`);
  });
}

async function open(browser: Launched, inEachPage: (() => void) | null): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const errors: string[] = [];
  const tabs: Page[] = [];
  const openTab = async () => {
    const tab = await context.newPage();
    watch(tab, errors);
    await tab.evaluateOnNewDocument(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} blocked ${blockedURI}`),
      );
    });
    if (inEachPage) await tab.evaluateOnNewDocument(inEachPage);
    tabs.push(tab);
    return tab;
  };
  let page = await openTab();
  return {
    openTab: async () => {
      page = await openTab();
    },
    switchTab: async (at) => {
      page = tabs[at] ?? page;
      await page.bringToFront();
    },
    goto: async (url) => {
      await page.goto(url, READY);
    },
    back: async () => {
      await page.goBack(READY);
    },
    reload: async () => {
      await page.reload(READY);
    },
    run: async (expression) => String(await page.evaluate(expression)),
    click: ({ x, y }) => page.mouse.click(x, y, { delay: CLICK_MS }),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    chooseFile: async (selector, path) => {
      const input = await page.$(`input${selector}`);
      await (await input?.toElement('input'))?.uploadFile(path);
    },
    resize: (width, height) => page.setViewport({ width, height }).catch(unlessUnknown),
    screenshot: () => page.screenshot(),
    print: () => page.pdf({ format: 'A4', preferCSSPageSize: true }),
    errors: () => errors,
    close: () => context.close(),
  };
}

/** Chromium by its own protocol, Firefox by WebDriver BiDi. `inEachPage` runs there before anything of ours. */
export async function launchByPuppeteer(
  engine: 'chromium' | 'firefox',
  preferences: Record<string, unknown> = {},
  inEachPage: (() => void) | null = null,
): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: engine === 'firefox' ? 'firefox' : 'chrome',
    executablePath: (engine === 'firefox' ? findFirefox() : findChromium()) ?? '',
    args: engine === 'firefox' ? [] : CHROMIUM_ARGS,
    extraPrefsFirefox: preferences,
  });
  return { open: () => open(browser, inEachPage), quit: () => browser.close() };
}
