import { test } from '@playwright/test';
import { testMixtures } from './support/foreign-journey';

test.describe.configure({ timeout: 240_000 });
testMixtures({ count: 20, from: 6, every: 1 });
