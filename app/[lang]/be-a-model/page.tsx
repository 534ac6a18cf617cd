import { ApplicationScreen } from '@/components/forms/application/application-screen';
import { Shell } from '@/components/layout/shell';
import { readLang } from '@/lib/routes/page-params';
import { plainMetadata } from '@/lib/seo/pages';

type Props = PageProps<'/[lang]/be-a-model'>;

export const generateMetadata = ({ params }: Props) => plainMetadata(params, 'beAModel', 'Scouted');

export default async function BeAModelPage({ params }: Props) {
  const lang = readLang(await params);
  return (
    <Shell lang={lang} route={{ screen: 'beAModel', params: {} }}>
      <ApplicationScreen lang={lang} />
    </Shell>
  );
}
