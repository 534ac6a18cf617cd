import type { Metadata } from 'next';
import { ProblemScreen } from '@/components/errors/problem-screen';
import { readLang } from '@/lib/routes/page-params';
import { errorMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: PageProps<'/[lang]/missing'>): Promise<Metadata> {
  return errorMetadata(readLang(await params), 'notFound');
}

/** The page of every address without a screen, with status 404. */
export default async function MissingPage({ params }: PageProps<'/[lang]/missing'>) {
  return <ProblemScreen lang={readLang(await params)} reason="notFound" />;
}
