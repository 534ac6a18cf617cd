'use client';

import styles from './account.module.css';
import { postJson } from './post-json.ts';

/** Ends one session, or without its id all but this one. */
export function EndSession({ session, label }: { session?: string; label: string }) {
  const end = async () => {
    await postJson('sessions/end', { session });
    window.location.reload();
  };
  return (
    <button type="button" className={styles.secondary} onClick={end}>
      {label}
    </button>
  );
}
