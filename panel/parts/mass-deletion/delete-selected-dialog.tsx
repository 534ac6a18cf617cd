'use client';

import { useListDrawerContext, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { languageOf } from '../../platform/reference/language.ts';
import { TYPED_FROM } from '../bulk/typed-from.ts';
import { ConfirmDialog, type DialogLabels } from '../dialog/confirm-dialog.tsx';
import { TextInput } from '../ui/text-input.tsx';
import styles from './mass-deletion.module.css';
import { updateSelected } from './update-selected.ts';
import { useSelected } from './use-selected.ts';

const NAMED = 5;

/** The number of the marked entries must be typed; to the trash only from 50 on. */
type Labels = DialogLabels & Record<'question' | 'more' | 'type' | 'nobody' | 'done', string>;
type Props = { slug: string; act: 'trash' | 'delete' | 'empty'; labels: Labels };

/** Moves the marked entries to the trash, or deletes them for good. Without any, only its button is seen. */
export function DeleteSelectedDialog({ slug, act, labels }: Props) {
  const { count, address, ids, titles, minors } = useSelected(slug);
  const language = languageOf(useTranslation().i18n);
  const { isInDrawer } = useListDrawerContext();
  const [typed, setTyped] = useState('');
  const [names, setNames] = useState<readonly string[]>([]);
  const [minorsSaid, setMinorsSaid] = useState('');
  const [isDone, setDone] = useState(false);
  if (isInDrawer) return null;
  const mustType = act !== 'trash' || count >= TYPED_FROM;

  const move = async () => {
    const marked = await ids();
    const fields = { deletedAt: new Date() };
    return marked !== null && (await updateSelected(slug, { ids: marked, typed, fields })).isDone;
  };
  const destroy = async () => {
    const inTrash = act === 'empty' ? '&trash=true' : '';
    const to = `${address()}&typed=${encodeURIComponent(typed)}${inTrash}`;
    const answer = await fetch(to, { method: 'DELETE' }).catch(() => null);
    return answer?.ok === true;
  };
  const remove = async () => {
    const isGone = await (act === 'trash' ? move() : destroy());
    // names of minors stay until they are read; else the list says the rest by itself
    if (isGone && minorsSaid) setDone(true);
    else if (isGone) window.location.reload();
    return isGone;
  };
  const withCount = (labels: string) => labels.replace('{count}', String(count));
  return (
    <ConfirmDialog
      labels={{ ...labels, start: `${labels.start} (${count})` }}
      role="alertdialog"
      why={count > 0 ? '' : labels.nobody}
      missing={mustType && typed !== String(count) ? withCount(labels.type) : ''}
      act={remove}
      onOpen={() => {
        setTyped('');
        setNames([]);
        setMinorsSaid('');
        void titles(NAMED).then(setNames);
        void minors(language).then(setMinorsSaid);
      }}
      onClose={() => isDone && window.location.reload()}
      result={isDone ? <p>{`${withCount(labels.done)} ${minorsSaid}`}</p> : undefined}
    >
      <p>{withCount(labels.question)}</p>
      {names.length > 0 && (
        <p>
          <strong>{names.join(', ')}</strong>
          {count > names.length && ` ${labels.more.replace('{count}', String(count - names.length))}`}
        </p>
      )}
      {minorsSaid && <p role="status">{minorsSaid}</p>}
      {mustType && (
        <p>
          <TextInput
            label={withCount(labels.type)}
            className={styles.typed}
            inputMode="numeric"
            value={typed}
            onChange={(event) => setTyped(event.target.value.trim())}
          />
        </p>
      )}
    </ConfirmDialog>
  );
}

/** The minors among the marked ones, over a list whose own question Payload asks without names. */
export function SelectedMinors({ slug }: { slug: string }) {
  const { count, address, minors } = useSelected(slug);
  const language = languageOf(useTranslation().i18n);
  const [found, setFound] = useState({ of: '', said: '' });
  const marked = count > 0 ? address() : '';
  const latest = useRef('');
  useEffect(() => {
    if (latest.current === marked) return;
    latest.current = marked;
    if (marked)
      void minors(language).then((said) => latest.current === marked && setFound({ of: marked, said }));
  });
  return <p role="status">{found.of === marked && found.said}</p>;
}
