import { hearts } from './support/favorites';
import { untilListening } from './support/listening';
import { expect, test } from './support/test';

test('a profile that is looked at and a heart are told to our own server as bare numbers, without a cookie', async ({
  page,
  context,
}) => {
  const told: { body: unknown; status: number | undefined }[] = [];
  page.on('requestfinished', async (request) => {
    if (!request.url().endsWith('/api/counts')) return;
    told.push({ body: request.postDataJSON(), status: (await request.response())?.status() });
  });
  await page.goto('/modelos');
  await untilListening(page);
  const link = page.getByRole('article').first().getByRole('link');
  const id = Number(/\/(\d+)\//.exec((await link.getAttribute('href')) ?? '')?.[1]);
  await link.click();
  await expect.poll(() => told).toEqual([{ body: { counted: 'seen', talent: id }, status: 204 }]);
  await hearts(page).first().click();
  await expect.poll(() => told).toHaveLength(2);
  expect(told[1]).toEqual({ body: { counted: 'favourited', talent: id }, status: 204 });
  await hearts(page).first().click();
  await page.reload();
  await expect.poll(() => told).toHaveLength(3);
  expect(told[2]?.body).toEqual({ counted: 'seen', talent: id });
  expect(await context.cookies()).toEqual([]);
});
