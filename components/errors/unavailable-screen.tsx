import { useTranslations } from 'next-intl';
import { failureCode } from '@/lib/backend/read-or-null';
import type { Lang } from '@/lib/domain/languages';
import { MessageScreen } from './message-screen';

/** 503: the services fail, and what belongs here was never loaded (SPEC section 8: the message is the error's code). */
export function UnavailableScreen({ lang }: { lang: Lang }) {
  const t = useTranslations('Errors');
  return (
    <MessageScreen
      lang={lang}
      status={503}
      title={t('unavailable')}
      hint={t('unavailableHint')}
      code={`503 ${failureCode()}`.trim()}
    />
  );
}
