import type { Metadata } from 'next';
import { MissingScreen } from '@/components/errors/missing-screen';
import { UnavailableScreen } from '@/components/errors/unavailable-screen';
import { ListScreen } from '@/components/find/list-screen';
import { Shell } from '@/components/layout/shell';
import { readOrNull } from '@/lib/backend/read-or-null';
import { getTalentIndex } from '@/lib/backend/talents';
import { selectPage } from '@/lib/domain/talent-list';
import { readLang, readListParams } from '@/lib/routes/page-params';
import { errorMetadata } from '@/lib/seo/error-metadata';
import { listMetadata } from '@/lib/seo/pages';

type Props = PageProps<'/[lang]/talents/[section]/[gender]/[letter]/[page]'>;

// None at build, each at its first visit, then cached.
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const place = readListParams(await params);
  if (!place) return errorMetadata(readLang(await params), 'notFound');
  const index = await readOrNull(getTalentIndex());
  if (!index) return errorMetadata(place.lang, 'unavailable');
  const rows = index.value.listed[place.list];
  if (!rows || !selectPage(rows, place)) return errorMetadata(place.lang, 'notFound');
  return listMetadata(place, rows);
}

export default async function TalentsPage({ params }: Props) {
  const place = readListParams(await params);
  if (!place) return <MissingScreen lang={readLang(await params)} />;
  const { lang, list, ...shown } = place;
  const index = await readOrNull(getTalentIndex());
  if (!index) return <UnavailableScreen lang={lang} />;
  const rows = index.value.listed[list];
  const page = rows && selectPage(rows, place);
  if (!page) return <MissingScreen lang={lang} />;
  return (
    <Shell lang={lang} route={{ screen: 'talents', params: shown }}>
      <ListScreen params={place} index={index.value} page={page} />
    </Shell>
  );
}
