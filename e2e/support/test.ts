import { test as base } from '@playwright/test';
import { clickLikePeople } from './click';
import { type Control, connectControl } from './control';
import { waitForPanelHydration } from './panel-hydration';
import { watch } from './watch';

// Chromium reports the scripts of a page whose JS is switched off as blocked.
const SCRIPTS_OFF = /\.js: csp \(/;
const FAILED_REQUEST = /^request |^console: Failed to load resource/;

type Fixtures = {
  /** Called by a test that makes requests fail on purpose; a pattern names other errors that it expects. */
  allowFailures: (expected?: RegExp) => void;
  /** Stops and starts panel and site; the test is skipped outside of `npm test`. */
  control: Control;
};

/**
 * Playwright's test, which fails on any console error, uncaught error, policy violation, and failed request to the
 * site, in every page of the context. A click lasts as long as a person's.
 */
export const test = base.extend<Fixtures & { expectedErrors: RegExp[] }>({
  expectedErrors: async ({ baseURL: _ }, use) => use([]),

  allowFailures: async ({ expectedErrors }, use) => {
    await use((expected = FAILED_REQUEST) => {
      expectedErrors.push(expected);
    });
  },

  context: async ({ context, baseURL, expectedErrors, javaScriptEnabled }, use) => {
    clickLikePeople(context);
    if (javaScriptEnabled) waitForPanelHydration(context);
    else expectedErrors.push(SCRIPTS_OFF);
    const errors = await watch(context, baseURL ?? '');
    await use(context);
    const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
    if (unexpected.length > 0) throw new Error(`Errors on the page:\n${unexpected.join('\n')}`);
  },

  control: async ({ request: _ }, use, info) => {
    const url = process.env.CONTROL_URL;
    info.skip(!url, 'only npm test lets tests stop the programs');
    const control = connectControl(url ?? '');
    await use(control);
    await control.startPanel();
    await control.startSite();
    await control.startMail();
  },
});

export { expect } from '@playwright/test';
