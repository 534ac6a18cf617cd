import { test } from '@playwright/test';
import { testMixtures } from './support/foreign-journey';

// Foreign services (docs/services.md), written from the specification alone: one mixture a run, drawn by its SEED;
// more in foreign.whole.spec.ts.
test.describe.configure({ timeout: 240_000 });
testMixtures({ count: 1, every: 9 });
