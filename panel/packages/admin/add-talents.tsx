'use client';

import { PACKAGE_MAX_TALENTS } from '@passarela/contract/package-size';
import { text } from '@passarela/contract/text';
import { useForm, useFormFields, useListDrawer, useTranslation } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { z } from 'zod/mini';
import { ChosenTalents } from '../../catalogue/photo-grid/to-choose-talents.tsx';
import { useAnswer } from '../../parts/act/call.ts';
import controls from '../../parts/ui/controls.module.css';
import { fill } from '../../parts/ui/fill.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { chosenRows } from './chosen-rows.ts';
import styles from './packages.module.css';
import { QuickChoice } from './quick-choice.tsx';

const answer = z.object({ isAbroad: z.boolean(), ids: z.array(z.number()) });
const LABELS = {
  add: text('Escolher talentos', 'Choose talents'),
  chosen: text('{n} no pacote', '{n} in the package'),
  full: text(
    `Um pacote tem até ${PACKAGE_MAX_TALENTS} talentos.`,
    `A package has up to ${PACKAGE_MAX_TALENTS}.`,
  ),
  done: text('Pronto', 'Done'),
  notAbroad: text('Não pode ir ao exterior', 'May not go abroad'),
};

const toggled = (ids: readonly number[], id: number): readonly number[] => {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < PACKAGE_MAX_TALENTS ? [...ids, id] : ids;
};

/**
 * Over the lines of a package: the list of talents, where a click adds one or takes it out, search after search.
 * The lines change once, when the list closes: Payload brings a line back that is removed while it is being added.
 */
export function AddTalents() {
  const labels = inLanguage(LABELS, languageOf(useTranslation().i18n));
  const client = useFormFields(([fields]) => Number(fields.client?.value ?? 0));
  const rows = useFormFields(([fields]) => chosenRows(fields).join(' '));
  const saved = useMemo(() => (rows ? rows.split(' ').map(Number) : []), [rows]);
  const [draft, setDraft] = useState<readonly number[] | null>(null);
  const ids = draft ?? saved;
  const isFull = ids.length >= PACKAGE_MAX_TALENTS;
  const { addFieldRow, removeFieldRow, setModified } = useForm();
  const [ListDrawer, , { openDrawer, closeDrawer, isDrawerOpen }] = useListDrawer({
    collectionSlugs: ['talents'],
  });
  const address = isDrawerOpen && client > 0 ? `/cms-api/packages/not-abroad?client=${client}` : null;
  // without an answer nobody is marked; the warnings and the save say it still
  const notAbroad = useAnswer(address, answer);
  const choose = (talent: number) => {
    setModified(true);
    setDraft((now) => toggled(now ?? saved, talent));
  };
  const writeLines = useEffectEvent((wanted: readonly number[]) => {
    for (const [rowIndex, id] of [...saved.entries()].reverse())
      if (!wanted.includes(id)) removeFieldRow({ path: 'talents', rowIndex });
    const stayed = saved.filter((id) => wanted.includes(id)).length;
    for (const [at, talent] of wanted.filter((id) => !saved.includes(id)).entries()) {
      const subFieldState = { talent: { value: talent, initialValue: talent, valid: true } };
      addFieldRow({ path: 'talents', schemaPath: 'talents', rowIndex: stayed + at, subFieldState });
    }
  });
  useEffect(() => {
    if (isDrawerOpen || !draft) return;
    writeLines(draft);
    setDraft(null);
  }, [isDrawerOpen, draft]);
  const footer = (
    <div className={styles.tray}>
      <QuickChoice isAbroad={notAbroad?.isAbroad ?? false} />
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
      <ChosenTalents.Provider
        value={{ ids: new Set(ids), marked: new Set(notAbroad?.ids), mark: labels.notAbroad, footer }}
      >
        <ListDrawer allowCreate={false} onSelect={({ doc }) => choose(Number(doc.id))} />
      </ChosenTalents.Provider>
    </div>
  );
}
