import { writeFile } from 'node:fs/promises';
import { findChromium, findFirefox, findMiniBrowser } from '../../../scripts/lib/browsers.ts';
import { test as withInbox } from '../../support/inbox';
import { photo } from '../../support/photos';
import type { Browser, Engine } from './driver';
import { changeAsOthersDo } from './page-changes';
import { launchByPuppeteer } from './puppeteer';
import { createVisitor, type Visitor } from './visitor';
import { launchWebKit } from './webkit';

const FIND = { chromium: findChromium, firefox: findFirefox, webkit: findMiniBrowser };

type Worker = {
  engine: Engine;
  preferences: Record<string, unknown>;
  isForeign: boolean;
  running: Browser | null;
};

/**
 * A test in one of three real engines, which Playwright runs but does not drive. Skipped if the engine is not
 * installed. Console errors, policy violations and failed requests fail it, if the driver reports them.
 */
export const test = withInbox.extend<{ visitor: Visitor; photoFile: string }, Worker>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  /** Firefox's own settings (`about:config`). */
  preferences: [{}, { option: true, scope: 'worker' }],
  /** Each page is changed as translators and extensions do (docs/decisions/changed-pages.md); not in WebKit. */
  isForeign: [false, { option: true, scope: 'worker' }],
  running: [
    async ({ engine, preferences, isForeign }, use) => {
      const isThere = FIND[engine]() !== undefined;
      const launch = () =>
        engine === 'webkit'
          ? launchWebKit()
          : launchByPuppeteer(engine, preferences, isForeign ? changeAsOthersDo : null);
      const browser = isThere ? await launch() : null;
      await use(browser);
      await browser?.quit();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  photoFile: async ({ engine: _ }, use, info) => {
    const file = info.outputPath('retrato.jpg');
    await writeFile(file, await photo());
    await use(file);
  },
  visitor: async ({ running, engine, baseURL }, use, info) => {
    info.skip(running === null, `${engine} is not installed`);
    if (!running) return;
    const driver = await running.open();
    try {
      await use(createVisitor(driver, baseURL ?? ''));
    } finally {
      if (info.status !== info.expectedStatus)
        await info.attach('screenshot', {
          body: Buffer.from(await driver.screenshot()),
          contentType: 'image/png',
        });
      await driver.close();
    }
    if (driver.errors().length > 0) throw new Error(`Errors on the page:\n${driver.errors().join('\n')}`);
  },
});

export { expect } from '@playwright/test';
