import type { Metadata } from 'next';
import { PrivacyScreen } from '@/components/forms/privacy/privacy-screen';
import { Shell } from '@/components/layout/shell';
import { getAgency } from '@/lib/backend/agency';
import { getPrivacy } from '@/lib/backend/content';
import { readOrNull } from '@/lib/backend/read-or-null';
import type { Lang } from '@/lib/domain/languages';
import { readLang } from '@/lib/routes/page-params';
import { plainMetadata } from '@/lib/seo/pages';
import { companyOf, oneLine } from '@/lib/view/agency-contacts';

const readPrivacy = async (lang: Lang) => (await readOrNull(getPrivacy(lang)))?.value ?? null;

type Props = PageProps<'/[lang]/privacy'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const title = (await readPrivacy(readLang(await params)))?.title;
  return plainMetadata(params, 'privacy', 'Privacy', title);
}

/** The privacy page: which data the agency stores, why, how long, and how to have them deleted (LGPD). */
export default async function PrivacyPage({ params }: Props) {
  const lang = readLang(await params);
  const [privacy, agency] = await Promise.all([readPrivacy(lang), getAgency()]);
  const company = companyOf(agency);
  const address = agency.address && oneLine(agency.address);
  const controller = company ? [company, ...(address ? [address] : [])] : [];
  return (
    <Shell lang={lang} route={{ screen: 'privacy', params: {} }}>
      <PrivacyScreen lang={lang} privacy={privacy} controller={controller} />
    </Shell>
  );
}
