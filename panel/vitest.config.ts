import { defineConfig } from 'vitest/config';

// one worker and one module graph: every file shares one start of the panel on a temporary database
export default defineConfig({
  test: {
    name: 'panel',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: ['node_modules', '.next'],
    environment: 'node',
    setupFiles: ['tests/environment.ts'],
    isolate: false,
    fileParallelism: false,
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
});
