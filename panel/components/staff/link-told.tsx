'use client';

import { z } from 'zod/mini';
import styles from './account.module.css';

const told = z.object({ link: z.optional(z.string()), mailedTo: z.optional(z.string()) });

export function LinkTold({ said, labels }: { said: unknown; labels: Partial<Record<string, string>> }) {
  const { link, mailedTo } = told.safeParse(said).data ?? {};
  if (mailedTo) return <p role="status">{`${labels.mailed} ${mailedTo}.`}</p>;
  if (!link) return null;
  return (
    <div role="status">
      <p>{labels.copy}</p>
      <p className={styles.link}>
        <code>{link}</code>
      </p>
    </div>
  );
}
