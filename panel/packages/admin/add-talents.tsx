'use client';

import { PACKAGE_MAX_TALENTS } from '@passarela/contract/package-size';
import { text } from '@passarela/contract/text';
import { useForm, useFormFields, useListDrawer, useTranslation } from '@payloadcms/ui';
import { useMemo } from 'react';
import { ChosenTalents } from '../../catalogue/photo-grid/to-choose-talents.tsx';
import controls from '../../parts/ui/controls.module.css';
import { fill } from '../../parts/ui/fill.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { chosenRows } from './chosen-rows.ts';
import styles from './packages.module.css';

const LABELS = {
  add: text('Escolher talentos', 'Choose talents'),
  chosen: text('{n} na seleção', '{n} in the package'),
  full: text(
    `Uma seleção tem até ${PACKAGE_MAX_TALENTS} talentos.`,
    `A package has up to ${PACKAGE_MAX_TALENTS}.`,
  ),
  done: text('Pronto', 'Done'),
};

/** Over the lines of a package: the list of talents, where a click adds one or takes it out, search after search. */
export function AddTalents() {
  const labels = inLanguage(LABELS, languageOf(useTranslation().i18n));
  const rows = useFormFields(([fields]) => chosenRows(fields).join(' '));
  const ids = useMemo(() => (rows ? rows.split(' ').map(Number) : []), [rows]);
  const isFull = ids.length >= PACKAGE_MAX_TALENTS;
  const { addFieldRow, removeFieldRow } = useForm();
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({ collectionSlugs: ['talents'] });
  const choose = (talent: number) => {
    const rowIndex = ids.indexOf(talent);
    if (rowIndex >= 0) return removeFieldRow({ path: 'talents', rowIndex });
    if (isFull) return;
    const subFieldState = { talent: { value: talent, initialValue: talent, valid: true } };
    addFieldRow({ path: 'talents', schemaPath: 'talents', rowIndex: ids.length, subFieldState });
  };
  const footer = (
    <div className={styles.tray}>
      <span role="status">
        {fill(labels.chosen, { n: ids.length })} {isFull && labels.full}
      </span>
      <button type="button" className={controls.primary} onClick={closeDrawer}>
        {labels.done}
      </button>
    </div>
  );
  return (
    <div className={styles.add}>
      <button type="button" className={controls.primary} onClick={openDrawer}>
        {labels.add}
      </button>
      <ChosenTalents.Provider value={{ ids: new Set(ids), footer }}>
        <ListDrawer allowCreate={false} onSelect={({ doc }) => choose(Number(doc.id))} />
      </ChosenTalents.Provider>
    </div>
  );
}
