import { test } from '@playwright/test';
import { testMixtures } from './support/foreign-journey';
import { sampled } from './support/sample';

// Foreign services (docs/services.md), written from the specification alone: one mixture in one language a run, drawn
// by its SEED; more in foreign.whole.spec.ts.
test.describe.configure({ timeout: 240_000 });
for (const [lang, { tag }] of sampled(['pt', 'en'] as const))
  if (!tag) testMixtures({ count: 1, every: 9, langs: [lang] });
