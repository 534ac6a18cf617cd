import type { MetadataRoute } from 'next';
import { absolute } from '@/lib/routes/absolute';

export const dynamic = 'force-dynamic';

/** Everything may be read but the API; pages that must stay out of an index carry `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: [{ userAgent: '*', allow: '/', disallow: '/api/' }],
    sitemap: absolute('/sitemap.xml'),
  };
}
