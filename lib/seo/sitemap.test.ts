import { describe, expect, it } from 'vitest';
import { chunk, sitemapXml, xmlText } from './sitemap';

describe('sitemaps', () => {
  it.each([
    ['a & b < "c" \'d\'', 'a &amp; b &lt; &quot;c&quot; &apos;d&apos;'],
    ['bell\u0007 and \uFFFF', 'bell and '],
    ['João 👠', 'João 👠'],
  ])('%j is safe in XML', (text, expected) => {
    expect(xmlText(text)).toBe(expected);
  });

  it('carries pictures and alternates', () => {
    const xml = sitemapXml([
      {
        url: 'https://a/x?y=1&z=2',
        lastModified: '2026-01-01',
        images: ['https://a/i.jpg'],
        alternates: { en: 'https://a/en/x' },
      },
    ]);
    expect(xml).toContain('<loc>https://a/x?y=1&amp;z=2</loc><lastmod>2026-01-01</lastmod>');
    expect(xml).toContain('<image:loc>https://a/i.jpg</image:loc>');
    expect(xml).toContain('hreflang="en" href="https://a/en/x"');
  });

  it('is split before it gets too long', () => {
    expect(chunk([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(chunk([], 2)).toEqual([]);
  });
});
