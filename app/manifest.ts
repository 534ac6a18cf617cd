import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { getAgency } from '@/lib/backend/agency';
import { iconPath } from '@/lib/seo/icon';

/** Rendered at each request: the agency's name is a setting of the panel. */
export const dynamic = 'force-dynamic';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { mark } = await getAgency();
  const site = await getTranslations({ locale: 'pt', namespace: 'Site' });
  return {
    name: site('name'),
    short_name: site('name'),
    description: site('description'),
    lang: 'pt-BR',
    start_url: '/',
    display: 'browser',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [
      { src: iconPath('icon-192.png', mark), sizes: '192x192', type: 'image/png' },
      { src: iconPath('icon-512.png', mark), sizes: '512x512', type: 'image/png' },
      {
        src: iconPath('icon-maskable-512.png', mark),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
