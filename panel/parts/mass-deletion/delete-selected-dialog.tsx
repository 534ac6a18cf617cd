'use client';

import { useListDrawerContext, useTranslation } from '@payloadcms/ui';
import { languageOf } from '../../platform/reference/language.ts';
import { call, useAnswer } from '../act/call.ts';
import { type ActLabels, ServerAct } from '../act/server-act.tsx';
import { TYPED_FROM } from '../bulk/paths.ts';
import { postUpdate, selected, UNSEEN, useSelected } from './use-selected.ts';

type Labels = ActLabels & Record<'question' | 'more' | 'nobody' | 'done', string>;
type Props = { slug: string; act: 'trash' | 'delete' | 'empty'; labels: Labels };

/**
 * Moves the marked entries to the trash (from 50 on by their typed number), or deletes them for good (always by it).
 * Without any, only its button is seen.
 */
export function DeleteSelectedDialog({ slug, act, labels }: Props) {
  const { count, condition, read } = useSelected(slug, act === 'empty');
  const language = languageOf(useTranslation().i18n);
  const { isInDrawer } = useListDrawerContext();
  if (isInDrawer) return null;
  const move = async (_say: unknown, typed: string) => {
    const ids = (await read())?.ids;
    const fields = { deletedAt: new Date() };
    return ids !== undefined && (await postUpdate(slug, { ids, typed, fields })).isDone;
  };
  const destroy = async (_say: unknown, typed: string) => {
    const to = `/cms-api/${slug}${condition()}&typed=${encodeURIComponent(typed)}`;
    return (await call(to, { method: 'DELETE' })).isOk;
  };
  const preview = async () => {
    const asked = await read();
    const unseen = slug === 'talents' ? UNSEEN[language] : '';
    return { names: asked?.titles ?? [], said: asked?.minors ?? unseen };
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

/** The minors among the marked ones, over a trash whose own question Payload asks without names. */
export function SelectedMinors({ slug }: { slug: string }) {
  const { count, address } = useSelected(slug, true);
  const language = languageOf(useTranslation().i18n);
  const found = useAnswer(count > 0 && slug === 'talents' ? address() : null, selected);
  return <p role="status">{found === null ? UNSEEN[language] : found?.minors}</p>;
}
