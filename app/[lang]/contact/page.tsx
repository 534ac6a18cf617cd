import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContactScreen } from '@/components/forms/contact/contact-screen';
import { Shell } from '@/components/layout/shell';
import { readLang } from '@/lib/routes/page-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Contact');
  return { title: t('title'), description: t('description') };
}

/** The contact screen (SPEC section 2, Contact). */
export default async function ContactPage({ params }: PageProps<'/[lang]/contact'>) {
  const lang = readLang(await params);
  return (
    <Shell lang={lang} place={{ screen: 'contact', params: {} }}>
      <ContactScreen lang={lang} />
    </Shell>
  );
}
