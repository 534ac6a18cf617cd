'use client';

import { useAtomValue } from 'jotai';
import { arrangedAtom } from '@/components/favorites/arrangement';
import { FilterLink } from '@/components/find/filter-link';
import { CoverImage } from '@/components/talents/card/cover-image';
import { COMPARED_MAX } from '@/lib/domain/compared';
import { CARD_WIDTHS_PX, picture } from '@/lib/domain/images';
import styles from './add-compared.module.scss';

type Props = {
  ids: readonly number[];
  /** The address of a comparison, without ids, and what comes behind them. */
  path: string;
  brief?: string | undefined;
  texts: Record<'add' | 'addName' | 'one' | 'full', string>;
};

/** Favorites of this browser that do not stand in the comparison: each a way to one with them. */
export function AddCompared({ ids, path, brief = '', texts }: Props) {
  const others = useAtomValue(arrangedAtom).filter(({ id }) => !ids.includes(id));
  if (ids.length >= COMPARED_MAX) return <p className={styles.hint}>{others.length > 0 && texts.full}</p>;
  return (
    <section className={styles.add}>
      {ids.length === 1 && <p className={styles.hint}>{texts.one}</p>}
      {others.length > 0 && (
        <>
          <h2 className={styles.title}>{texts.add}</h2>
          <ul className={styles.photos}>
            {others.map(({ id, name, cover }) => (
              <li key={id}>
                <FilterLink
                  className={styles.face}
                  href={`${path}?ids=${[...ids, id].join(',')}${brief}`}
                  aria-label={texts.addName.replace('{name}', name)}
                >
                  <CoverImage
                    image={cover === null ? null : picture(cover, CARD_WIDTHS_PX)}
                    alt=""
                    sizes="96px"
                  />
                  <span aria-hidden="true">{name}</span>
                </FilterLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
