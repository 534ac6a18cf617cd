import type { Page } from '@playwright/test';

type Line = { saveData: boolean; effectiveType: '3g' | '4g' };

/** Sets `navigator.connection` on pages opened from now on. */
export const tellLine = (page: Page, line: Line) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), line);
