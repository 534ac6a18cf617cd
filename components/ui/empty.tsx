import type { ComponentProps } from 'react';
import styles from './empty.module.scss';
import { Link } from './link';

type Props = ComponentProps<'div'> & { title: string; hint: string; href: string; way: string };

/** Nothing to show: what is missing, a word about it, and the way on. */
export function Empty({ title, hint, href, way, ...block }: Props) {
  return (
    <div className={styles.empty} {...block}>
      <p className={styles.title}>{title}</p>
      <p className={styles.hint}>{hint}</p>
      <Link className={styles.way} href={href}>
        {way}
      </Link>
    </div>
  );
}
