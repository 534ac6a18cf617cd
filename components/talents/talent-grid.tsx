'use client';

import { Children, useEffect, useRef } from 'react';
import { MoreEnd, type MoreProps, type MoreTexts } from '@/components/ui/more-end';
import { useMoreCards } from '@/components/ui/use-more-cards';
import { LIST_TRIGGER_PX } from '@/lib/domain/constants';
import type { TalentCardView } from '@/lib/view/talent-card';
import { TalentCard } from './card/talent-card';
import styles from './talent-grid.module.scss';
import { untilReleased } from './until-released';
import { useOrder } from './use-order';

/** The grid of a list; twenty more cards come when its end is near [S59.1]. */
export function TalentGrid({ source, page, lastPage, nextHref, texts, children }: MoreProps<MoreTexts>) {
  const { cards, state, hasMore, loadMore } = useMoreCards<TalentCardView>(
    source,
    page,
    lastPage,
    untilReleased,
  );
  const end = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useOrder(list);

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
      <ul ref={list} className={styles.grid} data-has-more={hasMore}>
        {children}
        {cards.map((card) => (
          <li key={card.favorite.id}>
            <TalentCard card={card} />
          </li>
        ))}
      </ul>
      <div ref={end} className={styles.end} data-has-more={hasMore}>
        <MoreEnd
          state={state}
          hasMore={hasMore}
          nextHref={nextHref}
          texts={texts}
          count={cards.length > 0 ? cards.length + Children.count(children) : null}
          onMore={loadMore}
          isSilent
        >
          {state === 'loading' && <p className={styles.loading}>{texts.loading}</p>}
        </MoreEnd>
      </div>
    </>
  );
}
