'use client';

import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import { useConfig, useListQuery, useSelection } from '@payloadcms/ui';
import { mergeListSearchAndWhere } from 'payload/shared';
import { z } from 'zod/mini';
import { localDay } from '../../platform/reference/agency-time.ts';
import { GUARDIAN, guardian, listed, MINORS, minorsAmong } from '../../platform/reference/minors.ts';
import { type Answer, call } from '../act/call.ts';
import type { Way } from '../bulk/update-selected.ts';

const entry = z.object({ id: z.number() });

const fact = z.nullish(z.string());
const person = z.object({ name: z.string(), birthdate: fact, agency: z.optional(guardian) });
const UNSEEN = text(
  'Não deu para ver se há menores entre eles.',
  'It could not be seen whether minors are among them.',
);
/** The fields by which a person's line says that they are a minor, and what is missing. */
const OF_PEOPLE = ['name', 'birthdate', ...GUARDIAN.map((name) => `agency.${name}`)];

/** Everything that an address finds, of whose entries the panel answers a page at once; null if it does not answer. */
async function readAll<Entry>(address: string, one: z.ZodMiniType<Entry>): Promise<Entry[] | null> {
  const page = z.object({ docs: z.array(one), hasNextPage: z.boolean() });
  const entries: Entry[] = [];
  for (let number = 1; ; number += 1) {
    const { data } = await call(`${address}&limit=0&page=${number}&sort=id&depth=0`, { shape: page });
    if (!data) return null;
    entries.push(...data.docs);
    if (!data.hasNextPage) return entries;
  }
}

const titled = z.object({ docs: z.array(z.record(z.string(), z.unknown())) });

/**
 * The list's marked entries: number, condition in the address, ids; null if the panel does not answer; the titles of
 * the first `limit` of them, none without an answer; and a sentence that names the minors among them, or says that
 * nobody knows, empty for none.
 */
export function useSelected(slug: string) {
  const { count, getQueryParams, selectAll, selectedIDs } = useSelection();
  const { query } = useListQuery();
  const { getEntityConfig } = useConfig();
  const address = (): string => {
    const collectionConfig = getEntityConfig({ collectionSlug: slug });
    const searched = query.search
      ? mergeListSearchAndWhere({ collectionConfig, search: query.search })
      : undefined;
    return `/cms-api/${slug}${getQueryParams(searched)}`;
  };
  const ids = async (): Promise<number[] | null> => {
    // all of every page: the list knows only those that it shows
    if (String(selectAll) !== 'allAvailable') return selectedIDs.map(Number);
    return (await readAll(`${address()}&select[id]=true`, entry))?.map(({ id }) => id) ?? null;
  };
  const titles = async (limit: number): Promise<string[]> => {
    const title = getEntityConfig({ collectionSlug: slug }).admin.useAsTitle ?? 'id';
    const query = `&limit=${limit}&depth=0&trash=true&select[${title}]=true`;
    const { data } = await call(address() + query, { shape: titled });
    return (data?.docs ?? []).map((doc) => doc[title]).filter((one) => typeof one === 'string');
  };
  const minors = async (language: Language): Promise<string> => {
    // Payload's empty list has no marks, and no condition for an address
    if (slug !== 'talents' || getQueryParams() === '') return '';
    const select = OF_PEOPLE.map(
      (name) =>
        `select${name
          .split('.')
          .map((part) => `[${part}]`)
          .join('')}=true`,
    );
    const all = await readAll(`${address()}&trash=true&${select.join('&')}`, person);
    if (all === null) return UNSEEN[language];
    const names = minorsAmong(all, language, localDay(Date.now()));
    return names.length > 0 ? `${MINORS[language]}: ${listed(names, language)}.` : '';
  };
  return { count, address, ids, titles, minors };
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
export const updateSelected = (slug: string, given: Change): Promise<Outcome> =>
  change(`${slug}/update-selected`, bodyOf(given));

/** In how many entries each field would change, in which at all, and what it means; or why the panel refuses it. */
export const previewSelected = (slug: string, given: Change): Promise<Answer<Preview>> =>
  call(`/cms-api/${slug}/update-selected`, { body: { ...bodyOf(given), isPreview: true }, shape: preview });

/** Takes back one's own change of several, for ten minutes. */
export const undoSelected = (slug: string, ids: readonly number[]): Promise<Outcome> =>
  change(`${slug}/undo-selected`, { ids });
