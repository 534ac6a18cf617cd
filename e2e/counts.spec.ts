import { hearts } from './support/favorites';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/test';

test('a profile that is looked at and a heart are told to our own server as bare numbers, without a cookie', async ({
  page,
  context,
}) => {
  const told: unknown[] = [];
  const statuses: number[] = [];
  await page.exposeFunction('noteBeacon', (body: string) => told.push(JSON.parse(body)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      if (data instanceof Blob) void data.text().then((text) => Reflect.get(window, 'noteBeacon')(text));
      return send(url, data);
    };
  });
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/counts')) statuses.push(answer.status());
  });
  await page.goto('/modelos');
  await untilHydrated(page);
  const link = page.getByRole('article').first().getByRole('link');
  const talent = Number(/\/(\d+)\//.exec((await link.getAttribute('href')) ?? '')?.[1]);
  await link.click();
  await expect.poll(() => told).toEqual([{ counted: 'seen', talent }]);
  await hearts(page).first().click();
  await expect.poll(() => told).toHaveLength(2);
  expect(told[1]).toEqual({ counted: 'favourited', talent });
  await expect.poll(() => statuses).toEqual([204, 204]);
  expect(await context.cookies()).toEqual([]);
});
