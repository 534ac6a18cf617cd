'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Link } from '@/components/ui/link';
import type { QuoteFormProps } from './quote-form';
import styles from './quote-panel.module.scss';

type Props = QuoteFormProps & {
  waiting: { loading: string; lost: string; contact: string; contactHref: string };
};
type Form = ComponentType<QuoteFormProps>;

/** The quote form, fetched when its panel first opens; a message if it does not load. */
export function LazyQuoteForm({ waiting, ...props }: Props) {
  const [loaded, setLoaded] = useState<{ Form: Form } | 'lost' | null>(null);

  const load = useCallback(() => {
    setLoaded(null);
    import('./quote-form').then(
      ({ QuoteForm }) => setLoaded({ Form: QuoteForm }),
      () => setLoaded('lost'),
    );
  }, []);
  useEffect(load, [load]);

  if (loaded === null) {
    return (
      <p className={styles.loading} role="status">
        {waiting.loading}
      </p>
    );
  }
  if (loaded !== 'lost') return <loaded.Form {...props} />;
  return (
    <div className={styles.lost}>
      <p role="alert">{waiting.lost}</p>
      <p className={styles.links}>
        <button type="button" className={styles.again} onClick={load}>
          {props.texts.retry}
        </button>
        <Link href={waiting.contactHref}>{waiting.contact}</Link>
      </p>
    </div>
  );
}
