'use client';

import { useConfig, useListQuery, useSelection } from '@payloadcms/ui';
import { mergeListSearchAndWhere } from 'payload/shared';
import { z } from 'zod/mini';

const found = z.object({ docs: z.array(z.object({ id: z.number() })) });

const titled = z.object({ docs: z.array(z.record(z.string(), z.unknown())) });

/**
 * The list's marked entries: number, condition in the address, ids; null if the panel does not answer; and the titles
 * of the first `limit` of them, none without an answer.
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
  return { count, address, ids, titles };
}
