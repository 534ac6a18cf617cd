import { defineConfig, devices } from '@playwright/test';
import { ENGINES, type Engine } from './e2e/engines/support/driver';
import { chromiumLaunch } from './scripts/lib/browsers.ts';

const BASE_URL = process.env.BASE_URL;
const ENGINE_TESTS = /e2e\/engines\/.*\.spec\.ts$/;
const SERIAL = /(outage|\.serial(\.whole)?)\.spec\.ts$/;
/** They stop programs too, and mostly wait for a clock: other tests may run beside them, on other programs. */
const WAITING = /\.waiting\.spec\.ts$/;

/** Tests for `npm run test:all` alone: with this tag, and files named `*.whole.spec.ts` (e2e/support/sample.ts). */
const WHOLE = /@whole|\.whole\.spec\.ts/;
/** Chooses the rows of tables that this run tries. */
process.env.SEED ??= String(Date.now() % 10_000);

const SIDE_BY_SIDE = {
  testIgnore: [SERIAL, WAITING, ENGINE_TESTS],
  use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
};
const BY_ITSELF = { fullyParallel: false, use: { ...devices['Desktop Chrome'] } };

// Not traced, which would cost a quarter of the time: use `--trace=retain-on-failure`; `SHOTS=1` stores each
// test's last screen.
/** `npm test` gives BASE_URL; else a demo is used or started. Serial tests stop programs: they run alone. */
export default defineConfig<object, { engine: Engine; isForeign: boolean }>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/sign-in-once.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: BASE_URL ?? 'http://127.0.0.1:3000',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    actionTimeout: 15_000,
    // Tests hold back and change answers, which a worker would fetch by itself; e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: chromiumLaunch(),
    screenshot: process.env.SHOTS ? 'on' : 'off',
  },
  projects: [
    { name: 'desktop', ...SIDE_BY_SIDE, grepInvert: WHOLE },
    { name: 'whole', ...SIDE_BY_SIDE, grep: WHOLE },
    { name: 'serial', testMatch: SERIAL, ...BY_ITSELF, grepInvert: WHOLE },
    { name: 'serial-whole', testMatch: SERIAL, ...BY_ITSELF, grep: WHOLE },
    { name: 'waiting', testMatch: WAITING, ...BY_ITSELF },
    {
      name: 'chromium-foreign',
      testMatch: /engines\/(journeys|arranging)\.spec\.ts$/,
      fullyParallel: false,
      use: { engine: 'chromium', isForeign: true },
    },
    ...ENGINES.flatMap((engine) => {
      const project = { testMatch: ENGINE_TESTS, fullyParallel: false, use: { engine } };
      return [
        { ...project, name: engine, grepInvert: WHOLE },
        { ...project, name: `${engine}-whole`, grep: WHOLE },
      ];
    }),
  ],
  ...(BASE_URL
    ? {}
    : {
        webServer: {
          command: 'npm run demo',
          url: 'http://127.0.0.1:3000/healthz',
          reuseExistingServer: true,
          timeout: 900_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        },
      }),
});
