import type { ReactNode } from 'react';
import styles from './application.module.scss';

type Props = { title: string; hint?: string; isWide?: boolean; children: ReactNode };

export function Section({ title, hint, isWide = false, children }: Props) {
  return (
    <section className={isWide ? styles.wide : styles.section}>
      <div className={styles.sectionHead}>
        <h2 className={styles.heading}>{title}</h2>
        {hint && <p className={styles.notice}>{hint}</p>}
      </div>
      {isWide ? children : <div className={styles.grid}>{children}</div>}
    </section>
  );
}
