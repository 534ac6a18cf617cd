import type { Metadata } from 'next';
import { CountSeen } from '@/components/counts/count-seen';
import { GoneScreen } from '@/components/errors/gone-screen';
import { MissingScreen } from '@/components/errors/missing-screen';
import { UnavailableScreen } from '@/components/errors/unavailable-screen';
import { Shell } from '@/components/layout/shell';
import { ProfileScreen } from '@/components/talents/profile-screen';
import { readOrNull } from '@/lib/backend/read-or-null';
import { getTalent } from '@/lib/backend/talent';
import { getTalentIndex } from '@/lib/backend/talents';
import { aroundTalent } from '@/lib/find/around';
import { readLang, readTalentParams } from '@/lib/routes/page-params';
import { errorMetadata } from '@/lib/seo/error-metadata';
import { talentMetadata } from '@/lib/seo/pages';

type Props = PageProps<'/[lang]/talent/[section]/[id]'>;

// None at build, each at its first visit, then cached.
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const route = readTalentParams(await params);
  if (!route) return errorMetadata(readLang(await params), 'notFound');
  const result = await readOrNull(getTalent(route.id, route.lang));
  if (!result) return errorMetadata(route.lang, 'unavailable');
  if (result.value === null) return errorMetadata(route.lang, 'notFound');
  return result.value === 'gone'
    ? errorMetadata(route.lang, 'gone')
    : talentMetadata(result.value, route.lang);
}

/** A talent's profile [S66.16]; the id decides, whatever name the address carries. */
export default async function TalentPage({ params }: Props) {
  const route = readTalentParams(await params);
  if (!route) return <MissingScreen lang={readLang(await params)} />;
  const { lang, section, id } = route;
  const result = await readOrNull(getTalent(id, lang));
  if (!result) return <UnavailableScreen lang={lang} />;
  const talent = result.value;
  if (talent === null) return <MissingScreen lang={lang} />;
  if (talent === 'gone') return <GoneScreen lang={lang} section={section} />;
  const index = await readOrNull(getTalentIndex());
  const around = index && aroundTalent(index.value.listed[section], id);
  return (
    <Shell lang={lang} route={{ screen: 'talent', params: { section, id, name: talent.name } }}>
      <ProfileScreen lang={lang} section={section} talent={talent} around={around} />
      <CountSeen talent={id} />
    </Shell>
  );
}
