import { useEffect, useState } from 'react';
import { z } from 'zod/mini';

const answer = z.object({ isAbroad: z.boolean(), ids: z.array(z.number()) });
type NotAbroad = { isAbroad: boolean; ids: ReadonlySet<number> };
const NOBODY: NotAbroad = { isAbroad: false, ids: new Set() };

async function read(client: number, signal: AbortSignal): Promise<NotAbroad> {
  const response = await fetch(`/cms-api/packages/not-abroad?client=${client}`, { signal });
  const { data } = answer.safeParse(response.ok ? await response.json() : null);
  return data ? { ...data, ids: new Set(data.ids) } : NOBODY;
}

/** The talents who may not be sent to this client, read while `isOpen`. */
export function useNotAbroad(client: number, isOpen: boolean): NotAbroad {
  const [known, setKnown] = useState(NOBODY);
  useEffect(() => {
    if (!isOpen || client <= 0) return setKnown(NOBODY);
    const leaving = new AbortController();
    // without an answer nobody is marked; the warnings and the save say it still
    read(client, leaving.signal).then(setKnown, () => {});
    return () => leaving.abort();
  }, [client, isOpen]);
  return known;
}
