'use client';

import { Children, useEffect, useRef } from 'react';
import { MoreEnd, type MoreProps, type MoreTexts } from '@/components/ui/more-end';
import pieces from '@/components/ui/pieces.module.scss';
import { useMoreCards } from '@/components/ui/use-more-cards';
import { fillText } from '@/lib/domain/fill-text';
import type { PostCardView } from '@/lib/view/post-card';
import { coverSizes } from './cover-sizes';
import { PostCard } from './post-card';
import styles from './post-grid.module.scss';

type Props = MoreProps<MoreTexts & { more: string; page: string }>;

/** The masonry of posts; "more" appends the next page and raises the page counter [S108.4]. */
export function PostGrid({ source, page: firstPage, lastPage, nextHref, texts, children }: Props) {
  const { cards, page, state, hasMore, loadMore } = useMoreCards<PostCardView>(source, firstPage, lastPage);
  const list = useRef<HTMLUListElement>(null);
  /** The number of posts before the last click on "more". */
  const shownBefore = useRef<number | null>(null);
  const shown = Children.count(children);

  // After a click on "more" the focus goes to the first new post, because the link may be gone.
  useEffect(() => {
    if (shownBefore.current === null || state !== 'idle') return;
    const added = list.current?.children[shownBefore.current]?.querySelector('a');
    shownBefore.current = null;
    added?.focus({ preventScroll: true });
  }, [state]);

  const more = () => {
    shownBefore.current = shown + cards.length;
    void loadMore();
  };

  return (
    <>
      <ul ref={list} className={styles.grid}>
        {children}
        {cards.map((card, index) => (
          <li key={card.id}>
            <PostCard card={card} more={texts.more} sizes={coverSizes(shown + index)} />
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        <MoreEnd
          state={state}
          hasMore={hasMore}
          nextHref={nextHref}
          texts={texts}
          count={cards.length && cards.length + shown}
          onMore={more}
        >
          {lastPage > 1 && <p className={pieces.aside}>{fillText(texts.page, { page })}</p>}
        </MoreEnd>
      </div>
    </>
  );
}
