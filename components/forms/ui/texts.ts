import { getTranslations } from 'next-intl/server';
import { FAILURES } from '@/lib/forms/answer';
import { ALL_ERRORS } from '@/lib/forms/errors';

/** Texts that all forms share; `received` holds `{reference}`, `failures.limited` holds `{minutes}`. */
export type FormTexts = Awaited<ReturnType<typeof formTexts>>;

/** The shared texts in the page's language, for islands. */
export async function formTexts() {
  const t = await getTranslations('Form');
  const failures: Record<string, string> = Object.fromEntries(
    FAILURES.map((key) => [key, t.raw(`failures.${key}`)]),
  );
  const errors: Record<string, string> = Object.fromEntries(
    ALL_ERRORS.map((key) => [key, t(`errors.${key}`)]),
  );
  return {
    send: t('send'),
    sending: t('sending'),
    sent: t('sent'),
    retry: t('retry'),
    received: String(t.raw('received')),
    optional: t('optional'),
    trap: t('trap'),
    legend: t('legend'),
    draft: t('draft'),
    clear: t('clear'),
    failures,
    errors,
  };
}
