import type { Text } from '@passarela/contract/text';
import type { ReactNode } from 'react';
import { Logo } from '../../logo.tsx';
import controls from '../../ui/controls.module.css';
import { FormError, type Said } from './form-error.tsx';
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

type Props = Said & { action: string; send: Text; look?: 'primary' | 'secondary'; children?: ReactNode };

/** A form of a page without the panel: its error, its fields, one wide button. It works without script. */
export const SheetForm = ({ language, note, action, send, look = 'primary', children }: Props) => (
  <form method="post" action={action} className={children ? undefined : styles.under}>
    <FormError note={note} language={language} />
    {children}
    <button type="submit" className={`${controls[look]} ${controls.wide}`}>
      {send[language]}
    </button>
  </form>
);

export const SheetLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <p className={styles.under}>
    <a className={styles.link} href={href}>
      {children}
    </a>
  </p>
);
