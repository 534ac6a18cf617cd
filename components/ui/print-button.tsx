'use client';

import { Icon } from './icon';
import { PRINT } from './icon-paths';
import styles from './print-button.module.scss';

/** Opens the browser's print dialog; the print styles make one sheet of the page. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className={styles.print} onClick={() => window.print()}>
      <Icon path={PRINT} />
      {label}
    </button>
  );
}
