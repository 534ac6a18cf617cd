'use client';

import { useListDrawer, useListQuery } from '@payloadcms/ui';
import controls from '../../parts/ui/controls.module.css';
import { fill } from '../../parts/ui/fill.ts';
import { ChosenOfList } from '../photo-grid/grid-parts.tsx';
import styles from './gallery.module.css';
import type { Labels } from './labels.ts';

/** The pictures among the files, for Payload's list drawer. */
export const PICTURES: Parameters<typeof useListDrawer>[0] = {
  collectionSlugs: ['media'],
  filterOptions: { media: { mimeType: { contains: 'image/' } } },
};

type OfTalentProps = { label: string; ids: readonly number[] };

/** Below the pictures to choose from: this talent's own ones, and back to all. */
function OfTalent({ label, ids }: OfTalentProps) {
  const { query, refineListData } = useListQuery();
  // the list's own condition is among these
  const isOn = JSON.stringify(query.where ?? {}).includes('"id"');
  const where = isOn ? {} : { or: [{ and: [{ id: { in: [...ids] } }] }] };
  return (
    <button
      type="button"
      className={controls.secondary}
      aria-pressed={isOn}
      onClick={() => void refineListData({ where, page: 1 })}
    >
      {label}
    </button>
  );
}

type Props = {
  labels: Labels;
  /** This talent's other pictures. */
  ofTalent: readonly number[];
  ids: readonly number[];
  onToggle: (id: number) => void;
};

/** The way to pictures that are in the panel already: a click adds one to the gallery, or takes it out. */
export function Picker({ labels, ofTalent, ids, onToggle }: Props) {
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer(PICTURES);
  const footer = (
    <div className={styles.bar}>
      {ofTalent.length > 0 && <OfTalent label={labels.ofTalent} ids={ofTalent} />}
      <span role="status">{fill(labels.inGallery, { n: ids.length })}</span>
      <button type="button" className={controls.primary} onClick={closeDrawer}>
        {labels.done}
      </button>
    </div>
  );
  return (
    <>
      <button type="button" className={controls.secondary} onClick={openDrawer}>
        {labels.pick}
      </button>
      <ChosenOfList.Provider value={{ of: 'media', ids: new Set(ids), footer }}>
        <ListDrawer allowCreate={false} onSelect={({ doc }) => onToggle(Number(doc.id))} />
      </ChosenOfList.Provider>
    </>
  );
}
