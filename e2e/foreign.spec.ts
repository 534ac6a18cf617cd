import { test } from '@playwright/test';
import { testMixtures } from './support/foreign-journey';

// Services that did not come with the site (docs/services.md), written from its specification alone; more of them in foreign.whole.spec.ts.
test.describe.configure({ timeout: 240_000 });
testMixtures({ count: 6, every: 9 });
