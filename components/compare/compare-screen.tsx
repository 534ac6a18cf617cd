import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BudgetBar } from '@/components/favorites-page/budget-bar';
import { SelectionActions } from '@/components/presentation/selection-actions';
import { Share } from '@/components/share/share';
import { MinorsNote } from '@/components/talents/minors-note';
import { clientTexts } from '@/components/ui/client-texts';
import { Units } from '@/components/units/units';
import { readOrNull } from '@/lib/backend/read-or-null';
import { getTalentIndex } from '@/lib/backend/talents';
import { isKnownMinor } from '@/lib/domain/ages';
import type { Filters } from '@/lib/domain/filters';
import { CARD_WIDTHS_PX } from '@/lib/domain/images';
import type { Lang } from '@/lib/domain/languages';
import type { TalentProfile } from '@/lib/domain/types';
import { filterQuery } from '@/lib/routes/filter-query';
import { href } from '@/lib/routes/href';
import { briefMatches } from '@/lib/view/brief-matches';
import { compareFacts } from '@/lib/view/comparison';
import { profileFacts } from '@/lib/view/facts';
import { mediaPicture } from '@/lib/view/media';
import { ownCards } from '@/lib/view/talent-card';
import { AddCompared } from './add-compared';
import { Brief } from './brief';
import styles from './compare-screen.module.scss';
import { CompareTable } from './compare-table';

type Props = {
  lang: Lang;
  talents: readonly TalentProfile[];
  /** How many of the address are not shown. */
  gone: number;
  filters: Filters | undefined;
  quoteForm: ReactNode;
};

/** Faces and measures side by side, with the ways to change who stands there, to share them and to ask for a quote. */
export async function CompareScreen({ lang, talents, gone, filters, quoteForm }: Props) {
  const t = await getTranslations('Compare');
  const selection = await getTranslations('Selection');
  const cards = talents.map(await ownCards(lang));
  const others = talents.map(({ book, snap }) => {
    const [photo] = [...book.slice(1), ...snap];
    return talents.length === 2 && photo ? mediaPicture(photo.file, CARD_WIDTHS_PX) : null;
  });
  const facts = await Promise.all(talents.map((talent) => profileFacts(talent, lang)));
  const ids = talents.map(({ id }) => id);
  const favorites = cards.map(({ favorite }) => favorite);
  // lists are searched by their rows: a profile has its skills in words
  const index = filters && (await readOrNull(getTalentIndex()));
  const listed = talents.map((talent) => index?.value.byId.get(talent.id) ?? talent);
  const matches = filters ? briefMatches(listed, filters) : new Map<string, number[]>();
  return (
    <div className={styles.compare}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <Share path={href('compare', { ids, filters }, lang)} title={t('share')} />
      </header>
      {gone > 0 && <p className={styles.gone}>{selection('gone', { count: gone })}</p>}
      {filters && <Brief lang={lang} ids={ids} filters={filters} />}
      <CompareTable {...{ lang, cards, others, filters, matches }} rows={compareFacts(facts)} />
      <div className={styles.links}>
        <SelectionActions
          talents={favorites}
          texts={{ addAll: selection('addAll'), addedAll: selection('addedAll') }}
        />
        <Units facts={facts.flat()} />
      </div>
      {talents.some(isKnownMinor) && (
        <div className={styles.note}>
          <MinorsNote />
        </div>
      )}
      <AddCompared
        ids={ids}
        path={href('compare', { ids: [] }, lang)}
        brief={filters && `&${filterQuery(filters, lang)}`}
        texts={{ add: t('add'), addName: t.raw('addName'), one: t('one'), full: t('full') }}
      />
      <BudgetBar talents={favorites} texts={await clientTexts('Favorites')}>
        {quoteForm}
      </BudgetBar>
    </div>
  );
}
