'use client';

import { useConfig, useListDrawerContext, useListQuery, useSelection } from '@payloadcms/ui';
import { mergeListSearchAndWhere } from 'payload/shared';
import { useState } from 'react';
import { ConfirmDialog, type DialogLabels } from '../dialog/confirm-dialog.tsx';
import { TextInput } from '../ui/text-input.tsx';
import styles from './mass-deletion.module.css';

type Props = { slug: string; labels: DialogLabels & Record<'question' | 'type', string> };

/** Deletes the marked entries once their number is typed; renders nothing while none is marked. */
export function DeleteSelectedDialog({ slug, labels }: Props) {
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
    const address = `/cms-api/${slug}${getQueryParams(searched)}&typed=${encodeURIComponent(typed)}`;
    const answer = await fetch(address, { method: 'DELETE' }).catch(() => null);
    if (!answer?.ok) return false;
    window.location.reload();
    return true;
  };
  const withCount = (words: string) => words.replace('{count}', String(count));
  return (
    <ConfirmDialog
      labels={{ ...labels, start: `${labels.start} (${count})` }}
      role="alertdialog"
      canConfirm={typed === String(count)}
      act={remove}
      onOpen={() => setTyped('')}
    >
      <p>{withCount(labels.question)}</p>
      <p>
        <TextInput
          label={withCount(labels.type)}
          className={styles.typed}
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.target.value.trim())}
        />
      </p>
    </ConfirmDialog>
  );
}
