import { getTranslations } from 'next-intl/server';
import { clientTexts, type Messages } from '@/components/ui/client-texts';
import { getAgency } from '@/lib/backend/agency';
import type { Lang } from '@/lib/domain/languages';
import type { Failure, FieldMessage } from '@/lib/forms/answer';
import { href } from '@/lib/routes/href';

/** Texts of all forms. */
export type FormTexts = Messages['Form'] & {
  failures: Record<Failure, string>;
  errors: Record<FieldMessage, string>;
};

export const formTexts = (): Promise<FormTexts> => clientTexts('Form');

type Step = { when: string; what: string };

/** Texts after a message or a quote: `read` names no time if the agency promises none. */
export type SentTexts = {
  title: string;
  reference: string;
  steps: { confirmed: Step; read: Step };
  /** To the form again. */
  again: string;
  /** The way on. */
  next: { href: string; text: string };
};

export async function sentTexts(of: 'message' | 'quote', lang: Lang): Promise<SentTexts> {
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
  };
}
