import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import type { Filters } from '@/lib/domain/filters';
import { DIVISION_NAMES, DIVISIONS, type Division, type GenderFilter } from '@/lib/domain/lists';
import type { FindResult } from '@/lib/find/find';
import { href } from '@/lib/routes/href';
import type { ListParams } from '@/lib/routes/internal';
import type { LabelledDivision } from '@/lib/view/division-labels';
import { FilterLink } from './filter-link';
import styles from './list-links.module.scss';

type Change = { gender?: GenderFilter; division?: Division | undefined };
type ChoicesProps = {
  params: ListParams;
  others: readonly LabelledDivision[];
  /** The address of the list with a change. */
  to: (change: Change) => string;
  as: ComponentType<React.ComponentProps<typeof FilterLink>>;
  look: Readonly<Record<string, string>>;
  counts?: FindResult['counts'];
};

const GENDERS = ['woman', 'man'] as const;

/** The value after a press: the active one clears itself. */
export const toggled = <T, Off>(value: T, active: unknown, off: Off) => (value === active ? off : value);

/** Gender and division, which are lists of their own, as links; with counts each says whom it would show. */
export function ListChoices({ params, others, to, as: Link, look, counts }: ChoicesProps) {
  const t = useTranslations('TalentList');
  const names = useTranslations('Navbar');
  const { section, division, gender } = params;
  const named = DIVISION_NAMES.filter((name) => DIVISIONS[name].section === section);
  const divisions = [...named.map((name) => ({ division: name, label: names(name) })), ...others];
  const hasAny = counts && [counts.gender, counts.division].some((of) => [...of.values()].some(Boolean));
  const word = (label: string, isActive: boolean, change: Change, count = 0) => (
    <li key={label}>
      <Link
        className={look.word}
        href={to(change)}
        aria-current={isActive ? 'true' : undefined}
        scroll={false}
      >
        {label}
        {hasAny && <span className={look.count}>{count}</span>}
      </Link>
    </li>
  );
  return (
    <>
      <ul className={look.texts} aria-label={t('gender')}>
        {GENDERS.map((each) =>
          word(t(each), each === gender, { gender: toggled(each, gender, 'all') }, counts?.gender.get(each)),
        )}
      </ul>
      <ul
        className={others.length > 0 && look.own ? `${look.texts} ${look.own}` : look.texts}
        aria-label={t('divisions')}
      >
        {divisions.map(({ division: each, label }) =>
          word(
            label,
            each === division,
            { division: toggled<Division, undefined>(each, division, undefined) },
            counts?.division.get(each),
          ),
        )}
      </ul>
    </>
  );
}

type Props = Pick<ChoicesProps, 'params' | 'others'> & { filters: Filters; counts: FindResult['counts'] };

/** The lists beside a search, each with its other filters. */
export function ListLinks({ params, filters, counts, others }: Props) {
  const t = useTranslations('TalentList');
  const { lang, section, division, gender } = params;
  const to = (change: Change) => href('find', { section, division, gender, filters, ...change }, lang);
  return (
    <nav className={styles.links} aria-label={t('filters')}>
      <ListChoices {...{ params, others, to, counts, look: styles }} as={FilterLink} />
    </nav>
  );
}
