import { getTranslations } from 'next-intl/server';
import { clientTexts } from '@/components/ui/client-texts';
import pieces from '@/components/ui/pieces.module.scss';
import type { Lang } from '@/lib/domain/languages';
import type { Selection } from '@/lib/domain/selection';
import { QUOTE_HASH } from '@/lib/domain/selection';
import { wordedJob } from '@/lib/domain/worded-days';
import { href } from '@/lib/routes/href';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import { FormBoundary } from '../ui/form-boundary';
import { PrivacyNote } from '../ui/privacy-note';
import { sentTexts } from '../ui/sent-texts';
import { QUOTE_FIELDS } from './fields';
import { LazyQuoteForm } from './lazy-quote-form';
import { PlainQuoteForm } from './plain-quote-form';
import styles from './quote-panel.module.scss';

/** Texts of the form, with and without script. */
async function quoteTexts(lang: Lang) {
  const t = await getTranslations('Quote');
  return {
    lang,
    texts: await clientTexts('Form'),
    sentTexts: await sentTexts('quote', lang),
    labels: await clientTexts('Quote', ...QUOTE_FIELDS),
    phoneWhy: t('phoneWhy'),
    days: {
      ...(await clientTexts('Quote', 'days', 'daysGo')),
      ...(await clientTexts('Favorites', 'daysFrom', 'daysTo')),
    },
    note: <PrivacyNote lang={lang} />,
  };
}

/** The content of the favorites' sliding panel: the form and its result. */
export async function QuotePanel({ lang }: { lang: Lang }) {
  const t = await getTranslations('Quote');
  const form = await quoteTexts(lang);
  return (
    <FormBoundary texts={form.texts}>
      <LazyQuoteForm
        {...form}
        path={href('favorites', {}, lang)}
        talentsLabel={(await getTranslations('Sent.quote'))('talents')}
        waiting={{
          loading: t('loading'),
          lost: t('lost'),
          contact: (await getTranslations('Favorites'))('contact'),
          contactHref: href('contact', {}, lang),
        }}
      />
    </FormBoundary>
  );
}

type PlainProps = { lang: Lang; selection: Selection; talents: readonly FavoriteTalent[] };

/** The request for the talents on a page whose script does not run: in the page, days and notes in its message. */
export async function PlainQuote({ lang, selection, talents }: PlainProps) {
  const t = await getTranslations('Favorites');
  const { days, ...form } = await quoteTexts(lang);
  return (
    <noscript>
      <section className={styles.plain} id={QUOTE_HASH.slice(1)}>
        <h2 className={pieces.title}>{t('budget')}</h2>
        <p>{t('budgetIntro')}</p>
        <PlainQuoteForm
          {...form}
          path={href('selection', selection, lang)}
          models={JSON.stringify(talents)}
          job={wordedJob(selection, talents, lang, days)}
        />
      </section>
    </noscript>
  );
}
