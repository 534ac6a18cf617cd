import { FavoritesScreen } from '@/components/chosen/favorites-screen';
import { QuotePanel } from '@/components/forms/quote/quote-panel';
import { Shell } from '@/components/layout/shell';
import { readLang } from '@/lib/routes/page-params';
import { plainMetadata } from '@/lib/seo/pages';

type Props = PageProps<'/[lang]/favorites'>;

export const generateMetadata = ({ params }: Props) => plainMetadata(params, 'favorites', 'Favorites');

export default async function FavoritesPage({ params }: Props) {
  const lang = readLang(await params);
  return (
    <Shell lang={lang} route={{ screen: 'favorites', params: {} }}>
      <FavoritesScreen lang={lang} quoteForm={<QuotePanel lang={lang} />} />
    </Shell>
  );
}
