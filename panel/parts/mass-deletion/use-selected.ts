'use client';

import { useConfig, useListQuery, useSelection } from '@payloadcms/ui';
import { mergeListSearchAndWhere } from 'payload/shared';
import { z } from 'zod/mini';
import type { Language } from '@passarela/contract';
import { localDay } from '../../platform/reference/agency-time.ts';
import { GUARDIAN, guardian, listed, MINORS, minorsAmong } from '../../platform/reference/minors.ts';

const found = z.object({ docs: z.array(z.object({ id: z.number() })) });

const fact = z.nullish(z.string());
const people = z.object({
  docs: z.array(
    z.object({
      name: z.string(),
      birthdate: fact,
      agency: z.optional(guardian),
    }),
  ),
});
/** The fields by which a person's line says that they are a minor, and what is missing. */
const OF_PEOPLE = ['name', 'birthdate', ...GUARDIAN.map((name) => `agency.${name}`)];

const titled = z.object({ docs: z.array(z.record(z.string(), z.unknown())) });

/**
 * The list's marked entries: number, condition in the address, ids; null if the panel does not answer; the titles of
 * the first `limit` of them, none without an answer; and a sentence that names the minors among them, empty for none.
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
    const answer = await fetch(`${address()}&limit=0&depth=0&select[id]=true`).catch(() => null);
    const parsed = answer?.ok ? found.safeParse(await answer.json()) : null;
    return parsed?.success ? parsed.data.docs.map(({ id }) => id) : null;
  };
  const titles = async (limit: number): Promise<string[]> => {
    const title = getEntityConfig({ collectionSlug: slug }).admin.useAsTitle ?? 'id';
    const query = `&limit=${limit}&depth=0&trash=true&select[${title}]=true`;
    const answer = await fetch(address() + query).catch(() => null);
    const parsed = answer?.ok ? titled.safeParse(await answer.json()) : null;
    return (parsed?.data?.docs ?? []).map((doc) => doc[title]).filter((one) => typeof one === 'string');
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
    const answer = await fetch(`${address()}&limit=0&depth=0&trash=true&${select.join('&')}`).catch(
      () => null,
    );
    const found = answer?.ok ? people.safeParse(await answer.json()) : null;
    const names = minorsAmong(found?.data?.docs ?? [], language, localDay(Date.now()));
    return names.length > 0 ? `${MINORS[language]}: ${listed(names, language)}.` : '';
  };
  return { count, address, ids, titles, minors };
}
