import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod/mini';

const link = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  chat: z.string(),
  isMailed: z.boolean(),
  isReminded: z.boolean(),
  isForAnybody: z.boolean(),
});
export type PackageLink = z.infer<typeof link>;
const answer = z.object({ links: z.array(link) });

/** The links, read anew after each save: Payload draws a component of the server once, at the start. */
export function useLinks(source: string, first: readonly PackageLink[]): readonly PackageLink[] {
  const { savedDocumentData } = useDocumentInfo();
  const saved = String(savedDocumentData?.updatedAt ?? '');
  const drawn = useRef(saved);
  const [links, setLinks] = useState(first);
  useEffect(() => {
    if (drawn.current === saved) return;
    const leaving = new AbortController();
    const read = async () => {
      const response = await fetch(source, { signal: leaving.signal });
      const { data } = answer.safeParse(response.ok ? await response.json() : null);
      if (!data || leaving.signal.aborted) return;
      drawn.current = saved;
      setLinks(data.links);
    };
    read().catch(() => {});
    return () => leaving.abort();
  }, [source, saved]);
  return links;
}
