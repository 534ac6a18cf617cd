'use client';

import { type ReactNode, useId, useState } from 'react';
import { z } from 'zod/mini';
import { call } from '../../parts/act/call.ts';
import { ServerAct } from '../../parts/act/server-act.tsx';
import controls from '../../parts/ui/controls.module.css';
import type { Labels as PickerLabels } from '../gallery/labels.ts';
import { Picker } from '../gallery/picker.tsx';
import { type Picture, readPictures } from '../gallery/read-media.ts';
import type { Labels } from './labels.ts';
import styles from './uses.module.css';

type ChoosePictureProps = {
  except: number;
  labels: PickerLabels & Record<'instead' | 'nothing' | 'choosePicture', string>;
  onChoose: (id: number | null) => void;
};

/** The picture that takes another's place, or none. */
function ChoosePicture({ except, labels, onChoose }: ChoosePictureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<Picture | null>(null);
  const choose = async ([id]: number[]) => {
    const [picture] = id === undefined ? [] : await readPictures([id]).catch(() => []);
    setChosen(picture ?? null);
    onChoose(picture?.id ?? null);
  };
  return (
    <div className={styles.picture}>
      <p>{`${labels.instead}: ${chosen ? chosen.name : labels.nothing}`}</p>
      {chosen?.thumb && <img src={chosen.thumb} alt="" />}
      <button type="button" className={controls.secondary} onClick={() => setIsOpen(true)}>
        {labels.choosePicture}
      </button>
      {isOpen && (
        <Picker
          labels={labels}
          ofTalent={[]}
          selected={new Set([except])}
          isSingle
          onTake={(ids) => void choose(ids)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

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
