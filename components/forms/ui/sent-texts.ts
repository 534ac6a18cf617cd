import { getTranslations } from 'next-intl/server';
import { getAgency } from '@/lib/backend/agency';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import type { SentTexts } from './sent';

/** Texts after a message or a quote: `read` names no time if the agency promises none. */
export async function sentTexts(of: 'message' | 'quote', lang: Lang) {
  const t = await getTranslations('Sent');
  const { answer_days: days } = await getAgency();
  return {
    title: t(`${of}.title`),
    reference: t('reference'),
    again: t(`${of}.again`),
    steps: {
      confirmed: { when: t('confirmedWhen'), what: t('confirmed') },
      read: { when: days === null ? t('readWhen') : t('readWithin', { days }), what: t(`${of}.read`) },
    },
    next: { href: href('talents', { section: 'models' }, lang), text: t('next') },
  } satisfies SentTexts;
}
