import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const alias = { '@/': here('./'), 'server-only': here('./scripts/lib/server-only-stub.mjs') };
const nowhere = ['**/node_modules/**', '**/.next/**', '**/.cache/**', 'e2e/**'];

/** Unit tests of the whole repository: site and scripts, contract, panel (its own config). */
export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 20_000,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'site',
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...nowhere, 'contract/**', 'panel/**'],
        },
      },
      { test: { name: 'contract', include: ['contract/**/*.test.ts'], exclude: nowhere } },
      './panel',
    ],
  },
});
