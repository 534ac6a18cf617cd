import '@/components/ui/global.scss';
import type { Metadata, Viewport } from 'next';
import { lang } from 'next/root-params';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FavoriteTextsProvider } from '@/components/favorites/favorite-texts';
import { fontClasses } from '@/components/fonts/fonts';
import { EarlyClicks } from '@/components/layout/early-clicks';
import { LoadingOverlay } from '@/components/layout/loading-overlay';
import { LoadingSign } from '@/components/layout/loading-sign';
import { clientTexts } from '@/components/ui/client-texts';
import { Toaster } from '@/components/ui/toaster';
import { getAgency } from '@/lib/backend/agency';
import { LANGUAGE_TAGS } from '@/lib/domain/languages';
import { readLang } from '@/lib/routes/page-params';
import { iconPath } from '@/lib/seo/icon';
import { env } from '@/lib/system/env';
import { pictureHosts } from '@/lib/system/picture-hosts';

/** Pages are rendered at their first visit and cached; a save in the panel renews them by tag. */
export const revalidate = 3600;
export const dynamicParams = true;
export const generateStaticParams = () => [];

export const viewport: Viewport = { themeColor: '#fbfaf7', colorScheme: 'light' };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Site');
  const { mark } = await getAgency();
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: t('name'), template: `%s | ${t('name')}` },
    description: t('description'),
    formatDetection: { telephone: false },
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [
        ...(mark ? [] : [{ url: '/favicon.ico', sizes: '32x32' }]),
        { url: iconPath('icon.svg', mark), type: 'image/svg+xml' },
      ],
      apple: iconPath('apple-touch-icon.png', mark),
    },
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const language = readLang({ lang: await lang() });
  const loading = await getTranslations('Loading');
  const layout = await getTranslations('Layout');
  const { accent } = await getAgency();
  // With a new host the page is another one, whose policy no browser has yet (docs/decisions/media-hosts.md).
  const hosts = pictureHosts().join(' ');
  const texts = {
    ...(await clientTexts('Favorites', 'add', 'addFavorite', 'removeFavorite')),
    ...(await clientTexts('Talent', 'cover')),
  };
  return (
    // The script of the head sets attributes of this element before React comes alive (lib/browser/early).
    <html
      lang={LANGUAGE_TAGS[language]}
      className={fontClasses}
      data-accent={accent ?? undefined}
      suppressHydrationWarning
    >
      <head>
        {hosts && <meta name="passarela:picture-hosts" content={hosts} />}
        <EarlyClicks />
      </head>
      <body>
        <FavoriteTextsProvider texts={texts}>
          {children}
          <Toaster label={layout('notices')} />
          <LoadingOverlay>
            <LoadingSign label={loading('language')} />
          </LoadingOverlay>
        </FavoriteTextsProvider>
      </body>
    </html>
  );
}
