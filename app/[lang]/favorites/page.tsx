import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FavoritesScreen } from '@/components/chosen/favorites-screen';
import { QuotePanel } from '@/components/forms/quote/quote-panel';
import { Shell } from '@/components/layout/shell';
import { readLang } from '@/lib/routes/page-params';
import { plainMetadata } from '@/lib/seo/pages';

export async function generateMetadata({ params }: PageProps<'/[lang]/favorites'>): Promise<Metadata> {
  const t = await getTranslations('Favorites');
  return plainMetadata(readLang(await params), 'favorites', {
    title: t('title'),
    description: t('description'),
    noindex: true,
  });
}

export default async function FavoritesPage({ params }: PageProps<'/[lang]/favorites'>) {
  const lang = readLang(await params);
  return (
    <Shell lang={lang} route={{ screen: 'favorites', params: {} }}>
      <FavoritesScreen lang={lang} quoteForm={<QuotePanel lang={lang} />} />
    </Shell>
  );
}
