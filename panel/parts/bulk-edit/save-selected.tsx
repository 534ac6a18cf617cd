'use client';

import { Link, toast, useForm, useRouteCache } from '@payloadcms/ui';
import { type MouseEvent, useRef } from 'react';
import { ServerAct } from '../act/server-act.tsx';
import { TYPED_FROM, valueAt } from '../bulk/paths.ts';
import {
  type Change,
  type Outcome,
  postUndo,
  postUpdate,
  previewSelected,
  useSelected,
} from '../mass-deletion/use-selected.ts';
import { fill } from '../ui/fill.ts';
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

/** Shows what changes, then saves it for all marked entries, from 50 on by their typed number; the toast undoes. */
export function SaveSelected({ slug, chosen, changes, canUndo, labels, onDone }: Props) {
  const { getData } = useForm();
  const { clearRouteCache } = useRouteCache();
  const { read } = useSelected(slug);
  const wanted = useRef<Omit<Change, 'typed'> | null>(null);

  const undo = async (entries: readonly number[]) => {
    const result = await postUndo(slug, entries);
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
  const ask = async () => {
    const data = getData();
    const fields = Object.fromEntries(chosen.map(({ value }) => [value, valueAt(data, value) ?? null]));
    const marked = await read();
    const change = { ids: marked?.ids ?? [], fields, changes };
    const { data: found, message } = await previewSelected(slug, { ...change, typed: '' });
    // whoever is so already is not saved again, nor counted
    wanted.current = found && { ...change, ids: found.ids };
    if (!found) return { preview: [], notice: message || labels.refused, minors: '' };
    const { preview, notice } = found;
    return { preview, notice: found.ids.length > 0 ? notice : labels.same, minors: marked?.minors ?? '' };
  };
  const save = async (say: (progress: string) => void, typed: string) => {
    const change = wanted.current;
    if (!change || change.ids.length === 0) return false;
    say(fill(labels.saving, { count: change.ids.length }));
    const data = await postUpdate(slug, { ...change, typed });
    if (data.changed > 0) clearRouteCache();
    const isTold = data.isDone || data.failed.length > 0;
    return { isOk: isTold, data: { ...data, all: change.ids }, body: null, message: data.reason };
  };
  const end = (done: (Outcome & { all: readonly number[] }) | null) => {
    if (!done?.isDone) return;
    const onClick = (event: MouseEvent<HTMLButtonElement>) => {
      // the message stays until it is undone
      event.preventDefault();
      void undo(done.all);
    };
    forgetLast();
    const action = { label: labels.undo, onClick };
    last = toast.success(
      fill(labels.done, { count: done.changed }),
      canUndo ? { duration: UNDO_MS, action, classNames: { actionButton: styles.undo ?? '' } } : undefined,
    );
    onDone();
  };
  const labelOf = (name: string) => chosen.find(({ value }) => value === name)?.label ?? name;
  return (
    <ServerAct
      labels={{
        start: labels.preview,
        confirm: labels.save,
        cancel: labels.back,
        close: labels.close,
        failed: labels.refused,
        reading: labels.reading,
      }}
      why={chosen.length === 0 ? labels.nothing : ''}
      ask={ask}
      number={() => {
        const count = wanted.current?.ids.length ?? 0;
        return count >= TYPED_FROM ? count : 0;
      }}
      act={save}
      after={end}
      result={(done: (Outcome & { all: readonly number[] }) | null) =>
        done &&
        !done.isDone && <NotChanged slug={slug} outcome={done} all={done.all.length} labels={labels} />
      }
    >
      {(asked) =>
        asked && (
          <>
            {asked.preview.map(({ name, ...numbers }) => (
              <p key={name}>
                {fill(labels[SENTENCES[changes[name] ?? 'replace']], { field: labelOf(name), ...numbers })}
              </p>
            ))}
            {asked.notice && <p>{asked.notice}</p>}
            {asked.minors && <p>{asked.minors}</p>}
          </>
        )
      }
    </ServerAct>
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
