import type { ReactNode } from 'react';
import { Logo } from '../../logo.tsx';
import styles from './sheet.module.css';

/** A page without the panel around it: the name, a heading, and one thing to do. */
export const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.page}>
    <main className={styles.sheet}>
      <div className={styles.brand}>
        <Logo />
      </div>
      <h1>{title}</h1>
      {children}
    </main>
  </div>
);
