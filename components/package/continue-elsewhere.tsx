import { useState } from 'react';
import styles from './continue-elsewhere.module.scss';
import type { Code } from './handover';

type Props = {
  texts: Record<'elsewhere' | 'elsewhereHint' | 'elsewhereFailed' | 'elsewhereAddress', string>;
  ask: () => Promise<Code>;
};

const spaced = (code: string): string => code.replaceAll(/(?<=^\d{3})(?=\d)/g, ' ');

/** Gives the code by which this person goes on on another device. Without script their own address does it. */
export function ContinueElsewhere({ texts, ask }: Props) {
  const [shown, setShown] = useState('');
  const show = async () => {
    const given = await ask().catch(() => null);
    const filled = given ? texts.elsewhereHint.replace('{code}', spaced(given.code)) : texts.elsewhereFailed;
    setShown(filled);
  };
  return (
    <>
      <button type="button" className={styles.ask} onClick={show}>
        {texts.elsewhere}
      </button>
      <p className={styles.code} role="status">
        {shown}
      </p>
      <p className={styles.unscripted}>{texts.elsewhereAddress}</p>
    </>
  );
}
