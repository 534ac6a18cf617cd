import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContactScreen } from '@/components/forms/contact/contact-screen';
import { Shell } from '@/components/layout/shell';
import { readLang } from '@/lib/routes/page-params';
import { plainMetadata } from '@/lib/seo/pages';

export async function generateMetadata({ params }: PageProps<'/[lang]/contact'>): Promise<Metadata> {
  const t = await getTranslations('Contact');
  const lang = readLang(await params);
  return plainMetadata(lang, 'contact', { title: t('title'), description: t('description') });
}

export default async function ContactPage({ params }: PageProps<'/[lang]/contact'>) {
  const lang = readLang(await params);
  return (
    <Shell lang={lang} route={{ screen: 'contact', params: {} }}>
      <ContactScreen lang={lang} />
    </Shell>
  );
}
