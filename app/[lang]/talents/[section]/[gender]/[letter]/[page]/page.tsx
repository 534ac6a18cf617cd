import type { Metadata } from 'next';
import { MissingScreen } from '@/components/errors/missing-screen';
import { UnavailableScreen } from '@/components/errors/unavailable-screen';
import { Shell } from '@/components/layout/shell';
import { ListScreen } from '@/components/talents/list-screen';
import { served } from '@/lib/backend/served';
import { listTalents } from '@/lib/backend/talents';
import { readListParams } from '@/lib/routes/internal';
import { readLang } from '@/lib/routes/page-params';
import { errorMetadata } from '@/lib/seo/error-metadata';
import { listMetadata } from '@/lib/seo/pages';
import { selectPage } from '@/lib/talents/list';

type Props = PageProps<'/[lang]/talents/[section]/[gender]/[letter]/[page]'>;

// None at build, each at its first visit, then kept (DESIGN 5).
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const place = readListParams(await params);
  if (!place) return errorMetadata(readLang(await params), 'notFound');
  const talents = await served(listTalents(place.section));
  if (!talents) return errorMetadata(place.lang, 'unavailable');
  if (!selectPage(talents.value, place)) return errorMetadata(place.lang, 'notFound');
  return listMetadata(place, talents.value);
}

/** The talent list of a section, filtered and paged (SPEC section 2). */
export default async function TalentsPage({ params }: Props) {
  const place = readListParams(await params);
  if (!place) return <MissingScreen lang={readLang(await params)} />;
  const { lang, section, gender, letter, page } = place;
  const talents = await served(listTalents(section));
  if (!talents) return <UnavailableScreen lang={lang} />;
  const list = selectPage(talents.value, { gender, letter, page });
  if (!list) return <MissingScreen lang={lang} />;
  return (
    <Shell lang={lang} place={{ screen: 'talents', params: { section, gender, letter, page } }}>
      <ListScreen lang={lang} section={section} gender={gender} letter={letter} list={list} />
    </Shell>
  );
}
