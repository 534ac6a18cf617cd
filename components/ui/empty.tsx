import type { ComponentProps } from 'react';
import styles from './empty.module.scss';
import { Link } from './link';

type Props = ComponentProps<'div'> & { title: string; hint: string; href: string; way: string };

/** Nothing to show: the missing thing, a sentence about it, and a link; its children are something to begin with. */
export function Empty({ title, hint, href, way, children, ...block }: Props) {
  return (
    <div className={styles.empty} {...block}>
      <div className={styles.texts}>
        <p className={styles.title}>{title}</p>
        <p className={styles.hint}>{hint}</p>
        <Link className={styles.way} href={href}>
          {way}
        </Link>
      </div>
      {children}
    </div>
  );
}
