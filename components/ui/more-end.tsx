import type { ReactNode } from 'react';
import { fillText } from '@/lib/domain/fill-text';
import styles from './more-end.module.scss';
import pieces from './pieces.module.scss';
import type { MoreState } from './use-more-cards';

export type MoreTexts = { next: string; loading: string; loaded: string; failed: string; retry: string };

/** A list with more pages: `{source}/{page}` has the next cards, `children` are those of this page. */
export type MoreProps<Texts extends MoreTexts> = {
  source: string;
  page: number;
  lastPage: number;
  nextHref: string | null;
  texts: Texts;
  children: ReactNode;
};

type Props = {
  state: MoreState;
  hasMore: boolean;
  nextHref: string | null;
  texts: MoreTexts;
  /** How many there are with those that came; 0 before any came. */
  count: number;
  onMore: () => void;
  /** The link waits for the keyboard: more comes by itself. */
  isSilent?: boolean;
  children?: ReactNode;
};

/** The end of a paged list: a real link to the next page, the error, and the count for screen readers. */
export function MoreEnd({ state, hasMore, nextHref, texts, count, onMore, isSilent, children }: Props) {
  return (
    <>
      {state === 'failed' && (
        <p>
          {texts.failed}{' '}
          <button type="button" className={styles.act} onClick={onMore}>
            {texts.retry}
          </button>
        </p>
      )}
      {hasMore && state !== 'failed' && nextHref && (
        <a
          className={styles.act}
          data-silent={isSilent && ''}
          href={nextHref}
          rel="next"
          aria-busy={state === 'loading' || undefined}
          onClick={(event) => {
            event.preventDefault();
            onMore();
          }}
        >
          {state === 'loading' && !isSilent ? texts.loading : texts.next}
        </a>
      )}
      {children}
      <p className={pieces.unseen} role="status">
        {count > 0 && fillText(texts.loaded, { count })}
      </p>
    </>
  );
}
