'use client';

import { Link, toast, useAllFormFields, useForm, useRouteCache, useTranslation } from '@payloadcms/ui';
import { type MouseEvent, useState } from 'react';
import { languageOf } from '../../platform/reference/language.ts';
import { TYPED_FROM, valueAt } from '../bulk/paths.ts';
import deletion from '../mass-deletion/mass-deletion.module.css';
import {
  type Change,
  type Outcome,
  type Preview,
  previewSelected,
  undoSelected,
  updateSelected,
  useSelected,
} from '../mass-deletion/use-selected.ts';
import { Button } from '../ui/buttons.tsx';
import controls from '../ui/controls.module.css';
import { fill } from '../ui/fill.ts';
import { TextInput } from '../ui/text-input.tsx';
import styles from './bulk-edit.module.css';
import type { Labels } from './edit-selected.tsx';
import type { Choice, ListChanges } from './edit-selected-form.tsx';

type Props = {
  slug: string;
  chosen: readonly Choice[];
  changes: ListChanges;
  canUndo: boolean;
  labels: Labels;
  onDone: () => void;
};

const UNDO_MS = 10 * 60_000;
/** The message of the last change: the next one takes its place. */
let last: number | string | undefined;
const forgetLast = () => last !== undefined && toast.dismiss(last);
const SENTENCES = { add: 'added', remove: 'removed', replace: 'replaced' } as const;

/** Previews the change, then saves it for all marked entries, from 50 on by their typed number; the toast undoes. */
export function SaveSelected({ slug, chosen, changes, canUndo, labels, onDone }: Props) {
  const { getData } = useForm();
  const { clearRouteCache } = useRouteCache();
  const { count, ids, minors } = useSelected(slug);
  const language = languageOf(useTranslation().i18n);
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [seen, setSeen] = useState<(Preview & { change: string; minors: string }) | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // drawn again with each change of the form
  useAllFormFields();
  const data = getData();
  const fields = Object.fromEntries(chosen.map(({ value }) => [value, valueAt(data, value) ?? null]));
  const change = JSON.stringify([fields, changes, count]);
  const isSeen = seen?.change === change;
  // whoever is so already is not saved again, nor counted
  const changing = isSeen ? seen.ids.length : count;
  const mustType = isSeen && changing >= TYPED_FROM;

  const undo = async (entries: readonly number[]) => {
    const result = await undoSelected(slug, entries);
    const { changed, failed } = result;
    if (changed > 0) {
      forgetLast();
      toast.success(fill(labels.undone, { count: changed }));
    }
    if (changed === 0 || failed.length > 0) {
      const texts = { ...labels, failed: labels.notUndone };
      toast.error(<NotChanged slug={slug} outcome={result} all={entries.length} labels={texts} />, {
        // names to go through one by one: they stay as long as the change can be undone
        ...(failed.length > 0 && { duration: UNDO_MS }),
      });
    }
    clearRouteCache();
  };
  const show = async (wanted: Change) => {
    const { data: found, message: reason } = await previewSelected(slug, wanted);
    if (found) setSeen({ ...found, change, minors: await minors(language) });
    else setOutcome({ isDone: false, changed: 0, failed: [], reason });
  };
  const save = async (wanted: Change) => {
    const done = await updateSelected(slug, wanted);
    if (done.changed > 0) clearRouteCache();
    if (!done.isDone) return setOutcome(done);
    const onClick = (event: MouseEvent<HTMLButtonElement>) => {
      // the message stays until it is undone
      event.preventDefault();
      void undo(wanted.ids);
    };
    forgetLast();
    const action = { label: labels.undo, onClick };
    last = toast.success(
      fill(labels.done, { count: done.changed }),
      canUndo ? { duration: UNDO_MS, action, classNames: { actionButton: styles.undo ?? '' } } : undefined,
    );
    onDone();
  };
  const go = async () => {
    setBusy(true);
    setOutcome(null);
    if (isSeen) await save({ ids: seen.ids, typed, fields, changes });
    else await show({ ids: (await ids()) ?? [], typed, fields, changes });
    setBusy(false);
  };
  const untyped = mustType && typed !== String(changing) ? fill(labels.type, { count: changing }) : '';
  const same = changing === 0 && count > 0 ? labels.same : '';
  const why = chosen.length === 0 ? labels.nothing : same || untyped;
  const labelOf = (name: string) => chosen.find(({ value }) => value === name)?.label ?? name;
  return (
    <>
      <div role="status">
        {isSeen &&
          seen.preview.map(({ name, ...numbers }) => (
            <p key={name}>
              {fill(labels[SENTENCES[changes[name] ?? 'replace']], { field: labelOf(name), ...numbers })}
            </p>
          ))}
        {isSeen && seen.notice && <p>{seen.notice}</p>}
        {isSeen && seen.minors && <p>{seen.minors}</p>}
      </div>
      {mustType && (
        <p>
          <TextInput
            label={fill(labels.type, { count: changing })}
            className={deletion.typed}
            inputMode="numeric"
            value={typed}
            onChange={(event) => setTyped(event.target.value.trim())}
          />
        </p>
      )}
      {outcome && <NotChanged slug={slug} outcome={outcome} all={changing} labels={labels} />}
      <Button className={controls.primary} isBusy={isBusy} why={why} onClick={go}>
        {!isSeen ? labels.preview : isBusy ? fill(labels.saving, { count: changing }) : labels.save}
      </Button>
    </>
  );
}

type NotChangedProps = {
  slug: string;
  outcome: Outcome;
  all: number;
  labels: Pick<Labels, 'failed' | 'refused'>;
};

/** Which entries did not change, each with its reason and a link; or why nothing did. */
function NotChanged({ slug, outcome: { failed, reason }, all, labels }: NotChangedProps) {
  if (failed.length === 0) return <p role="alert">{reason || labels.refused}</p>;
  return (
    <div role="alert">
      <p>{fill(labels.failed, { count: failed.length, all })}</p>
      <ul>
        {failed.map(({ id, title, message }) => (
          <li key={id}>
            <Link href={`/admin/collections/${slug}/${id}`}>{title || String(id)}</Link>
            {`: ${message}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
