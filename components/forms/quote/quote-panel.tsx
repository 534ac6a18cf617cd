import { getTranslations } from 'next-intl/server';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import { FormBoundary } from '../ui/form-boundary';
import { PrivacyNote } from '../ui/privacy-note';
import { sentTexts } from '../ui/sent-texts';
import { formTexts } from '../ui/texts';
import { LazyQuoteForm } from './lazy-quote-form';

/** The content of the favorites' sliding panel: the form and its result. */
export async function QuotePanel({ lang }: { lang: Lang }) {
  const t = await getTranslations('Quote');
  const favorites = await getTranslations('Favorites');
  const texts = await formTexts();
  return (
    <FormBoundary name="favorites" texts={texts}>
      <LazyQuoteForm
        lang={lang}
        texts={texts}
        sentTexts={await sentTexts('quote', lang)}
        talentsLabel={(await getTranslations('Sent.quote'))('talents')}
        labels={{ name: t('name'), email: t('email'), phone: t('phone'), message: t('message') }}
        days={{
          days: t.raw('days'),
          daysGo: t.raw('daysGo'),
          daysFrom: favorites.raw('daysFrom'),
          daysTo: favorites.raw('daysTo'),
        }}
        note={<PrivacyNote lang={lang} />}
        waiting={{
          loading: t('loading'),
          lost: t('lost'),
          contact: favorites('contact'),
          contactHref: href('contact', {}, lang),
        }}
      />
    </FormBoundary>
  );
}
