import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MissingScreen } from '@/components/errors/missing-screen';
import { readLang } from '@/lib/routes/page-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Errors');
  return { title: t('notFound'), robots: { index: false } };
}

/** What every address without a screen shows, with status 404 (SPEC section 8). */
export default async function MissingPage({ params }: PageProps<'/[lang]/missing'>) {
  return <MissingScreen lang={readLang(await params)} />;
}
