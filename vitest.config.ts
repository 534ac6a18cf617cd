import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const alias = { '@/': here('./'), 'server-only': here('./node_modules/server-only/empty.js') };
const nowhere = ['**/node_modules/**', '**/.next/**', '**/.cache/**'];

// The panel's tests share their workers: they are a group of their own.
const AFTER_PANEL = { groupOrder: 1 };
// A test that asserts nothing can't fail: it is an error.
const ASSERTING = { requireAssertions: true };

/** Unit tests of the whole repository: site and scripts, contract and gate, panel (its own config). */
export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 20_000,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'site',
          // A context for each file in a thread that goes on: half the processor time of a process for each. Tests of
          // the panel that need a document, or mock a module, too: its others share started panels and modules.
          pool: 'vmThreads',
          sequence: AFTER_PANEL,
          expect: ASSERTING,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...nowhere, 'contract/**', 'gate/**', 'panel/**/!(*.dom|*.own).test.ts'],
        },
      },
      {
        test: {
          name: 'contract and gate',
          // They mock nothing: one module graph for all of them, and no process for each.
          pool: 'threads',
          isolate: false,
          sequence: AFTER_PANEL,
          expect: ASSERTING,
          include: ['{contract,gate}/**/*.test.ts'],
          exclude: nowhere,
        },
      },
      './panel',
    ],
  },
});
