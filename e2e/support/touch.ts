import type { Page } from '@playwright/test';

type Point = { x: number; y: number };

/** A finger on the page, as the browser's own driver moves it: touched elements scroll or follow. */
export async function touchWith(page: Page) {
  const session = await page.context().newCDPSession(page);
  let at: Point = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] });
  return {
    async press(point: Point) {
      at = point;
      await send('touchStart');
    },
    /** Moves by an offset in pixels, within about `ms`. */
    async move({ x = 0, y = 0 }: Partial<Point>, ms: number) {
      const steps = Math.max(4, Math.round(ms / 16));
      const from = at;
      for (let step = 1; step <= steps; step += 1) {
        at = { x: from.x + (x * step) / steps, y: from.y + (y * step) / steps };
        await send('touchMove');
        await page.waitForTimeout(ms / steps);
      }
    },
    lift: () => send('touchEnd'),
  };
}
