import { defineConfig, devices } from '@playwright/test';
import { ENGINES, type Engine } from './e2e/engines/support/driver';
import { chromiumLaunch } from './scripts/lib/browsers.ts';

const BASE_URL = process.env.BASE_URL;
const ENGINE_TESTS = /e2e\/engines\/.*\.spec\.ts$/;
const WHOLE_ENGINE_TESTS = /e2e\/engines\/.*\.whole\.spec\.ts$/;
const SERIAL = /(outage|\.serial)\.spec\.ts$/;
/** They stop programs too, and mostly wait for a clock: other tests may run beside them, on other programs. */
const WAITING = /\.waiting\.spec\.ts$/;

/** Whole tables, of which `npm test` tries a sample: `npm run test:all` runs them. */
const WHOLE = /\.whole\.spec\.ts$/;
const SERIAL_WHOLE = /\.serial\.whole\.spec\.ts$/;

const BY_ITSELF = { fullyParallel: false, use: { ...devices['Desktop Chrome'] } };

// Not traced: that takes a quarter of the time. Ask with `--trace=retain-on-failure`; `SHOTS=1` keeps each test's last screen.
/** `npm test` gives BASE_URL; else a demo is used or started. Serial tests stop programs: they run alone. */
export default defineConfig<object, { engine: Engine }>({
  testDir: 'e2e',
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
    {
      name: 'desktop',
      testIgnore: [SERIAL, WAITING, ENGINE_TESTS, WHOLE],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'whole',
      testMatch: WHOLE,
      testIgnore: [ENGINE_TESTS, SERIAL_WHOLE],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    { name: 'serial', testMatch: SERIAL, ...BY_ITSELF },
    { name: 'serial-whole', testMatch: SERIAL_WHOLE, ...BY_ITSELF },
    { name: 'waiting', testMatch: WAITING, ...BY_ITSELF },
    ...ENGINES.flatMap((engine) => [
      { name: engine, testMatch: ENGINE_TESTS, testIgnore: WHOLE, fullyParallel: false, use: { engine } },
      { name: `${engine}-whole`, testMatch: WHOLE_ENGINE_TESTS, fullyParallel: false, use: { engine } },
    ]),
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
