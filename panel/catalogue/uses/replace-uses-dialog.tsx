'use client';

import { useId, useState } from 'react';
import { z } from 'zod/mini';
import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import type { Labels } from './labels.ts';
import styles from './uses.module.css';

type Props = { slug: string; id: number; others: readonly { id: number; name: string }[]; labels: Labels };

const answered = z.object({ left: z.number() });

/** Entries that still have the term after one call; null if the panel refused. */
async function replaceSome(slug: string, id: number, by: number | null): Promise<number | null> {
  const answer = await fetch(`/cms-api/${slug}/${id}/replace-uses`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ by }),
  }).catch(() => null);
  return answer?.ok ? (answered.safeParse(await answer.json()).data?.left ?? null) : null;
}

/** Takes a term off all that have it, or replaces it, then deletes it. */
export function ReplaceUses({ slug, id, others, labels }: Props) {
  const [by, setBy] = useState('');
  const field = useId();
  const act = async () => {
    for (let left: number | null = 1; left !== 0; ) {
      left = await replaceSome(slug, id, by ? Number(by) : null);
      if (left === null) return false;
    }
    const deleted = await fetch(`/cms-api/${slug}/${id}`, { method: 'DELETE' }).catch(() => null);
    if (deleted?.ok) window.location.assign(`/admin/collections/${slug}`);
    return deleted?.ok === true;
  };
  return (
    <ConfirmDialog labels={labels} role="alertdialog" act={act}>
      <p>{labels.about}</p>
      <label htmlFor={field}>{labels.instead}</label>
      <select id={field} className={styles.others} value={by} onChange={({ target }) => setBy(target.value)}>
        <option value="">{labels.nothing}</option>
        {others.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </ConfirmDialog>
  );
}
