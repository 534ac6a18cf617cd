'use client';

import { text } from '@passarela/contract/text';
import { useConfig, useListQuery, useSelection } from '@payloadcms/ui';
import { mergeListSearchAndWhere } from 'payload/shared';
import { z } from 'zod/mini';
import { type Answer, call } from '../act/call.ts';
import type { Way } from '../bulk/update-selected.ts';

export const selected = z.object({
  ids: z.array(z.number()),
  titles: z.array(z.string()),
  minors: z.string(),
});
/** In place of the sentence about minors, where the panel does not answer. */
export const UNSEEN = text(
  'Não deu para ver se há menores entre eles.',
  'It could not be seen whether minors are among them.',
);

/** The list's marked entries: their number, condition in an address, and what the panel says of them; null without. */
export function useSelected(slug: string, isTrash = false) {
  const { count, getQueryParams } = useSelection();
  const { query } = useListQuery();
  const { getEntityConfig } = useConfig();
  const condition = (): string => {
    const collectionConfig = getEntityConfig({ collectionSlug: slug });
    const searched = query.search
      ? mergeListSearchAndWhere({ collectionConfig, search: query.search })
      : undefined;
    return getQueryParams(searched) + (isTrash ? '&trash=true' : '');
  };
  const address = (): string => `/cms-api/${slug}/selected${condition()}`;
  const read = async () => (await call(address(), { shape: selected })).data;
  return { count, condition, address, read };
}

const failure = z.object({ id: z.number(), title: z.string(), message: z.string() });
const outcome = z.object({ changed: z.number(), failed: z.array(failure) });
const field = z.object({ name: z.string(), changed: z.number(), same: z.number() });
const preview = z.object({ preview: z.array(field), ids: z.array(z.number()), notice: z.string() });

export type Change = {
  ids: readonly number[];
  typed: string;
  fields: Record<string, unknown>;
  changes?: Record<string, Way>;
};
export type Preview = z.infer<typeof preview>;
/** The number of changed entries, the others with reasons, and the panel's message if it refused all. */
export type Outcome = z.infer<typeof outcome> & { isDone: boolean; reason: string };

async function change(path: string, body: object): Promise<Outcome> {
  const { isOk, body: answer, message } = await call(`/cms-api/${path}`, { body });
  const { changed, failed } = outcome.safeParse(answer).data ?? { changed: 0, failed: [] };
  return { isDone: isOk && failed.length === 0, changed, failed, reason: message };
}

const bodyOf = ({ ids, typed, fields, changes }: Change) => ({
  ids,
  count: ids.length,
  fields,
  ...(changes && { ways: changes }),
  ...(typed && { typed }),
});

/** Changes fields of several entries. */
export const postUpdate = (slug: string, given: Change): Promise<Outcome> =>
  change(`${slug}/update-selected`, bodyOf(given));

/** In how many entries each field would change, in which at all, and what it means; or why the panel refuses it. */
export const previewSelected = (slug: string, given: Change): Promise<Answer<Preview>> =>
  call(`/cms-api/${slug}/update-selected`, { body: { ...bodyOf(given), isPreview: true }, shape: preview });

/** Takes back one's own change of several, for ten minutes. */
export const postUndo = (slug: string, ids: readonly number[]): Promise<Outcome> =>
  change(`${slug}/undo-selected`, { ids });
