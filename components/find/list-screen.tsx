import { getTranslations } from 'next-intl/server';
import { Offline } from '@/components/offline/offline';
import { Empty } from '@/components/ui/empty';
import { JsonLd } from '@/components/ui/json-ld';
import { Link } from '@/components/ui/link';
import { ListHeading } from '@/components/ui/list-heading';
import { LIST_PAGE_SIZE } from '@/lib/domain/constants';
import type { ListPage } from '@/lib/domain/talent-list';
import type { TalentIndex } from '@/lib/domain/types';
import { href } from '@/lib/routes/href';
import type { ListParams } from '@/lib/routes/internal';
import type { Route } from '@/lib/routes/screens';
import { breadcrumbSchema } from '@/lib/seo/schema/breadcrumbs';
import { listSchema } from '@/lib/seo/schema/list';
import { otherDivisions } from '@/lib/view/division-labels';
import { listTitles } from '@/lib/view/list-title';
import { talentCards } from '@/lib/view/talent-card';
import { TalentCard } from '../talents/card/talent-card';
import { ThreeTalents } from '../talents/card/three-talents';
import { Filters } from './filters';
import styles from './list-screen.module.scss';
import { FindBar } from './search-row';
import { TalentGrid } from './talent-grid';

type Props = { params: ListParams; result: ListPage; counts: TalentIndex['counts'] };

/** The talents of a section or division, filtered and paged [S54.1 S57.3]. */
export async function ListScreen({ params, result, counts }: Props) {
  const { lang, list, section, division, gender, letter } = params;
  const t = await getTranslations('TalentList');
  const site = await getTranslations('Site');
  const toCard = await talentCards({ lang, section });
  const cards = result.rows.map(toCard);
  const at = (page: number) => href('talents', { section, division, gender, letter, page }, lang);
  const titleOf = await listTitles(lang);
  const heading = titleOf(list, gender);
  const here: Route = {
    screen: 'talents',
    params: { section, division, gender, page: letter === 'all' ? result.page : 1 },
  };
  const schema = {
    lang,
    route: here,
    title: heading,
    description: t('description', { section: heading }),
    rows: result.rows,
    firstPosition: (result.page - 1) * LIST_PAGE_SIZE + 1,
  };
  const steps = [
    { name: site('name'), route: { screen: 'home', params: {} } },
    ...(division === undefined
      ? []
      : [{ name: titleOf(section), route: { screen: 'talents', params: { section } } } as const]),
    { name: heading, route: here },
  ] satisfies { name: string; route: Route }[];
  return (
    <>
      <Offline lang={lang} />
      <JsonLd data={listSchema(schema)} />
      <JsonLd data={breadcrumbSchema(lang, steps)} />
      <div className={styles.top}>
        <ListHeading
          back={{ href: href('home', {}, lang), label: t('back') }}
          heading={heading}
          total={result.total}
          title={t('count', { count: result.total })}
        />
        <FindBar params={params} />
      </div>
      <Filters params={params} counts={counts} others={await otherDivisions(lang, section)} />
      {result.rows.length === 0 ? (
        <Empty
          title={t('empty')}
          hint={t('emptyHint')}
          href={href('talents', { section }, lang)}
          way={t('clear')}
        >
          <ThreeTalents lang={lang} section={section} />
        </Empty>
      ) : (
        <>
          {result.page > 1 && (
            <p className={styles.previous}>
              <Link href={at(result.page - 1)} rel="prev">
                {t('previous')}
              </Link>
              <span>{t('page', { page: result.page, last: result.lastPage })}</span>
            </p>
          )}
          <TalentGrid
            key={`${list}/${gender}/${letter}/${result.page}`}
            source={`/api/talents/${lang}/${list}/${gender}/${letter}`}
            page={result.page}
            lastPage={result.lastPage}
            nextHref={result.page < result.lastPage ? at(result.page + 1) : null}
            texts={{
              next: t('next'),
              loading: t('loading'),
              loaded: t.raw('loaded'),
              failed: t('failed'),
              retry: t('retry'),
            }}
          >
            {cards.map((card, index) => (
              <li key={card.favorite.id}>
                <TalentCard card={card} isFirst={index < 2} isAhead={index === 0} />
              </li>
            ))}
          </TalentGrid>
        </>
      )}
    </>
  );
}
