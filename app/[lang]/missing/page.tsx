import type { Metadata } from 'next';
import { MissingScreen } from '@/components/errors/missing-screen';
import { readLang } from '@/lib/routes/page-params';
import { errorMetadata } from '@/lib/seo/error-metadata';

export async function generateMetadata({ params }: PageProps<'/[lang]/missing'>): Promise<Metadata> {
  return errorMetadata(readLang(await params), 'notFound');
}

/** The page of every address without a screen, with status 404. */
export default async function MissingPage({ params }: PageProps<'/[lang]/missing'>) {
  return <MissingScreen lang={readLang(await params)} />;
}
