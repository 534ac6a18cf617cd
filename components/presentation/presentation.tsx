import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { QUOTE_HASH } from '@/components/favorites/quote-hash';
import { PlainQuote } from '@/components/forms/quote/quote-panel';
import { TakeAway } from '@/components/share/take-away';
import { clientTexts } from '@/components/ui/client-texts';
import { DownloadProblems } from '@/components/ui/download-problems';
import { Link } from '@/components/ui/link';
import { isKnownMinor } from '@/lib/domain/ages';
import { COMPARED_MAX } from '@/lib/domain/compared';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import type { Shared } from '@/lib/selections/shared';
import { ownCards } from '@/lib/view/talent-card';
import { BudgetBar } from '../favorites-page/budget-bar';
import { Cover } from './cover';
import styles from './presentation.module.scss';
import { SelectionActions } from './selection-actions';
import { TalentSpread } from './talent-spread';

type Props = { lang: Lang; shared: Shared; quoteForm: ReactNode };

/** A shared selection: a cover, then a spread for each talent; without script it ends in the request. */
export async function Presentation({ lang, shared, quoteForm }: Props) {
  const t = await getTranslations('Selection');
  const { rows, selection, gone } = shared;
  const cards = rows.map(await ownCards(lang));
  const talents = cards.map(({ favorite }) => favorite);
  const ids = rows.map(({ id }) => id);
  const compared = ids.slice(0, COMPARED_MAX);
  const ownHref = href('favorites', {}, lang);
  const favorites = await clientTexts('Favorites');
  const texts = { addAll: t('addAll'), addedAll: t('addedAll') };
  return (
    <div className={styles.presentation} data-shared="">
      <Cover cards={cards} selection={selection} lang={lang}>
        <p className={styles.intro}>{t('intro')}</p>
        {gone > 0 && <p className={styles.gone}>{t('gone', { count: gone })}</p>}
        <DownloadProblems />
        <div className={styles.links}>
          <SelectionActions talents={talents} selection={selection} texts={texts} />
        </div>
        <div className={styles.links}>
          {rows.length > 1 && (
            <Link className={styles.compare} href={href('compare', { ids: compared }, lang)} rel="nofollow">
              {t('compare')}
            </Link>
          )}
          <TakeAway
            lang={lang}
            selection={{ ...selection, ids }}
            texts={favorites}
            className={styles.compare}
          />
          <Link className={styles.own} href={ownHref}>
            {t('own')}
          </Link>
          <a className={styles.quote} href={QUOTE_HASH}>
            {t('quote')}
          </a>
        </div>
      </Cover>
      <ol className={styles.spreads}>
        {cards.map((card, index) => (
          <li key={card.favorite.id} id={`talent-${card.favorite.id}`}>
            <TalentSpread
              card={card}
              isMinor={rows.some((row) => row.id === card.favorite.id && isKnownMinor(row))}
              note={selection.notes[card.favorite.id]}
              position={t('position', { number: index + 1, count: cards.length })}
            />
          </li>
        ))}
      </ol>
      <PlainQuote lang={lang} selection={{ ...selection, ids }} talents={talents} />
      <BudgetBar talents={talents} texts={favorites}>
        {quoteForm}
      </BudgetBar>
    </div>
  );
}
