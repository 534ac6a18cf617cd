import type { ComponentProps, ReactNode } from 'react';
import styles from './empty.module.scss';
import { Link } from './link';

type Way = { href: string; way: string; links?: never } | { href?: never; way?: never; links: ReactNode };
type Props = ComponentProps<'div'> & { title: string; hint?: string } & Way;

/**
 * Nothing to show: the missing thing, a sentence about it, and a link, or links of the caller's own; its children are
 * something to begin with.
 */
export function Empty({ title, hint, href, way, links, children, ...block }: Props) {
  return (
    <div className={styles.empty} {...block}>
      <div className={styles.texts}>
        <p className={styles.title}>{title}</p>
        {hint && <p className={styles.hint}>{hint}</p>}
        {links ?? (
          <Link className={styles.way} href={href ?? ''}>
            {way}
          </Link>
        )}
      </div>
      {children}
    </div>
  );
}
