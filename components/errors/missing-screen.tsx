import { getTranslations } from 'next-intl/server';
import type { Lang } from '@/lib/domain/languages';
import { MessageScreen } from './message-screen';

/**
 * 404: there is nothing at this address (SPEC section 8). An address of a language that we lack gets the page of the
 * default one: whoever reads neither finds the sentence in English there too.
 */
export async function MissingScreen({ lang }: { lang: Lang }) {
  const t = await getTranslations({ locale: lang, namespace: 'Errors' });
  const english = await getTranslations({ locale: 'en', namespace: 'Errors' });
  return (
    <MessageScreen
      lang={lang}
      status={404}
      title={t('notFound')}
      hint={t('notFoundHint')}
      english={lang === 'en' ? undefined : english('notFound')}
    />
  );
}
