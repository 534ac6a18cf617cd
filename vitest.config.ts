import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

export default defineConfig({
  resolve: {
    alias: {
      '@': root,
      // Next resolves this to nothing on the server; elsewhere it throws by design.
      'server-only': `${root}/node_modules/server-only/empty.js`,
    },
  },
  test: {
    include: ['{app,bench,components,contract,lib,panel,scripts,server}/**/*.test.{ts,tsx}'],
  },
});
