'use client';

import { Children, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { rememberOrder } from '@/components/ui/list-order';
import { MoreEnd, type MoreProps, type MoreTexts } from '@/components/ui/more-end';
import { useMoreCards } from '@/components/ui/use-more-cards';
import { LIST_TRIGGER_PX } from '@/lib/domain/constants';
import type { TalentCardView } from '@/lib/view/talent-card';
import { TalentCard } from '../talents/card/talent-card';
import styles from './talent-grid.module.scss';

const HELD = ':is(a, button, summary):active';
/** Below the list, under the mouse. */
const HOVERED = 'footer :is(a, button):hover';
const MOVES = ['pointerup', 'pointercancel', 'pointermove', 'scroll'];

/** Resolves once nothing is about to be clicked: a link that moves under a press or a mouse loses its click. */
const untilReleased = () =>
  new Promise<void>((resolve) => {
    // A finger leaves :hover at its last place.
    const wanted = matchMedia('(hover: hover)').matches ? `${HELD}, ${HOVERED}` : HELD;
    const isWanted = () => document.querySelector(wanted) !== null;
    if (!isWanted()) return resolve();
    const listening = new AbortController();
    // The click comes right after the release, in the same task.
    const look = () =>
      setTimeout(() => {
        if (isWanted()) return;
        listening.abort();
        resolve();
      });
    for (const type of MOVES)
      window.addEventListener(type, look, { passive: true, signal: listening.signal });
  });

/** Stores the order of a list's cards when one of them is followed: the profile leads to its neighbours. */
function storeOrder({ target, currentTarget }: MouseEvent) {
  if (!(target instanceof Element) || !target.closest('a')) return;
  const links = [...currentTarget.querySelectorAll<HTMLAnchorElement>('article a')];
  rememberOrder(
    links.map((link) => ({
      href: link.pathname,
      name: link.closest('article')?.querySelector('button')?.name ?? '',
    })),
  );
}

type GridProps = { hasMore?: boolean; children: ReactNode };

/** The faces of a list. */
export const TalentGrid = ({ hasMore, children }: GridProps) => (
  <ul id="faces" className={styles.grid} data-has-more={hasMore ? '' : undefined} onClickCapture={storeOrder}>
    {children}
  </ul>
);

/** The grid of a whole list; twenty more cards come when its end is near [S59.1]. */
export function GrowingGrid({ source, page, lastPage, nextHref, texts, children }: MoreProps<MoreTexts>) {
  const { cards, state, hasMore, loadMore } = useMoreCards<TalentCardView>(
    source,
    page,
    lastPage,
    untilReleased,
  );
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

  const [hasFailed, setHasFailed] = useState(false);
  const hasRoom = hasMore && !hasFailed;
  useEffect(() => {
    if (state === 'failed') void untilReleased().then(() => setHasFailed(true));
    else setHasFailed(false);
  }, [state]);

  return (
    <>
      <TalentGrid hasMore={hasRoom}>
        {children}
        {cards.map((card) => (
          <li key={card.favorite.id}>
            <TalentCard card={card} />
          </li>
        ))}
      </TalentGrid>
      <div ref={end} className={styles.end} data-has-more={hasRoom ? '' : undefined}>
        <MoreEnd
          state={state}
          hasMore={hasMore}
          nextHref={nextHref}
          texts={texts}
          count={cards.length && cards.length + Children.count(children)}
          onMore={loadMore}
          isSilent
        >
          {state === 'loading' && <p className={styles.loading}>{texts.loading}</p>}
        </MoreEnd>
      </div>
    </>
  );
}
