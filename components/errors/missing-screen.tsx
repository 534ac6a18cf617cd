import { useTranslations } from 'next-intl';
import type { Lang } from '@/lib/routes/screens';
import { MessageScreen } from './message-screen';

/** 404: there is nothing at this address (SPEC section 8). */
export function MissingScreen({ lang }: { lang: Lang }) {
  const t = useTranslations('Errors');
  return <MessageScreen lang={lang} status={404} title={t('notFound')} hint={t('notFoundHint')} />;
}
