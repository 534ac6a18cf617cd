'use client';

import { useConfig, useListDrawerContext, useListQuery, useSelection } from '@payloadcms/ui';
import { mergeListSearchAndWhere } from 'payload/shared';
import { type FormEvent, useId, useRef, useState } from 'react';
import styles from '../inbox/inbox.module.css';

type Labels = Partial<Record<string, string>>;
const withCount = (words: string | undefined, count: number) =>
  (words ?? '').replace('{count}', String(count));

/** Says how many entries are marked and deletes them when that number is typed; nothing while none is marked. */
export function DeleteSelectedDialog({ slug, labels }: { slug: string; labels: Labels }) {
  const { count, getQueryParams } = useSelection();
  const { isInDrawer } = useListDrawerContext();
  const { query } = useListQuery();
  const { getEntityConfig } = useConfig();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const name = useId();
  if (count === 0 || isInDrawer) return null;

  const remove = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const collectionConfig = getEntityConfig({ collectionSlug: slug });
    const searched = query.search
      ? mergeListSearchAndWhere({ collectionConfig, search: query.search })
      : undefined;
    const address = `/cms-api/${slug}${getQueryParams(searched)}&typed=${encodeURIComponent(typed)}`;
    const answer = await fetch(address, { method: 'DELETE' }).catch(() => null);
    if (answer?.ok) return window.location.reload();
    setTrouble(labels.failed ?? '');
    setBusy(false);
  };
  const open = () => {
    setTyped('');
    setTrouble('');
    dialog.current?.showModal();
  };
  return (
    <p>
      <button type="button" className={styles.danger} onClick={open}>
        {labels.start} ({count})
      </button>
      <dialog ref={dialog} className={styles.dialog} role="alertdialog" aria-labelledby={`${name}question`}>
        <form onSubmit={remove}>
          <p id={`${name}question`}>{withCount(labels.question, count)}</p>
          <p>
            <label htmlFor={`${name}typed`}>{withCount(labels.type, count)}</label>
            <input
              id={`${name}typed`}
              className={styles.typed}
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value.trim())}
            />
          </p>
          {trouble && <p role="alert">{trouble}</p>}
          <div className={styles.actions}>
            <button
              type="button"
              className={styles.secondary}
              disabled={isBusy}
              onClick={() => dialog.current?.close()}
            >
              {labels.cancel}
            </button>
            <button type="submit" className={styles.danger} disabled={isBusy || typed !== String(count)}>
              {labels.confirm}
            </button>
          </div>
        </form>
      </dialog>
    </p>
  );
}
