import { getTranslations } from 'next-intl/server';
import { Offline } from '@/components/offline/offline';
import { TalentCard } from '@/components/talents/card/talent-card';
import { clientTexts } from '@/components/ui/client-texts';
import { JsonLd } from '@/components/ui/json-ld';
import { Link } from '@/components/ui/link';
import { ListHeading } from '@/components/ui/list-heading';
import pieces from '@/components/ui/pieces.module.scss';
import { LIST_PAGE_SIZE } from '@/lib/domain/constants';
import { briefOf, isFormOpen } from '@/lib/domain/filters';
import { onPhone } from '@/lib/domain/on-phone';
import type { ListPage } from '@/lib/domain/talent-list';
import type { TalentIndex } from '@/lib/domain/types';
import { filterQuery } from '@/lib/routes/filter-query';
import { href } from '@/lib/routes/href';
import type { ListParams } from '@/lib/routes/page-params';
import type { Route } from '@/lib/routes/screens';
import { breadcrumbSchema } from '@/lib/seo/schema/breadcrumbs';
import { listSchema } from '@/lib/seo/schema/list';
import { otherDivisions } from '@/lib/view/division-labels';
import { listTitles } from '@/lib/view/list-title';
import type { Search } from '@/lib/view/search';
import { talentCards } from '@/lib/view/talent-card';
import { FilterFields } from './filter-fields';
import { FilterFrame } from './filter-frame';
import { FilterLink } from './filter-link';
import { Chips, ListBar } from './list-bar';
import { ListChoices } from './list-choices';
import styles from './list-screen.module.scss';
import { Nobody } from './nobody';
import { GrowingGrid, TalentGrid } from './talent-grid';

type Props = { params: ListParams; index: TalentIndex; page: ListPage; search?: Search | undefined };

const BESIDE_FILTERS = `(min-width: 1024px) 19vw, (min-width: 640px) 32vw, ${onPhone(47)}`;

/** For search engines and without a connection: a list by filters is in no index and in no storage. */
async function Indexed({ params, page }: Pick<Props, 'params' | 'page'>) {
  const { lang, list, section, division, gender, letter } = params;
  const t = await getTranslations('TalentList');
  const site = await getTranslations('Site');
  const titleOf = await listTitles(lang);
  const title = titleOf(list, gender);
  const route: Route = {
    screen: 'talents',
    params: { section, division, gender, page: letter === 'all' ? page.page : 1 },
  };
  const description = t('description', { section: title });
  const firstPosition = (page.page - 1) * LIST_PAGE_SIZE + 1;
  const steps: { name: string; route: Route }[] = [
    { name: site('name'), route: { screen: 'home', params: {} } },
    { name: titleOf(section), route: { screen: 'talents', params: { section } } },
    { name: title, route },
  ];
  return (
    <>
      <Offline lang={lang} />
      <JsonLd data={listSchema({ lang, route, title, description, rows: page.rows, firstPosition })} />
      <JsonLd data={breadcrumbSchema(lang, division ? steps : steps.filter((_, at) => at !== 1))} />
    </>
  );
}

/** A page of faces, with the ways to the pages around it; more of a whole list come by themselves [S59.1]. */
async function Faces({ params, page, search }: Omit<Props, 'index'>) {
  const { lang, list, section, division, gender, letter } = params;
  const { rows, page: number, lastPage } = page;
  const t = await getTranslations('TalentList');
  const finding = await getTranslations('Find');
  const toCard = await talentCards({ lang, section });
  const at = (to: number) =>
    search
      ? href('find', { section, division, gender, filters: search.filters, page: to }, lang)
      : href('talents', { section, division, gender, letter, page: to }, lang);
  const Way = search ? FilterLink : Link;
  const pages = lastPage > 1 && (
    <p className={styles.pages}>
      {number > 1 && (
        <Way href={at(number - 1)} rel="prev" scroll>
          {t('previous')}
        </Way>
      )}
      <span>{t('page', { page: number, last: lastPage })}</span>
      {search && number < lastPage && (
        <Way href={at(number + 1)} scroll>
          {finding('next')}
        </Way>
      )}
    </p>
  );
  const sizes = search && isFormOpen(search.filters) ? { sizes: BESIDE_FILTERS } : {};
  const cards = rows.map((row, nth) => (
    <li key={row.id}>
      <TalentCard card={toCard(row)} isFirst={nth < 2} isAhead={!search && nth === 0} {...sizes} />
    </li>
  ));
  if (search) {
    return (
      <>
        <TalentGrid>{cards}</TalentGrid>
        {pages}
      </>
    );
  }
  return (
    <>
      {number > 1 && pages}
      <GrowingGrid
        key={`${list}/${gender}/${letter}/${number}`}
        source={`/api/talents/${lang}/${list}/${gender}/${letter}`}
        page={number}
        lastPage={lastPage}
        nextHref={number < lastPage ? at(number + 1) : null}
        texts={await clientTexts('TalentList', 'next', 'loading', 'loaded', 'failed', 'retry')}
      >
        {cards}
      </GrowingGrid>
    </>
  );
}

/**
 * The talents of a section or division, filtered and paged [S54.1 S57.3]. A search is the same screen, which its form
 * leads on; its filters are chips above the faces, and their fields a column once they are open.
 */
export async function ListScreen({ params, index, page, search }: Props) {
  const { lang, list, section, division, gender } = params;
  const { total } = page;
  const t = await getTranslations('TalentList');
  const finding = await getTranslations('Find');
  const whole = href('talents', { section, division, gender }, lang);
  const content = (
    <>
      {total > 0 && (
        <a className={pieces.skip} href="#faces">
          {t('skip')}
        </a>
      )}
      <div className={styles.top}>
        <ListHeading
          back={
            search
              ? { href: whole, label: finding('back') }
              : { href: href('home', {}, lang), label: t('back') }
          }
          heading={(await listTitles(lang))(list, gender)}
          total={total}
          title={search ? finding('matches', { count: total }) : t('count', { count: total })}
          isLive={search !== undefined}
        />
        <ListBar params={params} search={search} />
      </div>
      <ListChoices
        params={params}
        others={await otherDivisions(lang, section)}
        counts={index.counts}
        search={search}
      />
      <div className={styles.body}>
        {search && <FilterFields params={params} search={search} />}
        <div className={styles.matches}>
          {search && !search.isNobody && <Chips params={params} search={search} />}
          {total === 0 ? (
            <Nobody params={params} search={search} listed={index.listed} />
          ) : (
            <Faces params={params} page={page} search={search} />
          )}
        </div>
      </div>
    </>
  );
  if (!search) {
    return (
      <>
        <Indexed params={params} page={page} />
        {content}
      </>
    );
  }
  const brief = briefOf(search.filters);
  return (
    <FilterFrame
      className={styles.frame}
      action={href('talents', { section, gender }, lang)}
      query={filterQuery(search.filters, lang)}
      brief={brief ? filterQuery(brief, lang) : ''}
    >
      {content}
    </FilterFrame>
  );
}
