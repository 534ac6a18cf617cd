'use client';

import { PACKAGE_MAX_TALENTS } from '@passarela/contract/package-limits';
import { text } from '@passarela/contract/text';
import { useForm, useFormFields, useListDrawer, useListQuery, useTranslation } from '@payloadcms/ui';
import type { Where } from 'payload';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { z } from 'zod/mini';
import { ChosenOfList } from '../../catalogue/photo-grid/grid-parts.tsx';
import { useAnswer } from '../../parts/act/call.ts';
import controls from '../../parts/ui/controls.module.css';
import { fill } from '../../parts/ui/fill.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { chosenRows } from './chosen-rows.ts';
import styles from './packages.module.css';

const QUICK_CHOICE_LABELS = {
  group: text('Filtros rápidos', 'Quick filters'),
  woman: text('Mulheres', 'Women'),
  man: text('Homens', 'Men'),
  abroad: text('Só quem pode ir ao exterior', 'Only those who may go abroad'),
};
type Choice = 'woman' | 'man' | 'abroad';
const CONDITIONS: Record<Choice, Where> = {
  woman: { gender: { equals: 'woman' } },
  man: { gender: { equals: 'man' } },
  abroad: { 'agency.abroad': { equals: true } },
};
const CHOICES = ['woman', 'man', 'abroad'] as const;
const FIELDS = Object.values(CONDITIONS).flatMap((condition) => Object.keys(condition));

const isQuick = (condition: Where): boolean => Object.keys(condition).some((field) => FIELDS.includes(field));

/** Whether a list's address has this condition; its values are texts there. */
const isIn = (where: Where | undefined, condition: Where): boolean =>
  Object.entries(condition).some(([field, test]) =>
    (where?.or ?? []).some(({ and = [] }) =>
      and.some((one) => JSON.stringify(one[field])?.replaceAll('"true"', 'true') === JSON.stringify(test)),
    ),
  );

/** The list's conditions with these in place of earlier ones; ranges and others stay. */
function withChoices(where: Where | undefined, chosen: readonly Choice[]): Where {
  const branches = where?.or ?? [where ?? {}];
  const wanted = chosen.map((one) => CONDITIONS[one]);
  return {
    or: branches.map((branch) => {
      const others = (branch.and ?? [branch]).filter((one) => Object.keys(one).length > 0 && !isQuick(one));
      return { and: [...others, ...wanted] };
    }),
  };
}

const NONE = {
  barred: text(
    'Ninguém destes resultados pode ir ao exterior. Sem o filtro há {n}: tire-o, escolha, e quem pode autorizar marca em “Antes de enviar”.',
    'Nobody of these results may go abroad. Without the filter there are {n}: take it off, choose, and whoever may allow it ticks in “Before you send it”.',
  ),
  nobody: text('Sem o filtro também não há ninguém.', 'There is nobody without the filter either.'),
};
/** A condition as Payload reads it in an address: `where[gender][equals]=woman`. */
const inAddress = (value: unknown, path: string): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => inAddress(part, `${path}[${name}]`))
    : [[path, String(value)]];

const counted = z.object({ totalDocs: z.number() });

/** Why the list shows nobody who may go abroad; `where`: its conditions without that one. */
function NoneAbroad({ where }: { where: Where }) {
  const labels = inLanguage(NONE, languageOf(useTranslation().i18n));
  const query = new URLSearchParams(inAddress(where, 'where')).toString();
  const n = useAnswer(`/cms-api/talents/count?${query}`, counted)?.totalDocs;
  if (n === undefined) return null;
  return <p>{n > 0 ? fill(labels.barred, { n }) : labels.nobody}</p>;
}

/** Below the faces to choose from: women or men in one click, and for a client abroad those who may go there. */
function QuickChoice({ isAbroad }: { isAbroad: boolean }) {
  const labels = inLanguage(QUICK_CHOICE_LABELS, languageOf(useTranslation().i18n));
  const { query, data, refineListData } = useListQuery();
  // read from the list: it is drawn anew with each answer
  const chosen = CHOICES.filter((one) => isIn(query.where, CONDITIONS[one]));
  const toggle = (one: Choice) => {
    const others = chosen.filter((other) => (one === 'abroad') !== (other === 'abroad'));
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...others, one];
    void refineListData({ where: withChoices(query.where, next), page: 1 });
  };
  const offered = CHOICES.filter((one) => isAbroad || one !== 'abroad');
  // a search is not among the conditions, so that nobody could be counted
  const isNobody = chosen.includes('abroad') && data?.totalDocs === 0 && !query.search;
  const others = chosen.filter((one) => one !== 'abroad');
  return (
    <fieldset className={styles.quick} aria-label={labels.group}>
      {offered.map((one) => (
        <button
          key={one}
          type="button"
          className={controls.secondary}
          aria-pressed={chosen.includes(one)}
          onClick={() => toggle(one)}
        >
          {labels[one]}
        </button>
      ))}
      <div role="status">{isNobody && <NoneAbroad where={withChoices(query.where, others)} />}</div>
    </fieldset>
  );
}

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
      <ChosenOfList.Provider
        value={{
          ...{ of: 'talents', ids: new Set(ids), marked: new Set(notAbroad?.ids), mark: labels.notAbroad },
          footer,
        }}
      >
        <ListDrawer allowCreate={false} onSelect={({ doc }) => choose(Number(doc.id))} />
      </ChosenOfList.Provider>
    </div>
  );
}
