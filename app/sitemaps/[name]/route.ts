import { allPostEntries, allTalentEntries, pageEntries } from '@/lib/seo/entries';
import { chunk, sitemapXml } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

const SOURCES: Record<string, () => Promise<ReturnType<typeof pageEntries>>> = {
  pages: async () => pageEntries(),
  talents: allTalentEntries,
  posts: allPostEntries,
};

/** `/sitemaps/talents-1.xml`: one part of the sitemap; unknown parts are 404. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const [, source = '', part = ''] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec((await params).name) ?? [];
  const entries = await SOURCES[source]?.();
  const chosen = entries && chunk(entries)[Number(part) - 1];
  if (!chosen) return new Response('Not found', { status: 404 });
  return new Response(sitemapXml(chosen), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
