import { useTranslations } from 'next-intl';
import type { Lang } from '@/lib/routes/screens';
import { MessageScreen } from './message-screen';

export function GoneScreen({ lang }: { lang: Lang }) {
  const t = useTranslations('Errors');
  return <MessageScreen lang={lang} status={410} title={t('gone')} hint={t('goneHint')} />;
}
