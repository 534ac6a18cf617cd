'use client';

import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import { useListDrawer, useTranslation } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { z } from 'zod/mini';
import { call } from '../../parts/act/call.ts';
import { ServerAct } from '../../parts/act/server-act.tsx';
import controls from '../../parts/ui/controls.module.css';
import { fill } from '../../parts/ui/fill.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { PICTURES } from '../gallery/picker.tsx';
import { type Picture, readPictures } from '../gallery/read-media.ts';
import styles from './uses.module.css';

const LABELS = {
  instead: text('No lugar dela', 'In its place'),
  nothing: text('Nada: só tirar', 'Nothing: just take it off'),
  cancel: text('Cancelar', 'Cancel'),
  choosePicture: text('Escolher a foto que fica no lugar', 'Choose the photo for its place'),
};
const OF_TERM = {
  start: text('Tirar de todos e mover para a lixeira', 'Take it off all and trash it'),
  about: text(
    'Usada em {n}: {name}. Cada um guarda a mudança no histórico. Depois “{term}” vai para a lixeira.',
    'Used in {n}: {name}. Each stores the change in its history. Then “{term}” goes to the trash.',
  ),
  confirm: text('Tirar e mover para a lixeira', 'Take off and trash'),
  failed: text(
    'Nem tudo mudou: alguém está editando, ou uma divisão precisa de outra categoria. Nada foi para a lixeira; tente de novo.',
    'Not all changed: somebody is editing, or a division needs another category. Nothing was trashed; try again.',
  ),
};
const OF_PICTURE = {
  start: text('Tirar de todos ou trocar', 'Take it off all or replace it'),
  about: text(
    'Usada em {n}: {name}. Cada um guarda a mudança no histórico. Depois a foto vai para a lixeira.',
    'Used in {n}: {name}. Each stores the change in its history. Then the photo goes to the trash.',
  ),
  confirm: text('Confirmar e mandar para a lixeira', 'Confirm and move to the trash'),
  failed: text(
    'Nem tudo mudou: alguém está editando; um slide e o feed precisam de outra foto; o que está na agência ou na privacidade muda lá. A foto não foi para a lixeira; tente de novo.',
    'Not all changed: somebody is editing; a slide and the feed need another photo; what is in the agency’s data or in privacy changes there. The photo was not trashed; try again.',
  ),
};
type Instead = Pick<Picture, 'id'> & Partial<Picture>;
type ChosenProps = { language: Language; onChoose: (instead: Instead | null) => void };

/** The way to the picture that takes this one's place: Payload's list, which lies under a dialog of the browser's. */
function ChoosePicture({ except, language, onChoose }: ChosenProps & { except: number }) {
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer(PICTURES);
  const choose = async (id: number) => {
    const [picture = null] = id === except ? [] : await readPictures([id]).catch(() => []);
    onChoose(picture);
    closeDrawer();
  };
  return (
    <>
      <button type="button" className={controls.secondary} onClick={openDrawer}>
        {LABELS.choosePicture[language]}
      </button>
      <ListDrawer allowCreate={false} onSelect={({ doc }) => void choose(Number(doc.id))} />
    </>
  );
}

type Others = readonly { id: number; name: string }[];
/** `others`: the terms that may take its place; of a picture null: any other. `about`: where it is used, in words. */
type Props = {
  slug: string;
  id: number;
  others: Others | null;
  about: Record<'n' | 'name' | 'term', string | number>;
};

const answered = z.object({ left: z.number() });

/** The term that takes another's place, or none. */
function ChooseTerm({ others, language, onChoose }: ChosenProps & { others: Others }) {
  const labels = inLanguage(LABELS, language);
  const field = useId();
  const choose = (value: string) => onChoose(value ? { id: Number(value) } : null);
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
export function ReplaceUses({ slug, id, others, about }: Props) {
  const language = languageOf(useTranslation().i18n);
  const labels = inLanguage({ ...LABELS, ...(others ? OF_TERM : OF_PICTURE) }, language);
  const [instead, setInstead] = useState<Instead | null>(null);
  const path = `/cms-api/${slug}/${id}`;
  const act = async () => {
    for (let left = 1; left !== 0; ) {
      const { data } = await call(`${path}/replace-uses`, {
        body: { by: instead?.id ?? null },
        shape: answered,
      });
      if (!data) return false;
      left = data.left;
    }
    return (await call(path, { method: 'PATCH', body: { deletedAt: new Date().toISOString() } })).isOk;
  };
  return (
    <>
      {!others && <ChoosePicture except={id} language={language} onChoose={setInstead} />}
      <ServerAct
        labels={labels}
        look="danger"
        role="alertdialog"
        act={act}
        after={{ go: `/admin/collections/${slug}` }}
      >
        <p>{fill(labels.about, about)}</p>
        {others ? (
          <ChooseTerm others={others} language={language} onChoose={setInstead} />
        ) : (
          <div className={styles.picture}>
            <p>{`${labels.instead}: ${instead?.name ?? labels.nothing}`}</p>
            {instead?.thumb && <img src={instead.thumb} alt="" />}
          </div>
        )}
      </ServerAct>
    </>
  );
}
