import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import styles from '../sheet/sheet.module.css';

const BACK = text('Voltar à conta', 'Back to your account');

export const BackToAccount = ({ language }: { language: Language }) => (
  <p className={styles.under}>
    <a className={styles.link} href="/admin/account">
      {BACK[language]}
    </a>
  </p>
);
