import { isRecord } from '@passarela/contract/is-record';
import { useEffect, useState } from 'react';
import { fetchJson } from '@/components/ui/fetch-json';
import { type Offered, toOffered } from '@/lib/forms/choice';

/** `none` before the first request; an empty list or a failure means that the place is typed. */
type Options =
  | { state: 'none' | 'loading' | 'failed'; items: Offered[] }
  | { state: 'loaded'; items: Offered[] };

const NONE: Options = { state: 'none', items: [] };
const known = new Map<string, Offered[]>();

const isOption = (row: unknown): row is { id: string | number; value: string } =>
  isRecord(row) && 'id' in row && typeof row.value === 'string';

async function load(url: string): Promise<Offered[]> {
  const rows = await fetchJson<unknown>(url);
  const items = (Array.isArray(rows) ? rows : []).filter(isOption).map(toOffered);
  known.set(url, items);
  return items;
}

/** The options at `url`, each list fetched once; null asks for none. */
export function useOptions(url: string | null): Options {
  const [fetched, setFetched] = useState<{ url: string; options: Options } | null>(null);

  useEffect(() => {
    if (url === null || known.has(url)) return;
    let isWanted = true;
    const publish = (options: Options) => isWanted && setFetched({ url, options });
    load(url).then(
      (items) => publish({ state: 'loaded', items }),
      () => publish({ state: 'failed', items: [] }),
    );
    return () => {
      isWanted = false;
    };
  }, [url]);

  if (url === null) return NONE;
  const items = known.get(url);
  if (items) return { state: 'loaded', items };
  return fetched?.url === url ? fetched.options : { state: 'loading', items: [] };
}
