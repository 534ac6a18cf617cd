import type { Metadata } from 'next';
import { ProblemScreen } from '@/components/errors/problem-screen';
import { ListScreen } from '@/components/find/list-screen';
import { Shell } from '@/components/layout/shell';
import { readOrNull } from '@/lib/backend/read-or-null';
import { getTalentIndex } from '@/lib/backend/talents';
import { selectPage } from '@/lib/domain/talent-list';
import { readLang, readListParams } from '@/lib/routes/page-params';
import { errorMetadata } from '@/lib/seo/metadata';
import { listMetadata } from '@/lib/seo/pages';

type Props = PageProps<'/[lang]/talents/[section]/[gender]/[letter]/[page]'>;

// None at build, each at its first visit, then cached.
export const generateStaticParams = () => [];

async function open(params: Props['params']) {
  const place = readListParams(await params);
  if (!place) return 'notFound';
  const index = await readOrNull(getTalentIndex());
  if (!index) return 'unavailable';
  const rows = index.value.listed[place.list];
  const page = rows && selectPage(rows, place);
  return page ? { place, index: index.value, rows, page } : 'notFound';
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const opened = await open(params);
  if (typeof opened === 'string') return errorMetadata(readLang(await params), opened);
  return listMetadata(opened.place, opened.rows);
}

export default async function TalentsPage({ params }: Props) {
  const opened = await open(params);
  if (typeof opened === 'string') return <ProblemScreen lang={readLang(await params)} reason={opened} />;
  const { place, index, page } = opened;
  const { lang, list: _, ...shown } = place;
  return (
    <Shell lang={lang} route={{ screen: 'talents', params: shown }}>
      <ListScreen params={place} index={index} page={page} />
    </Shell>
  );
}
