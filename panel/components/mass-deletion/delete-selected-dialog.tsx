'use client';

import { useConfig, useListDrawerContext, useListQuery, useSelection } from '@payloadcms/ui';
import { mergeListSearchAndWhere } from 'payload/shared';
import { useState } from 'react';
import { ConfirmDialog, type DialogLabels } from '../dialog/confirm-dialog.tsx';
import { TextInput } from '../ui/text-input.tsx';
import styles from './mass-deletion.module.css';

/** With `type`, the number of the marked entries must be typed. */
type Labels = DialogLabels & { question: string; type?: string };
type Props = { slug: string; act: 'trash' | 'delete' | 'empty'; labels: Labels };

const send = (address: string, act: Props['act'], typed: string) =>
  act === 'trash'
    ? fetch(address, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ deletedAt: new Date() }),
      })
    : fetch(`${address}&typed=${encodeURIComponent(typed)}${act === 'empty' ? '&trash=true' : ''}`, {
        method: 'DELETE',
      });

/** Moves the marked entries to the trash, or deletes them for good; renders nothing while none is marked. */
export function DeleteSelectedDialog({ slug, act, labels }: Props) {
  const { count, getQueryParams } = useSelection();
  const { isInDrawer } = useListDrawerContext();
  const { query } = useListQuery();
  const { getEntityConfig } = useConfig();
  const [typed, setTyped] = useState('');
  if (count === 0 || isInDrawer) return null;

  const remove = async () => {
    const collectionConfig = getEntityConfig({ collectionSlug: slug });
    const searched = query.search
      ? mergeListSearchAndWhere({ collectionConfig, search: query.search })
      : undefined;
    const address = `/cms-api/${slug}${getQueryParams(searched)}`;
    const answer = await send(address, act, typed).catch(() => null);
    if (!answer?.ok) return false;
    window.location.reload();
    return true;
  };
  const withCount = (words: string) => words.replace('{count}', String(count));
  return (
    <ConfirmDialog
      labels={{ ...labels, start: `${labels.start} (${count})` }}
      role="alertdialog"
      canConfirm={!labels.type || typed === String(count)}
      act={remove}
      onOpen={() => setTyped('')}
    >
      <p>{withCount(labels.question)}</p>
      {labels.type && (
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
