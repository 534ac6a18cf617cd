export type SitemapEntry = {
  url: string;
  lastModified?: string | undefined;
  alternates?: Record<string, string>;
  images?: string[];
};

/** A sitemap holds at most 50,000 addresses; alternates and pictures make ours heavy earlier. */
const SITEMAP_MAX_URLS = 10_000;

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text inside an XML element or attribute; characters that XML forbids are dropped. */
export const xmlText = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

const element = (name: string, value: string) => `<${name}>${xmlText(value)}</${name}>`;

function urlElement({ url, lastModified, alternates = {}, images = [] }: SitemapEntry) {
  const links = Object.entries(alternates).map(
    ([lang, href]) => `<xhtml:link rel="alternate" hreflang="${xmlText(lang)}" href="${xmlText(href)}"/>`,
  );
  const pictures = images.map((image) => `<image:image>${element('image:loc', image)}</image:image>`);
  const lastmod = lastModified ? element('lastmod', lastModified) : '';
  return `<url>${element('loc', url)}${lastmod}${pictures.join('')}${links.join('')}</url>`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A sitemap by the sitemaps.org protocol, with Google's image and xhtml extensions. */
export const sitemapXml = (entries: SitemapEntry[]) =>
  `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.map(urlElement).join('\n')}\n</urlset>\n`;

export const sitemapIndexXml = (urls: string[]) =>
  `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.map((url) => `<sitemap>${element('loc', url)}</sitemap>`).join('\n')}\n</sitemapindex>\n`;

export function chunk<T>(items: readonly T[], size = SITEMAP_MAX_URLS): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
