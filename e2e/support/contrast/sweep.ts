import type { Page } from '@playwright/test';
import { eyesOf, type Measured, measure } from './measure';
import type { Site } from './site';
import type { Walk } from './states';

/** Measures every state of a walk. */
export async function sweep(page: Page, site: Site, walk: Walk): Promise<Measured[]> {
  const measured: Measured[] = [];
  for await (const state of walk(page, site)) measured.push(...(await measure(eyesOf(page), state)));
  return measured;
}
