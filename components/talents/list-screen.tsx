import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/seo/json-ld';
import { BackLink } from '@/components/ui/back-link';
import { Link } from '@/components/ui/link';
import { LIST_PAGE_SIZE } from '@/lib/constants';
import { href } from '@/lib/routes/href';
import type { GenderFilter, Lang, Place, Section } from '@/lib/routes/screens';
import { breadcrumbSchema } from '@/lib/seo/schema/breadcrumbs';
import { listSchema } from '@/lib/seo/schema/list';
import type { ListPage } from '@/lib/talents/list';
import { listTitles } from '@/lib/view/list-title';
import { talentCards } from '@/lib/view/talent-card';
import empty from '../ui/empty.module.scss';
import { Filters } from './filters';
import styles from './list-screen.module.scss';
import { TalentCard } from './talent-card';
import { TalentGrid } from './talent-grid';

type Props = {
  lang: Lang;
  section: Section;
  gender: GenderFilter;
  letter: string;
  list: ListPage;
};

/** The talents of a section, filtered and paged (SPEC section 2, Talent list). */
export async function ListScreen({ lang, section, gender, letter, list }: Props) {
  const t = await getTranslations('TalentList');
  const site = await getTranslations('Site');
  const toCard = await talentCards({ lang, section });
  const at = (page: number) => href('talents', { section, gender, letter, page }, lang);
  const heading = (await listTitles(lang))(section, gender);
  const place: Place = { screen: 'talents', params: { section, gender, page: list.page } };
  const schema = {
    lang,
    place,
    title: heading,
    description: t('description', { section: heading }),
    rows: list.rows,
    firstPosition: (list.page - 1) * LIST_PAGE_SIZE + 1,
  };
  const steps = [
    { name: site('name'), place: { screen: 'home', params: {} } },
    { name: heading, place },
  ] satisfies { name: string; place: Place }[];
  return (
    <>
      <JsonLd data={listSchema(schema)} />
      <JsonLd data={breadcrumbSchema(lang, steps)} />
      <header className={styles.head}>
        <BackLink href={href('home', {}, lang)} label={t('back')} />
        <h1 className={styles.title}>
          {heading}
          <span className={styles.count} aria-hidden="true">
            {list.total}
          </span>
        </h1>
        <p className={styles.hidden}>{t('count', { count: list.total })}</p>
      </header>
      <Filters
        lang={lang}
        section={section}
        gender={gender}
        letter={letter}
        available={new Set(list.letters)}
      />
      {list.rows.length === 0 ? (
        <div className={empty.empty}>
          <p className={empty.title}>{t('empty')}</p>
          <p className={empty.hint}>{t('emptyHint')}</p>
          <Link className={empty.way} href={href('talents', { section }, lang)}>
            {t('clear')}
          </Link>
        </div>
      ) : (
        <>
          {list.page > 1 && (
            <p className={styles.previous}>
              <Link href={at(list.page - 1)} rel="prev">
                {t('previous')}
              </Link>
              <span>{t('page', { page: list.page, last: list.lastPage })}</span>
            </p>
          )}
          <TalentGrid
            key={`${section}/${gender}/${letter}/${list.page}`}
            source={`/api/talents/${lang}/${section}/${gender}/${letter}`}
            page={list.page}
            lastPage={list.lastPage}
            nextHref={list.page < list.lastPage ? at(list.page + 1) : null}
            texts={{
              next: t('next'),
              loading: t('loading'),
              loaded: t.raw('loaded'),
              failed: t('failed'),
              retry: t('retry'),
            }}
          >
            {list.rows.map((row, index) => (
              <li key={row.id}>
                <TalentCard card={toCard(row)} isFirst={index < 2} />
              </li>
            ))}
          </TalentGrid>
        </>
      )}
    </>
  );
}
