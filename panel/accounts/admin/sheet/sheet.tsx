import type { Text } from '@passarela/contract/text';
import type { ReactNode } from 'react';
import controls from '../../../parts/ui/controls.module.css';
import { FormError, type FormMessage } from './form-error.tsx';
import styles from './sheet.module.css';

/** A page without the panel around it, under the agency's name: a heading, and one thing to do. */
export const Paper = ({ brand, children }: { brand: ReactNode; children: ReactNode }) => (
  <div className={styles.page}>
    <main className={styles.sheet}>
      <div className={styles.brand}>{brand}</div>
      {children}
    </main>
  </div>
);

/** The heading of such a page, and what stands under it. */
export const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h1>{title}</h1>
    {children}
  </>
);

type Props = FormMessage & {
  action: string;
  send: Text;
  look?: 'primary' | 'secondary';
  children?: ReactNode;
};

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
