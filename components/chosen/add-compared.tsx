'use client';

import { useAtomValue } from 'jotai';
import { arrangedAtom } from '@/components/favorites/selection';
import { FilterLink } from '@/components/find/filter-link';
import { Face } from '@/components/talents/card/cover-image';
import pieces from '@/components/ui/pieces.module.scss';
import { COMPARED_MAX } from '@/lib/domain/compared';
import { fillText } from '@/lib/domain/fill-text';
import type { Lang } from '@/lib/domain/languages';
import { compareHref } from '@/lib/routes/page-href';
import styles from './compare-screen.module.scss';

type Props = {
  lang: Lang;
  ids: readonly number[];
  /** The search of the address, behind the ids. */
  brief?: string | undefined;
  texts: Record<'add' | 'addName' | 'one' | 'full', string>;
};

/** Favorites of this browser that do not stand in the comparison: each a way to one with them. */
export function AddCompared({ lang, ids, brief = '', texts }: Props) {
  const others = useAtomValue(arrangedAtom).filter(({ id }) => !ids.includes(id));
  const isFull = ids.length >= COMPARED_MAX;
  const hint = isFull ? others.length > 0 && texts.full : ids.length === 1 && texts.one;
  return (
    <section className={styles.add}>
      {hint && <p className={pieces.aside}>{hint}</p>}
      {!isFull && others.length > 0 && (
        <>
          <h2 className={styles.addTitle}>{texts.add}</h2>
          <ul className={styles.photos}>
            {others.map(({ id, name, cover }) => (
              <li key={id}>
                <FilterLink
                  href={compareHref([...ids, id], lang) + brief}
                  aria-label={fillText(texts.addName, { name })}
                >
                  <Face cover={cover} sizes="96px" />
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
