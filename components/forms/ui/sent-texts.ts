import { getTranslations } from 'next-intl/server';

type Step = { when: string; what: string };

/** Texts of what follows a message or a quote: `read` names no time, as the agency promises none. */
export type SentTexts = { title: string; reference: string; steps: { confirmed: Step; read: Step } };

export async function sentTexts(of: 'message' | 'quote'): Promise<SentTexts> {
  const t = await getTranslations('Sent');
  return {
    title: t(`${of}.title`),
    reference: t('reference'),
    steps: {
      confirmed: { when: t('confirmedWhen'), what: t('confirmed') },
      read: { when: t('readWhen'), what: t(`${of}.read`) },
    },
  };
}
