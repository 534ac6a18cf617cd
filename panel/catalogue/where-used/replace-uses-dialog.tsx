'use client';

import { type ReactNode, useState } from 'react';
import { z } from 'zod/mini';
import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import { ChoosePicture } from './choose-picture.tsx';
import { ChooseTerm } from './choose-term.tsx';
import type { Labels } from './labels.ts';

type Props = {
  slug: string;
  id: number;
  /** The terms that may take its place; of a picture null: any other. */
  others: readonly { id: number; name: string }[] | null;
  labels: Labels;
};

const answered = z.object({ left: z.number() });

const send = (path: string, method: string, data?: object) =>
  fetch(`/cms-api/${path}`, {
    method,
    ...(data && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(data) }),
  }).catch(() => null);

/** Entries that still have it after one call; null if the panel refused. */
async function replaceSome(path: string, by: number | null): Promise<number | null> {
  const answer = await send(`${path}/replace-uses`, 'POST', { by });
  return answer?.ok ? (answered.safeParse(await answer.json()).data?.left ?? null) : null;
}

/** Takes a term or picture off all that have it, or replaces it; then it is trashed. */
export function ReplaceUses({ slug, id, others, labels }: Props) {
  const [by, setBy] = useState<number | null>(null);
  const path = `${slug}/${id}`;
  const act = async () => {
    for (let left: number | null = 1; left !== 0; ) {
      left = await replaceSome(path, by);
      if (left === null) return false;
    }
    const isGone = await send(path, 'PATCH', { deletedAt: new Date().toISOString() });
    if (isGone?.ok) window.location.assign(`/admin/collections/${slug}`);
    return isGone?.ok === true;
  };
  const choice: ReactNode = others ? (
    <ChooseTerm others={others} labels={labels} onChoose={setBy} />
  ) : (
    <ChoosePicture except={id} labels={labels} onChoose={setBy} />
  );
  return (
    <ConfirmDialog labels={labels} role="alertdialog" act={act}>
      <p>{labels.about}</p>
      {choice}
    </ConfirmDialog>
  );
}
