import { getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import { HeartButton } from '@/components/favorites/heart-button';
import { FilterLink } from '@/components/find/filter-link';
import { Share } from '@/components/share/share';
import { CoverImage } from '@/components/talents/card/cover-image';
import { ThreeTalents } from '@/components/talents/card/three-talents';
import { MinorsNote } from '@/components/talents/minors-note';
import { clientTexts } from '@/components/ui/client-texts';
import { Empty } from '@/components/ui/empty';
import { Icon } from '@/components/ui/icon';
import { CHECK_ICON, CLOSE_ICON } from '@/components/ui/icon-paths';
import { Link } from '@/components/ui/link';
import { faceName } from '@/components/ui/picture-names';
import { PictureTransition } from '@/components/ui/picture-transition';
import pieces from '@/components/ui/pieces.module.scss';
import { MeasureValue } from '@/components/units/measure-value';
import { Units } from '@/components/units/units';
import { readOrNull } from '@/lib/backend/read-or-null';
import { getTalentIndex } from '@/lib/backend/talents';
import { isKnownMinor } from '@/lib/domain/ages';
import { COMPARED_MAX } from '@/lib/domain/compared';
import type { Filters } from '@/lib/domain/filters';
import { CARD_WIDTHS_PX, type Picture } from '@/lib/domain/images';
import type { Lang } from '@/lib/domain/languages';
import { splitName } from '@/lib/domain/names';
import { onPhone } from '@/lib/domain/on-phone';
import type { TalentProfile } from '@/lib/domain/types';
import { filterQuery } from '@/lib/routes/filter-query';
import { href } from '@/lib/routes/href';
import { briefMatches } from '@/lib/view/brief-matches';
import { type Compared, compareFacts } from '@/lib/view/comparison';
import { coverPicture } from '@/lib/view/cover-picture';
import { type Fact, profileFacts } from '@/lib/view/facts';
import { chipsOf, filterNames } from '@/lib/view/find-view';
import { mediaPicture } from '@/lib/view/media';
import { ownCards, type TalentCardView } from '@/lib/view/talent-card';
import { AddCompared } from './add-compared';
import styles from './compare-screen.module.scss';
import table from './compare-table.module.scss';
import { QuoteBar } from './quote-bar';
import { SelectionActions } from './selection-actions';

const ADD_ID = 'add';

/** A comparison as its address has it. */
type AboutProps = { lang: Lang; ids: readonly number[]; filters: Filters | undefined };

/** The search behind the marks, and the way to a comparison without it. */
async function Brief({ lang, ids, filters }: AboutProps) {
  if (!filters) return null;
  const t = await getTranslations('Compare');
  const labels = chipsOf(filters, await filterNames(lang)).map(({ label }) => label);
  return (
    <p className={styles.brief}>
      {t('brief', { search: labels.join(' · ') })}{' '}
      <FilterLink href={href('compare', { ids }, lang)}>{t('unmark')}</FilterLink>
    </p>
  );
}

/** A fact of one talent; `match` says in words that it is what was searched for. */
function CompareValue({ fact, match }: { fact: Fact; match: string | null }) {
  const value = <MeasureValue value={fact.value} units={fact.units} />;
  if (match === null) return value;
  return (
    <span className={table.match}>
      <Icon path={CHECK_ICON} size={18} />
      <span>
        {value} <span className={pieces.unseen}>{match}</span>
      </span>
    </span>
  );
}

const sizesOf = (count: number) =>
  `(min-width: 1024px) ${count === 3 ? 32 : 24}vw, (min-width: 640px) ${count > 2 ? 32 : 48}vw, ${onPhone(47)}`;

type TableProps = {
  lang: Lang;
  cards: readonly TalentCardView[];
  rows: readonly Compared[];
  filters: Filters | undefined;
  /** A second picture of each of two talents, beside their cover where there is room. */
  others: readonly (Picture | null)[];
  /** By fact of the search, the talents who have it. */
  matches: ReadonlyMap<string, readonly number[]>;
};

/** A column for each talent, a line for each measure; the names stay in sight. */
async function CompareTable({ lang, cards, others, rows, filters, matches }: TableProps) {
  const t = await getTranslations('Compare');
  const ids = cards.map(({ favorite }) => favorite.id);
  const without = (id: number) => href('compare', { ids: ids.filter((each) => each !== id), filters }, lang);
  return (
    <div className={table.scroller}>
      <table className={table.table} data-count={cards.length}>
        <caption className={pieces.unseen}>{t('caption')}</caption>
        <thead>
          <tr>
            {cards.map((card, at) => (
              <td key={card.favorite.id} className={table.face}>
                <Link
                  href={card.href}
                  tabIndex={-1}
                  aria-hidden="true"
                  transitionTypes={[faceName(card.favorite.id)]}
                >
                  <PictureTransition name={faceName(card.favorite.id)}>
                    <CoverImage
                      image={coverPicture(card, CARD_WIDTHS_PX)}
                      alt=""
                      isFirst={at < 2}
                      sizes={sizesOf(cards.length)}
                    />
                  </PictureTransition>
                  {others[at] && (
                    <span className={table.other}>
                      <CoverImage image={others[at]} alt="" sizes="24vw" />
                    </span>
                  )}
                </Link>
              </td>
            ))}
          </tr>
          <tr>
            {cards.map(({ favorite, href: profile }) => {
              const { first, rest } = splitName(favorite.name);
              return (
                <th key={favorite.id} className={table.who} scope="col">
                  <Link className={table.name} href={profile} transitionTypes={[faceName(favorite.id)]}>
                    <span className={table.first}>{first}</span> <span className={table.rest}>{rest}</span>
                  </Link>
                  <span className={table.actions}>
                    <span className={table.heart}>
                      <HeartButton talent={favorite} />
                    </span>
                    <FilterLink
                      className={table.remove}
                      href={without(favorite.id)}
                      aria-label={t('remove', { name: favorite.name })}
                    >
                      <Icon path={CLOSE_ICON} size={16} />
                    </FilterLink>
                  </span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, values, differs }) => {
            const isSame = !differs && cards.length > 1;
            return (
              <Fragment key={key}>
                <tr>
                  <th className={table.label} scope="rowgroup" colSpan={cards.length}>
                    {label} {isSame && <span className={table.same}>{t('same')}</span>}
                  </th>
                </tr>
                <tr className={table.values} data-same={isSame}>
                  {values.map((value, at) => (
                    <td key={ids[at]}>
                      {value ? (
                        <CompareValue
                          fact={value}
                          match={matches.get(value.key)?.includes(ids[at] ?? 0) ? t('matches') : null}
                        />
                      ) : (
                        <>
                          <span aria-hidden="true">—</span>
                          <span className={pieces.unseen}>{t('unknown')}</span>
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type Props = {
  lang: Lang;
  talents: readonly TalentProfile[];
  /** How many of the address are not shown. */
  gone: number;
  filters: Filters | undefined;
  quoteForm: ReactNode;
};

/** The favorites of this browser that may stand here too. */
const Others = async ({ lang, ids, filters }: AboutProps) => (
  <AddCompared
    id={ADD_ID}
    lang={lang}
    ids={ids}
    list={href('talents', { section: 'models' }, lang)}
    brief={filters && `&${filterQuery(filters, lang)}`}
    texts={await clientTexts('Compare', 'add', 'addName', 'one', 'full', 'browse')}
  />
);

/** Faces and measures side by side, with the ways to change who stands there, to share them and to ask for a quote. */
export async function CompareScreen({ lang, talents, gone, filters, quoteForm }: Props) {
  const t = await getTranslations('Compare');
  const selection = await getTranslations('Selection');
  const cards = talents.map(await ownCards(lang));
  const others = talents.map(({ book, snap, cover, fullCover }) => {
    const photo = [...book, ...snap].find(({ file }) => file !== cover && file !== fullCover);
    return talents.length === 2 && photo ? mediaPicture(photo.file, CARD_WIDTHS_PX) : null;
  });
  const facts = await Promise.all(talents.map((talent) => profileFacts(talent, lang)));
  const ids = talents.map(({ id }) => id);
  const favorites = cards.map(({ favorite }) => favorite);
  const choice = <Others {...{ lang, ids, filters }} />;
  // lists are searched by their rows: a profile has its skills in words
  const index = filters && (await readOrNull(getTalentIndex()));
  const listed = talents.map((talent) => index?.value.byId.get(talent.id) ?? talent);
  const matches = filters ? briefMatches(listed, filters) : new Map<string, number[]>();
  return (
    <div className={styles.compare}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <div className={pieces.row}>
          {ids.length > 1 && ids.length < COMPARED_MAX && (
            <a className={pieces.link} href={`#${ADD_ID}`}>
              {t('toAdd')}
            </a>
          )}
          <Share path={href('compare', { ids, filters }, lang)} title={t('share')} />
        </div>
      </header>
      {gone > 0 && <p className={styles.line}>{selection('gone', { count: gone })}</p>}
      <Brief {...{ lang, ids, filters }} />
      {talents.length === 1 && choice}
      <CompareTable {...{ lang, cards, others, filters, matches }} rows={compareFacts(facts)} />
      <div className={`${pieces.row} ${styles.line}`}>
        <SelectionActions
          talents={favorites}
          texts={await clientTexts('Selection', 'addAll', 'addedAll')}
          className={pieces.link}
        />
        <Units facts={facts.flat()} />
      </div>
      {talents.some(isKnownMinor) && (
        <div className={styles.line}>
          <MinorsNote />
        </div>
      )}
      {talents.length > 1 && choice}
      <QuoteBar talents={favorites} texts={await clientTexts('Favorites')}>
        {quoteForm}
      </QuoteBar>
    </div>
  );
}

/** An address of nobody, or of talents who left: the favorites to begin with, and some faces. */
export async function NothingToCompare({ lang }: { lang: Lang }) {
  const t = await getTranslations('Compare');
  return (
    <div className={styles.compare}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
      </header>
      <Others lang={lang} ids={[]} filters={undefined} />
      <Empty
        title={t('none')}
        hint={t('noneHint')}
        href={href('talents', { section: 'models' }, lang)}
        way={t('browse')}
      >
        <ThreeTalents lang={lang} section="models" />
      </Empty>
    </div>
  );
}
