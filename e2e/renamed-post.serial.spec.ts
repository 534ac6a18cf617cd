import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/desk';

/** The status and the path that an address leads to. */
async function leadsTo(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  const { location } = answer.headers();
  return [answer.status(), location && new URL(location, answer.url()).pathname];
}

test('a post whose slug staff change is found at the old address, and stays one entry of the feed', async ({
  request,
  desk,
}) => {
  const page = await (await request.get('/blog')).text();
  const [, slug = ''] = /href="\/blog\/([a-z0-9-]+)"/.exec(page) ?? [];
  const [post] = await desk.docs(`posts?where[slug][equals]=${slug}&where[language][equals]=pt`);
  const rename = (to: string) => desk.save(`posts/${post.id}`, { slug: to });
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
