import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from './chromium.mjs';

/** Addresses of the scripts, those of workers too, that are asked for while `act` uses a page of a new browser. */
export async function scriptsWhile(act, options) {
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage(options);
    const scripts = new Set();
    const note = (url) => {
      if (/^https?:.*\.js(\?|$)/.test(url)) scripts.add(url.replace(/#.*$/, ''));
    };
    page.context().on('request', (request) => note(request.url()));
    page.on('worker', (worker) => note(worker.url()));
    await act(page);
    return [...scripts];
  } finally {
    await browser.close();
  }
}
