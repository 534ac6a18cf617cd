import { env } from '@/lib/env';
import { allPostEntries, allTalentEntries } from '@/lib/seo/entries';
import { chunk, sitemapIndexXml } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

/** The index of all sitemaps: pages, talents and posts. */
export async function GET() {
  const parts = {
    pages: 1,
    talents: chunk(await allTalentEntries()).length,
    posts: chunk(await allPostEntries()).length,
  };
  const urls = Object.entries(parts).flatMap(([name, count]) =>
    Array.from(
      { length: count },
      (_, index) => new URL(`/sitemaps/${name}-${index + 1}.xml`, env().SITE_URL).href,
    ),
  );
  return new Response(sitemapIndexXml(urls), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
