import { readOrNull } from '@/lib/backend/read-or-null';
import { allPageEntries, allPostEntries, allTalentEntries } from '@/lib/seo/entries';
import { chunk, type SitemapEntry, sitemapXml } from '@/lib/seo/sitemap';
import { missingXml, unavailableXml, xmlAnswer } from '@/lib/seo/xml-answer';

const SOURCES = new Map<string, () => Promise<SitemapEntry[]>>([
  ['pages', allPageEntries],
  ['talents', allTalentEntries],
  ['posts', allPostEntries],
]);

/** `/sitemaps/talents-1.xml`: one part of the sitemap; unknown parts are 404. */
export async function GET(_request: Request, { params }: RouteContext<'/sitemaps/[name]'>) {
  const [, name = '', part = ''] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec((await params).name) ?? [];
  const source = SOURCES.get(name);
  if (!source) return missingXml();
  const entries = await readOrNull(source());
  if (!entries) return unavailableXml();
  const chosen = chunk(entries.value)[Number(part) - 1];
  return chosen ? xmlAnswer(sitemapXml(chosen)) : missingXml();
}
