import { expect, test } from './support/desk';
import { MODELS } from './support/talents';

test('a talent whose name changes and changes back opens by both addresses, in one browser', async ({
  page,
  desk,
}) => {
  const { path: href = '', id, name = '' } = MODELS[6] ?? {};
  const renamed = `${href}-renomeada`;
  const rename = (to: string) => desk.save(`talents/${id}`, { name: to });
  /** The status and path at which the browser ends, also by redirects that it has stored. */
  const opened = async (path: string) => {
    const answer = await page.goto(path);
    return [answer?.status(), new URL(page.url()).pathname];
  };
  const within = { timeout: 5_000, intervals: [100] };

  try {
    expect(await opened(href)).toEqual([200, href]);
    for (const [to, path, former] of [
      [`${name} Renomeada`, renamed, href],
      [name, href, renamed],
      [`${name} Renomeada`, renamed, href],
    ] as const) {
      await rename(to);
      await expect.poll(() => opened(former), within).toEqual([200, path]);
      expect(await opened(path)).toEqual([200, path]);
    }
  } finally {
    await rename(name);
  }
  await expect.poll(() => opened(renamed), within).toEqual([200, href]);
});
