import { ContactScreen } from '@/components/forms/contact/contact-screen';
import { Shell } from '@/components/layout/shell';
import { readLang } from '@/lib/routes/page-params';
import { plainMetadata } from '@/lib/seo/pages';

type Props = PageProps<'/[lang]/contact'>;

export const generateMetadata = ({ params }: Props) => plainMetadata(params, 'contact', 'Contact');

export default async function ContactPage({ params }: Props) {
  const lang = readLang(await params);
  return (
    <Shell lang={lang} route={{ screen: 'contact', params: {} }}>
      <ContactScreen lang={lang} />
    </Shell>
  );
}
