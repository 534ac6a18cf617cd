import { getTranslations } from 'next-intl/server';
import { clientTexts } from '@/components/ui/client-texts';
import { Link } from '@/components/ui/link';
import { NO_FILTERS } from '@/lib/domain/filters';
import { DIVISION_NAMES, DIVISIONS, type Division, type GenderFilter } from '@/lib/domain/lists';
import { knownLetters } from '@/lib/domain/talent-counts';
import type { TalentIndex } from '@/lib/domain/types';
import { href } from '@/lib/routes/href';
import type { ListParams } from '@/lib/routes/page-params';
import type { LabelledDivision } from '@/lib/view/division-labels';
import { filteredHref } from '@/lib/view/filtered-href';
import type { Search } from '@/lib/view/search';
import { FilterLink } from './filter-link';
import { KeepFocus } from './keep-focus';
import { Letters } from './letters';
import styles from './list-choices.module.scss';
import { SHEET_ID, Sheet } from './sheet';

type Change = { gender?: GenderFilter; division?: Division | undefined };
type Props = {
  params: ListParams;
  others: readonly LabelledDivision[];
  counts: TalentIndex['counts'];
  search: Search | undefined;
};

const GENDERS = ['woman', 'man'] as const;

/** The lists beside this one: gender and division, with the number that a search would find; letters. */
export async function ListChoices({ params, others, counts, search }: Props) {
  const t = await getTranslations('TalentList');
  const finding = await getTranslations('Find');
  const names = await getTranslations('Navbar');
  const { lang, list, section, division, gender, letter } = params;
  const place = { section, division, gender };
  const plain = filteredHref(params, counts);
  const found = search?.matches.counts;
  const hasAny = found && [found.gender, found.division].some((of) => [...of.values()].some(Boolean));
  const Way = search ? FilterLink : Link;
  /** The active one clears itself. */
  const way = (label: string, isActive: boolean, change: Change, count = 0) => (
    <li key={label}>
      <Way
        className={styles.word}
        href={search ? href('find', { ...place, filters: search.filters, ...change }, lang) : plain(change)}
        aria-current={isActive ? 'true' : undefined}
        scroll={false}
      >
        {label}
        {hasAny && <span className={styles.count}>{count}</span>}
      </Way>
    </li>
  );
  const named = DIVISION_NAMES.filter((name) => DIVISIONS[name].section === section);
  const divisions = [...named.map((name) => ({ division: name, label: names(name) })), ...others];
  return (
    <KeepFocus className={styles.filters} label={t('filters')}>
      <div className={styles.choices}>
        <ul aria-label={t('gender')}>
          {GENDERS.map((each) => {
            const isActive = each === gender;
            return way(t(each), isActive, { gender: isActive ? 'all' : each }, found?.gender.get(each));
          })}
        </ul>
        <ul aria-label={t('divisions')}>
          {divisions.map(({ division: each, label }) => {
            const isActive = each === division;
            return way(label, isActive, { division: isActive ? undefined : each }, found?.division.get(each));
          })}
        </ul>
      </div>
      {!search && (
        <Sheet as="div" className={styles.sheet}>
          <Letters
            known={knownLetters(counts[list], gender)}
            active={letter}
            whole={href('talents', place, lang)}
            address={href('talents', { ...place, letter: 'a' }, lang).slice(0, -1)}
            texts={await clientTexts('TalentList', 'letters', 'letter', 'letterClear', 'letterEmpty')}
          />
          <FilterLink
            className={styles.more}
            href={`${href('find', { ...place, filters: NO_FILTERS }, lang)}#${SHEET_ID}`}
          >
            {finding('more')}
          </FilterLink>
        </Sheet>
      )}
    </KeepFocus>
  );
}
