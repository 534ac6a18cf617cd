import type { MetadataRoute } from 'next';
import { absolute } from '@/lib/routes/absolute';

export const dynamic = 'force-dynamic';

/** Everything may be read but the API; what must stay out of an index says so itself. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: [{ userAgent: '*', allow: '/', disallow: '/api/' }],
    sitemap: absolute('/sitemap.xml'),
  };
}
