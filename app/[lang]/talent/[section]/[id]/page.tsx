import type { Metadata } from 'next';
import { CountSeen } from '@/components/counts/count-seen';
import { GoneScreen } from '@/components/errors/gone-screen';
import { ProblemScreen } from '@/components/errors/problem-screen';
import { Shell } from '@/components/layout/shell';
import { ProfileScreen } from '@/components/talents/profile-screen';
import { readOrNull } from '@/lib/backend/read-or-null';
import { getTalent } from '@/lib/backend/talent';
import { getTalentIndex } from '@/lib/backend/talents';
import { aroundTalent } from '@/lib/find/around';
import { readLang, readTalentParams } from '@/lib/routes/page-params';
import { errorMetadata } from '@/lib/seo/metadata';
import { talentMetadata } from '@/lib/seo/pages';

type Props = PageProps<'/[lang]/talent/[section]/[id]'>;

// None at build, each at its first visit, then cached.
export const generateStaticParams = () => [];

async function open(params: Props['params']) {
  const route = readTalentParams(await params);
  if (!route) return 'notFound';
  const result = await readOrNull(getTalent(route.id, route.lang));
  if (!result) return 'unavailable';
  return result.value ? { ...route, talent: result.value } : 'notFound';
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const opened = await open(params);
  if (typeof opened === 'string') return errorMetadata(readLang(await params), opened);
  const { lang, talent } = opened;
  return talent === 'gone' ? errorMetadata(lang, talent) : talentMetadata(talent, lang);
}

/** A talent's profile [S66.16]; the id decides, whatever name the address carries. */
export default async function TalentPage({ params }: Props) {
  const opened = await open(params);
  if (typeof opened === 'string') return <ProblemScreen lang={readLang(await params)} reason={opened} />;
  const { lang, section, id, talent } = opened;
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
