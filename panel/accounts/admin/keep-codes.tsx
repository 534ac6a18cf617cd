'use client';

import { CopyLink } from '../../parts/site-links/copy-link.tsx';
import controls from '../../parts/ui/controls.module.css';
import styles from './sheet.module.css';

type Props = { text: string; labels: { copy: string; copied: string; print: string } };

export const KeepCodes = ({ text, labels }: Props) => (
  <div className={styles.row}>
    <CopyLink address={text} label={labels.copy} done={labels.copied} className={controls.secondary} />
    <button type="button" className={controls.secondary} onClick={() => window.print()}>
      {labels.print}
    </button>
  </div>
);
