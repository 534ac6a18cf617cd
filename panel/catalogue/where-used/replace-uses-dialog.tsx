'use client';

import { type ReactNode, useId, useState } from 'react';
import { z } from 'zod/mini';
import { call } from '../../parts/act/call.ts';
import { ServerAct } from '../../parts/act/server-act.tsx';
import { ChoosePicture } from './choose-picture.tsx';
import type { Labels } from './labels.ts';
import styles from './uses.module.css';

type Props = {
  slug: string;
  id: number;
  /** The terms that may take its place; of a picture null: any other. */
  others: readonly { id: number; name: string }[] | null;
  labels: Labels;
};

const answered = z.object({ left: z.number() });

type TermProps = {
  others: readonly { id: number; name: string }[];
  labels: Record<'instead' | 'nothing', string>;
  onChoose: (id: number | null) => void;
};

/** The term that takes another's place, or none. */
function ChooseTerm({ others, labels, onChoose }: TermProps) {
  const field = useId();
  const choose = (value: string) => onChoose(value ? Number(value) : null);
  return (
    <>
      <label htmlFor={field}>{labels.instead}</label>
      <select id={field} className={styles.others} onChange={({ target }) => choose(target.value)}>
        <option value="">{labels.nothing}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}

/** Takes a term or picture off all that have it, or replaces it; then it is trashed. */
export function ReplaceUses({ slug, id, others, labels }: Props) {
  const [by, setBy] = useState<number | null>(null);
  const path = `/cms-api/${slug}/${id}`;
  const act = async () => {
    for (let left = 1; left !== 0; ) {
      const { data } = await call(`${path}/replace-uses`, { body: { by }, shape: answered });
      if (!data) return false;
      left = data.left;
    }
    return (await call(path, { method: 'PATCH', body: { deletedAt: new Date().toISOString() } })).isOk;
  };
  const choice: ReactNode = others ? (
    <ChooseTerm others={others} labels={labels} onChoose={setBy} />
  ) : (
    <ChoosePicture except={id} labels={labels} onChoose={setBy} />
  );
  return (
    <ServerAct
      labels={labels}
      look="danger"
      role="alertdialog"
      act={act}
      after={{ go: `/admin/collections/${slug}` }}
    >
      <p>{labels.about}</p>
      {choice}
    </ServerAct>
  );
}
