import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { HeartButton } from '@/components/favorites/heart-button';
import { FilterLink } from '@/components/find/filter-link';
import { CoverImage } from '@/components/talents/card/cover-image';
import { Icon } from '@/components/ui/icon';
import { CLOSE } from '@/components/ui/icon-paths';
import { Link } from '@/components/ui/link';
import type { Filters } from '@/lib/domain/filters';
import { CARD_WIDTHS_PX, type Picture } from '@/lib/domain/images';
import type { Lang } from '@/lib/domain/languages';
import { splitName } from '@/lib/domain/names';
import { onPhone } from '@/lib/domain/on-phone';
import { href } from '@/lib/routes/href';
import type { Compared } from '@/lib/view/comparison';
import { coverPicture } from '@/lib/view/cover-picture';
import type { TalentCardView } from '@/lib/view/talent-card';
import styles from './compare-table.module.scss';
import { CompareValue } from './compare-value';

type Props = {
  lang: Lang;
  cards: readonly TalentCardView[];
  rows: readonly Compared[];
  filters: Filters | undefined;
  /** A second picture of each of two talents, beside their cover where there is room. */
  others: readonly (Picture | null)[];
  /** By fact of the search, the talents who have it. */
  matches: ReadonlyMap<string, readonly number[]>;
};

const sizesOf = (count: number) =>
  `(min-width: 1024px) ${count === 3 ? 32 : 24}vw, (min-width: 640px) ${count > 2 ? 32 : 48}vw, ${onPhone(47)}`;

const CompareName = ({ first, rest }: ReturnType<typeof splitName>) => (
  <>
    <span className={styles.first}>{first}</span> <span className={styles.rest}>{rest}</span>
  </>
);

/** A column for each talent, a line for each measure; the names stay in sight. */
export function CompareTable({ lang, cards, others, rows, filters, matches }: Props) {
  const t = useTranslations('Compare');
  const ids = cards.map(({ favorite }) => favorite.id);
  const without = (id: number) => href('compare', { ids: ids.filter((each) => each !== id), filters }, lang);
  return (
    <table className={styles.table} data-count={cards.length}>
      <caption className={styles.hidden}>{t('caption')}</caption>
      <thead>
        <tr>
          {cards.map((card, at) => (
            <td key={card.favorite.id} className={styles.face}>
              <Link href={card.href} tabIndex={-1} aria-hidden="true">
                <CoverImage
                  image={coverPicture(card, CARD_WIDTHS_PX)}
                  alt=""
                  isFirst={at < 2}
                  sizes={sizesOf(cards.length)}
                />
                {others[at] && (
                  <span className={styles.other}>
                    <CoverImage image={others[at]} alt="" sizes="24vw" />
                  </span>
                )}
              </Link>
            </td>
          ))}
        </tr>
        <tr>
          {cards.map(({ favorite, href: profile }) => (
            <th key={favorite.id} className={styles.who} scope="col">
              <Link className={styles.name} href={profile}>
                <CompareName {...splitName(favorite.name)} />
              </Link>
              <span className={styles.actions}>
                <span className={styles.heart}>
                  <HeartButton talent={favorite} />
                </span>
                <FilterLink
                  className={styles.remove}
                  href={without(favorite.id)}
                  aria-label={t('remove', { name: favorite.name })}
                >
                  <Icon path={CLOSE} size={16} />
                </FilterLink>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, values, differs }) => (
          <Fragment key={key}>
            <tr>
              <th className={styles.label} scope="rowgroup" colSpan={cards.length}>
                {label} {!differs && cards.length > 1 && <span className={styles.same}>{t('same')}</span>}
              </th>
            </tr>
            <tr className={styles.values} data-same={!differs && cards.length > 1}>
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
                      <span className={styles.hidden}>{t('unknown')}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
