import { defineConfig } from 'vitest/config';

const isPostgres = Boolean(process.env.PANEL_TEST_DATABASE);
// what concerns one of the two databases alone; what never asks the database, or asks nothing of it, runs once, on SQLite
const ELSEWHERE = isPostgres
  ? [
      '**/*.sqlite.test.ts',
      'tests/chaos',
      'tests/{corpus,media-files,metadata,attacks,body-rules,options}*',
      'tests/corpus',
      '{files,photos,sealed,seed,server,settings,work}',
    ]
  : ['**/*.postgres.test.ts'];

// one worker and one module graph: every file shares one start of the panel on a temporary database
export default defineConfig({
  test: {
    name: 'panel',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: ['node_modules', '.next', ...ELSEWHERE],
    environment: 'node',
    setupFiles: ['tests/environment.ts'],
    isolate: false,
    fileParallelism: false,
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
});
