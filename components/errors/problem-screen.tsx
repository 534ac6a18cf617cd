import { getTranslations } from 'next-intl/server';
import { failureCode } from '@/lib/backend/read-or-null';
import type { Lang } from '@/lib/domain/languages';
import { MessageScreen } from './message-screen';

/**
 * `notFound`: nothing at this address, in English too for addresses of an unknown language. `limited`: too many pages
 * that are made for one request each. `unavailable`: the services fail and there never were data [S157.1-2].
 */
type Problem = 'notFound' | 'limited' | 'unavailable';

export async function ProblemScreen({ lang, reason }: { lang: Lang; reason: Problem }) {
  if (reason === 'limited') return <MessageScreen lang={lang} reason={reason} />;
  if (reason === 'unavailable')
    return <MessageScreen lang={lang} reason={reason} code={`503 ${failureCode()}`.trim()} />;
  const english = await getTranslations({ locale: 'en', namespace: 'Errors' });
  return <MessageScreen lang={lang} reason={reason} english={lang === 'en' ? undefined : english(reason)} />;
}
