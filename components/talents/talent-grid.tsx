'use client';

import { Children, type ReactNode, useEffect, useRef } from 'react';
import { useMoreCards } from '@/components/ui/use-more-cards';
import { LIST_TRIGGER_PX } from '@/lib/constants';
import type { TalentCardView } from '@/lib/view/talent-card';
import { TalentCard } from './talent-card';
import styles from './talent-grid.module.scss';

export type GridTexts = { next: string; loading: string; loaded: string; failed: string; retry: string };

type Props = {
  /** Where the next pages come from: `{source}/{page}` answers cards. */
  source: string;
  page: number;
  lastPage: number;
  /** The address of the next page, for those without JS. */
  nextHref: string | null;
  texts: GridTexts;
  /** The cards of this page, made on the server. */
  children: ReactNode;
};

/** The grid of a list; twenty more cards come when its end is near (SPEC section 2, Talent list). */
export function TalentGrid({ source, page, lastPage, nextHref, texts, children }: Props) {
  const { cards, state, hasMore, loadMore } = useMoreCards<TalentCardView>(source, page, lastPage);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = end.current;
    if (!element || !hasMore || state !== 'idle') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      // Upwards without end: who jumps past the end of the list is near it too.
      rootMargin: `1000000px 0px ${LIST_TRIGGER_PX}px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, state, loadMore]);

  return (
    <>
      <ul className={styles.grid} data-has-more={hasMore}>
        {children}
        {cards.map((card) => (
          <li key={card.favorite.id}>
            <TalentCard card={card} />
          </li>
        ))}
      </ul>
      <div ref={end} className={styles.end} data-has-more={hasMore}>
        {state === 'failed' && (
          <p>
            {texts.failed}{' '}
            <button type="button" className={styles.retry} onClick={loadMore}>
              {texts.retry}
            </button>
          </p>
        )}
        {hasMore && state !== 'failed' && nextHref !== null && (
          <a
            className={styles.next}
            href={nextHref}
            rel="next"
            aria-busy={state === 'loading'}
            onClick={(event) => {
              event.preventDefault();
              loadMore();
            }}
          >
            {texts.next}
          </a>
        )}
        {state === 'loading' && <p className={styles.loading}>{texts.loading}</p>}
        <p className={styles.news} role="status">
          {cards.length > 0
            ? texts.loaded.replace('{count}', String(cards.length + Children.count(children)))
            : ''}
        </p>
      </div>
    </>
  );
}
