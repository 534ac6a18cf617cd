'use client';

import { useAtomValue } from 'jotai';
import { arrangedAtom } from '@/components/favorites/selection';
import { FilterLink } from '@/components/find/filter-link';
import { Face } from '@/components/talents/card/cover-image';
import { Link } from '@/components/ui/link';
import pieces from '@/components/ui/pieces.module.scss';
import { COMPARED_MAX } from '@/lib/domain/compared';
import { fillText } from '@/lib/domain/fill-text';
import type { Lang } from '@/lib/domain/languages';
import { compareHref } from '@/lib/routes/page-href';
import styles from './compare-screen.module.scss';

type Props = {
  /** Its address in the page. */
  id: string;
  lang: Lang;
  ids: readonly number[];
  /** The way to faces for who has no other favorites. */
  list: string;
  /** The search of the address, behind the ids. */
  brief?: string | undefined;
  texts: Record<'add' | 'addName' | 'one' | 'full' | 'browse', string>;
};

/** Favorites of this browser that do not stand in the comparison: each a way to one with them. */
export function AddCompared({ id, lang, ids, list, brief = '', texts }: Props) {
  const others = useAtomValue(arrangedAtom).filter(({ id }) => !ids.includes(id));
  const isFull = ids.length >= COMPARED_MAX;
  const hint = isFull ? others.length > 0 && texts.full : ids.length === 1 && texts.one;
  return (
    <section id={id} className={styles.add} data-is-first={ids.length === 1 || undefined}>
      {hint && <p className={pieces.aside}>{hint}</p>}
      {!isFull && (others.length > 0 || ids.length > 0) && <h2 className={styles.addTitle}>{texts.add}</h2>}
      {!isFull && others.length > 0 && (
        <ul className={styles.photos}>
          {others.map(({ id: other, name, cover }) => (
            <li key={other}>
              <FilterLink
                href={compareHref([...ids, other], lang) + brief}
                aria-label={fillText(texts.addName, { name })}
              >
                <Face cover={cover} sizes="96px" />
                <span aria-hidden="true">{name}</span>
              </FilterLink>
            </li>
          ))}
        </ul>
      )}
      {!isFull && others.length === 0 && ids.length > 0 && (
        <Link className={pieces.link} href={list}>
          {texts.browse}
        </Link>
      )}
    </section>
  );
}
