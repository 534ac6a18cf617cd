'use client';

import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useId, useState } from 'react';
import { z } from 'zod/mini';
import { call } from '../../parts/act/call.ts';
import { ServerAct } from '../../parts/act/server-act.tsx';
import controls from '../../parts/ui/controls.module.css';
import { fill } from '../../parts/ui/fill.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { LABELS as PICKER } from '../gallery/labels.ts';
import { Picker } from '../gallery/picker.tsx';
import { type Picture, readPictures } from '../gallery/read-media.ts';
import styles from './uses.module.css';

const LABELS = {
  instead: text('No lugar dela', 'In its place'),
  nothing: text('Nada: só tirar', 'Nothing: just take it off'),
  cancel: text('Cancelar', 'Cancel'),
  choosePicture: text('Escolher outra foto', 'Choose another photo'),
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
const USE_PICTURE = text('Usar esta', 'Use this one');

type ChosenProps = { language: Language; onChoose: (id: number | null) => void };

/** The picture that takes another's place, or none. */
function ChoosePicture({ except, language, onChoose }: ChosenProps & { except: number }) {
  const labels = inLanguage(LABELS, language);
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
          labels={{ ...inLanguage(PICKER, language), take: USE_PICTURE[language] }}
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
export function ReplaceUses({ slug, id, others, about }: Props) {
  const language = languageOf(useTranslation().i18n);
  const labels = inLanguage({ ...LABELS, ...(others ? OF_TERM : OF_PICTURE) }, language);
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
    <ChooseTerm others={others} language={language} onChoose={setBy} />
  ) : (
    <ChoosePicture except={id} language={language} onChoose={setBy} />
  );
  return (
    <ServerAct
      labels={labels}
      look="danger"
      role="alertdialog"
      act={act}
      after={{ go: `/admin/collections/${slug}` }}
    >
      <p>{fill(labels.about, about)}</p>
      {choice}
    </ServerAct>
  );
}
