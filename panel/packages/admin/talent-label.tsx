'use client';

import { useRowLabel } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod/mini';

const named = z.object({ name: z.string() });

async function nameOf(id: number, signal: AbortSignal): Promise<string> {
  const answer = await fetch(`/cms-api/talents/${id}?depth=0&select[name]=true`, { signal });
  const { data } = named.safeParse(await answer.json());
  return data?.name ?? '';
}

/** Heads a line of a package: its number, and the talent's name. */
export function TalentLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ talent?: number | null }>();
  const [name, setName] = useState('');
  const { talent } = data;
  useEffect(() => {
    if (!talent) return setName('');
    const leaving = new AbortController();
    nameOf(talent, leaving.signal).then(setName, () => {});
    return () => leaving.abort();
  }, [talent]);
  return (
    <span>
      {rowNumber + 1}. {name}
    </span>
  );
}
