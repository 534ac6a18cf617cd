'use client';

import { useConfig, useListDrawerContext, useListQuery, useSelection } from '@payloadcms/ui';
import { mergeListSearchAndWhere } from 'payload/shared';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import controls from '../ui/controls.module.css';
import styles from './mass-deletion.module.css';

type Labels = Partial<Record<string, string>>;
const withCount = (words: string | undefined, count: number) =>
  (words ?? '').replace('{count}', String(count));

/** Says how many entries are marked and deletes them when that number is typed; nothing while none is marked. */
export function DeleteSelectedDialog({ slug, labels }: { slug: string; labels: Labels }) {
  const { count, getQueryParams } = useSelection();
  const { isInDrawer } = useListDrawerContext();
  const { query } = useListQuery();
  const { getEntityConfig } = useConfig();
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const name = useId();
  if (count === 0 || isInDrawer) return null;

  const remove = async () => {
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
  const canConfirm = typed === String(count) && !isBusy;
  const open = () => {
    setTyped('');
    setTrouble('');
  };
  return (
    <ConfirmDialog
      labels={{
        start: `${labels.start} (${count})`,
        confirm: labels.confirm ?? '',
        cancel: labels.cancel ?? '',
      }}
      role="alertdialog"
      isBusy={isBusy}
      canConfirm={canConfirm}
      onOpen={open}
      onConfirm={remove}
    >
      <p>{withCount(labels.question, count)}</p>
      <p>
        <label htmlFor={name}>{withCount(labels.type, count)}</label>
        <input
          id={name}
          className={`${controls.input} ${styles.typed}`}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value.trim())}
          onKeyDown={(event) => event.key === 'Enter' && canConfirm && remove()}
        />
      </p>
      {trouble && <p role="alert">{trouble}</p>}
    </ConfirmDialog>
  );
}
