import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../lib/browsers.ts';

/** Scripts, those of workers too, that are requested while `act` uses a page of a new browser. */
export async function scriptsWhile(
  act: (page: Page) => Promise<void>,
  options: BrowserContextOptions,
): Promise<string[]> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage(options);
    const scripts = new Set<string>();
    const note = (url: string) => {
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
