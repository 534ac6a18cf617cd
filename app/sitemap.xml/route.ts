import { readOrNull } from '@/lib/backend/read-or-null';
import { absolute } from '@/lib/routes/absolute';
import { allPageEntries, allPostEntries, allTalentEntries } from '@/lib/seo/entries';
import { chunk, sitemapIndexXml } from '@/lib/seo/sitemap';
import { unavailableXml, xmlAnswer } from '@/lib/seo/xml-answer';

export const dynamic = 'force-dynamic';

const countParts = async () => ({
  pages: chunk(await allPageEntries()).length,
  talents: chunk(await allTalentEntries()).length,
  posts: chunk(await allPostEntries()).length,
});

export async function GET() {
  const parts = await readOrNull(countParts());
  if (!parts) return unavailableXml();
  const urls = Object.entries(parts.value).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, index) => absolute(`/sitemaps/${name}-${index + 1}.xml`)),
  );
  return xmlAnswer(sitemapIndexXml(urls));
}
