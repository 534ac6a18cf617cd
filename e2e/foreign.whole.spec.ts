import { test } from '@playwright/test';
import { testMixtures } from './support/foreign-journey';

test.describe.configure({ timeout: 240_000 });
testMixtures({ count: 25, from: 1, every: 1 });
