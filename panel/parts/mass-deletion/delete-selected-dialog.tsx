'use client';

import { useListDrawerContext, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { languageOf } from '../../platform/reference/language.ts';
import { call } from '../act/call.ts';
import { type ActLabels, ServerAct } from '../act/server-act.tsx';
import { TYPED_FROM } from '../bulk/paths.ts';
import { updateSelected, useSelected } from './use-selected.ts';

const NAMED = 5;

type Labels = ActLabels & Record<'question' | 'more' | 'nobody' | 'done', string>;
type Props = { slug: string; act: 'trash' | 'delete' | 'empty'; labels: Labels };

/**
 * Moves the marked entries to the trash (from 50 on by their typed number), or deletes them for good (always by it).
 * Without any, only its button is seen.
 */
export function DeleteSelectedDialog({ slug, act, labels }: Props) {
  const { count, address, ids, titles, minors } = useSelected(slug);
  const language = languageOf(useTranslation().i18n);
  const { isInDrawer } = useListDrawerContext();
  if (isInDrawer) return null;
  const move = async (_say: unknown, typed: string) => {
    const marked = await ids();
    const fields = { deletedAt: new Date() };
    return marked !== null && (await updateSelected(slug, { ids: marked, typed, fields })).isDone;
  };
  const destroy = async (_say: unknown, typed: string) => {
    const inTrash = act === 'empty' ? '&trash=true' : '';
    const to = `${address()}&typed=${encodeURIComponent(typed)}${inTrash}`;
    return (await call(to, { method: 'DELETE' })).isOk;
  };
  const preview = async () => {
    const [names, said] = await Promise.all([titles(NAMED), minors(language)]);
    return { names, said };
  };
  const withCount = (labels: string) => labels.replace('{count}', String(count));
  return (
    <ServerAct
      labels={{ ...labels, start: `${labels.start} (${count})` }}
      look="danger"
      role="alertdialog"
      why={count > 0 ? '' : labels.nobody}
      number={act !== 'trash' || count >= TYPED_FROM ? count : 0}
      act={act === 'trash' ? move : destroy}
      ask={preview}
      // names of minors stay until they are read; else the list says the rest by itself
      result={(_, asked) => asked?.said && <p>{`${withCount(labels.done)} ${asked.said}`}</p>}
      after="reload"
    >
      {(asked) => (
        <>
          <p>{withCount(labels.question)}</p>
          {asked && asked.names.length > 0 && (
            <p>
              <strong>{asked.names.join(', ')}</strong>
              {count > asked.names.length &&
                ` ${labels.more.replace('{count}', String(count - asked.names.length))}`}
            </p>
          )}
          {asked?.said && <p role="status">{asked.said}</p>}
        </>
      )}
    </ServerAct>
  );
}

/** The minors among the marked ones, over a list whose own question Payload asks without names. */
export function SelectedMinors({ slug }: { slug: string }) {
  const { count, address, minors } = useSelected(slug);
  const language = languageOf(useTranslation().i18n);
  const [found, setFound] = useState({ of: '', said: '' });
  const marked = count > 0 ? address() : '';
  const latest = useRef('');
  useEffect(() => {
    if (latest.current === marked) return;
    latest.current = marked;
    if (marked)
      void minors(language).then((said) => latest.current === marked && setFound({ of: marked, said }));
  });
  return <p role="status">{found.of === marked && found.said}</p>;
}
