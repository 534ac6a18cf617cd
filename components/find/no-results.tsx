import { getTranslations } from 'next-intl/server';
import { TalentCard } from '@/components/talents/card/talent-card';
import { ThreeTalents } from '@/components/talents/card/three-talents';
import type { Filters } from '@/lib/domain/filters';
import { otherSection } from '@/lib/domain/lists';
import type { TalentRow } from '@/lib/domain/types';
import { countMatches } from '@/lib/find/find';
import { finderOf } from '@/lib/find/finder';
import { nearestNames } from '@/lib/find/nearest';
import { href } from '@/lib/routes/href';
import type { ListParams } from '@/lib/routes/internal';
import type { Chip, FilterNames } from '@/lib/view/find-view';
import { listTitles } from '@/lib/view/list-title';
import { questionOf } from '@/lib/view/question';
import { talentCards } from '@/lib/view/talent-card';
import { FilterLink } from './filter-link';
import styles from './no-results.module.scss';

type Props = {
  params: ListParams;
  filters: Filters;
  rows: Record<'here' | 'elsewhere', readonly TalentRow[]>;
  chips: readonly Chip[];
  names: FilterNames;
};

/** No matches: the filter to drop and its matches, the other section, the nearest names or some faces. */
export async function NoResults({ params, filters, rows, chips, names }: Props) {
  const { lang, section, division, gender } = params;
  const t = await getTranslations('Find');
  const titleOf = await listTitles(lang);
  const other = otherSection(section);
  const elsewhere = countMatches(
    finderOf(rows.elsewhere),
    questionOf({ gender, division: undefined }, filters, names),
  );
  const ways = chips
    .map(({ label, without }) => ({
      label,
      count: countMatches(finderOf(rows.here), questionOf(params, without, names)),
      address: href('find', { section, division, gender, filters: without }, lang),
    }))
    .filter(({ count }) => count > 0);
  const nearest = nearestNames(rows.here, filters.query);
  const toCard = await talentCards({ lang, section });
  const isNameAlone = chips.length === 1 && filters.query !== '';
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>{t(isNameAlone ? 'noName' : 'none')}</p>
      {ways.length > 0 && !isNameAlone && <p className={styles.hint}>{t('noneHint')}</p>}
      <ul className={styles.ways}>
        {ways.map(({ label, count, address }) => (
          <li key={label}>
            <FilterLink className={styles.way} href={address}>
              {isNameAlone
                ? t('show', { count })
                : `${t('without', { filter: label })}: ${t('withoutCount', { count })}`}
            </FilterLink>
          </li>
        ))}
        {elsewhere > 0 && (
          <li>
            <FilterLink className={styles.way} href={href('find', { section: other, gender, filters }, lang)}>
              {t('elsewhere', { count: elsewhere, section: titleOf(other) })}
            </FilterLink>
          </li>
        )}
      </ul>
      <h2 className={styles.near}>{t(nearest.length === 0 ? 'others' : 'nearest')}</h2>
      {nearest.length === 0 ? (
        <ThreeTalents lang={lang} section={section} sizes="31vw" />
      ) : (
        <ul className={styles.photos}>
          {nearest.map((row) => (
            <li key={row.id}>
              <TalentCard card={toCard(row)} level={3} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
