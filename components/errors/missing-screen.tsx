import { getTranslations } from 'next-intl/server';
import type { Lang } from '@/lib/domain/languages';
import { MessageScreen } from './message-screen';

/** 404: nothing at this address, in English too for addresses of an unknown language. */
export async function MissingScreen({ lang }: { lang: Lang }) {
  const english = await getTranslations({ locale: 'en', namespace: 'Errors' });
  return (
    <MessageScreen lang={lang} reason="notFound" english={lang === 'en' ? undefined : english('notFound')} />
  );
}
