import type { APIRequestContext } from '@playwright/test';
import { staff, staffCookie } from './support/staff';
import { expect, test } from './support/test';

const HEADERS = { Origin: staff.origin, Cookie: `${staffCookie().name}=${staffCookie().value}` };

/** The status and the path that an address leads to. */
async function leadsTo(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  const { location } = answer.headers();
  return [answer.status(), location && new URL(location, answer.url()).pathname];
}

test('a post whose slug staff change is found at the old address, and stays one entry of the feed', async ({
  request,
}) => {
  test.skip(!staff.password, 'only npm test knows the staff login');
  const page = await (await request.get('/blog')).text();
  const [, slug = ''] = /href="\/blog\/([a-z0-9-]+)"/.exec(page) ?? [];
  const posts = `${staff.origin}/cms-api/posts`;
  const query = `where[slug][equals]=${slug}&where[language][equals]=pt&depth=0`;
  const { docs } = await (await request.get(`${posts}?${query}`, { headers: HEADERS })).json();
  const rename = async (to: string) =>
    expect(
      (await request.patch(`${posts}/${docs[0].id}`, { headers: HEADERS, data: { slug: to } })).ok(),
    ).toBe(true);
  const ids = async () =>
    [...(await (await request.get('/feed/pt.xml')).text()).matchAll(/<id>(.*)<\/id>/g)].map(([, id]) => id);
  const newSlug = `${slug}-outro-nome`;
  const before = await ids();
  const within = { timeout: 5_000, intervals: [100] };

  try {
    await rename(newSlug);
    await expect.poll(() => leadsTo(request, `/blog/${slug}`), within).toEqual([308, `/blog/${newSlug}`]);
    await expect.poll(() => leadsTo(request, `/blog/${newSlug}`), within).toEqual([200, undefined]);
    await expect
      .poll(
        async () => (await (await request.get('/feed/pt.xml')).text()).includes(`/blog/${newSlug}`),
        within,
      )
      .toBe(true);
    expect(await ids()).toEqual(before);
  } finally {
    await rename(slug);
  }
  await expect.poll(() => leadsTo(request, `/blog/${slug}`), within).toEqual([200, undefined]);
});
