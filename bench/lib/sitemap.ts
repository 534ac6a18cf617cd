/** Paths of the addresses that a sitemap, or the list of all sitemaps, of a running site names. */
export async function pathsIn(sitemapUrl: string): Promise<string[]> {
  const xml = await (await fetch(sitemapUrl)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
