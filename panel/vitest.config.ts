import { defineConfig } from 'vitest/config';

const isOnEngines = Boolean(process.env.PANEL_TEST_DATABASE);
// tests of SQLite and the data folder alone, or of neither database nor files, run once
const ELSEWHERE = isOnEngines
  ? [
      '**/*.sqlite.test.ts',
      '{seed,boot/server,content/privacy,platform/{errors,log,encryption,settings,jobs}}',
      '{contract/tokens,inbox/csv,accounts/{passwords,pages,tries,session-over/name-file}.test.ts}',
      '{**/admin,parts/{site-links,texts},catalogue/{gallery,measures-grid}}',
      '{inbox/height,inbox/mail/message,platform/limits/network-of,tests/body-rules}.test.ts',
    ]
  : ['**/*.postgres.test.ts'];

/** Tests that kill panels, fill disks and restore backups: alone with `WHOLE`, with the others on engines. */
const WHOLE = ['**/*.whole.test.ts', '**/*.whole.sqlite.test.ts'];
const isWhole = Boolean(process.env.WHOLE);

// one module graph in each worker: its files share one start of the panel on a temporary database; engines have
// one database
export default defineConfig({
  test: {
    name: 'panel',
    root: import.meta.dirname,
    include: isWhole ? WHOLE : ['**/*.test.ts'],
    exclude: [
      'node_modules',
      '.next',
      '**/*.{dom,own}.test.ts',
      ...ELSEWHERE,
      ...(isWhole || isOnEngines ? [] : WHOLE),
    ],
    environment: 'node',
    setupFiles: ['tests/environment.ts'],
    isolate: false,
    // A test that asserts nothing can't fail: it is an error.
    expect: { requireAssertions: true },
    maxWorkers: isOnEngines ? 1 : 2,
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
});
