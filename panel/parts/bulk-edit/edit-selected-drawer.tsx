'use client';

import { Drawer, EditDepthProvider, useListDrawerContext, useModal } from '@payloadcms/ui';
import { useSelected } from '../mass-deletion/use-selected.ts';
import { Button } from '../ui/buttons.tsx';
import controls from '../ui/controls.module.css';
import styles from './bulk-edit.module.css';
import { type BulkEdit, EditSelectedForm } from './edit-selected-form.tsx';

/** Opens the drawer for the marked entries; without any it can only be seen, so that a first mark moves no row. */
export function EditSelectedDrawer({ slug, names, withLists, canUndo, labels }: BulkEdit) {
  const { count } = useSelected(slug);
  const { isInDrawer } = useListDrawerContext();
  const { openModal, closeModal, isModalOpen } = useModal();
  const drawer = `edit-selected-${slug}`;
  if (isInDrawer) return null;
  return (
    <>
      <Button
        className={`${controls.secondary} ${styles.start}`}
        why={count === 0 ? labels.nobody : ''}
        onClick={() => openModal(drawer)}
      >
        {`${labels.start} (${count})`}
      </Button>
      <EditDepthProvider>
        <Drawer slug={drawer} title={`${labels.start} (${count})`}>
          {isModalOpen(drawer) && (
            <EditSelectedForm
              {...{ slug, names, withLists, canUndo, labels }}
              onDone={() => closeModal(drawer)}
            />
          )}
        </Drawer>
      </EditDepthProvider>
    </>
  );
}
