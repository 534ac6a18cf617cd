import { getTranslations } from 'next-intl/server';
import { ListHeading } from '@/components/ui/list-heading';
import { briefOf, type Filters } from '@/lib/domain/filters';
import type { TalentRow } from '@/lib/domain/types';
import { find } from '@/lib/find/find';
import { finderOf } from '@/lib/find/finder';
import { filterQuery } from '@/lib/routes/filter-query';
import { href } from '@/lib/routes/href';
import type { ListParams } from '@/lib/routes/internal';
import { otherDivisions } from '@/lib/view/division-labels';
import { chipsOf, filterNames } from '@/lib/view/find-view';
import { listTitles } from '@/lib/view/list-title';
import { questionOf } from '@/lib/view/question';
import { Chips } from './chips';
import { FilterForm } from './filter-form';
import { FindFrame } from './find-frame';
import styles from './find-screen.module.scss';
import { ListLinks } from './list-links';
import { NoteBrief } from './note-brief';
import { Results } from './results';
import { SearchRow } from './search-row';

type Props = {
  params: ListParams;
  filters: Filters;
  rows: Record<'here' | 'elsewhere', readonly TalentRow[]>;
};

/** A list by name and measures: fields above or beside, then who is found. Without script each press loads a page. */
export async function FindScreen({ params, filters, rows }: Props) {
  const { lang, list, section, division, gender } = params;
  const t = await getTranslations('Find');
  const names = await filterNames(lang);
  const finder = finderOf(rows.here);
  const matches = find(finder, questionOf(params, filters, names));
  const chips = chipsOf(filters, names);
  const inField = filters.query ? 1 : 0;
  // nobody of that name: the field alone says what was looked for, and no filter helps
  const isNobody = matches.rows.length === 0 && chips.length === inField;
  const plain = href('talents', { section, division, gender }, lang);
  const path = href('talents', { section, gender }, lang);
  const titleOf = await listTitles(lang);
  const others = await otherDivisions(lang, section);
  const brief = briefOf(filters);
  return (
    <>
      <ListHeading
        back={{ href: plain, label: t('back') }}
        heading={titleOf(list, gender)}
        total={matches.rows.length}
        title={t('matches', { count: matches.rows.length })}
        isLive
      />
      <FindFrame action={path} query={filterQuery(filters, lang)}>
        <NoteBrief query={brief ? filterQuery(brief, lang) : ''} />
        <SearchRow query={filters.query} chosen={chips.length - inField} />
        <ListLinks params={params} filters={filters} counts={matches.counts} others={others} />
        <div className={styles.body} data-nobody={isNobody || undefined}>
          <FilterForm params={params} filters={filters} matches={matches} names={names} action={path} />
          <div className={styles.matches}>
            {!isNobody && <Chips params={params} chips={chips} />}
            <Results {...{ params, filters, matches: matches.rows, rows, chips, names }} />
          </div>
        </div>
      </FindFrame>
    </>
  );
}
