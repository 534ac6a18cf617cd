import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { chosenRows } from './chosen-rows.ts';
import { askAgain, useAskCount } from './warnings-again.ts';

const WAIT_MS = 300;
const AGAIN_MS = 3_000;

export const warning = z.enum([
  'taken',
  'draft',
  'abroad',
  'consent',
  'minor',
  'undated',
  'permit',
  'applied',
  'hold',
  'sent',
  'trash',
]);
const answer = z.object({
  isTermsDraft: z.boolean(),
  /** The client's, by its ISO code. */
  country: z.nullable(z.string()),
  warnings: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      warnings: z.array(warning),
      /** Whether the client does not see them yet. */
      isUnread: z.boolean(),
    }),
  ),
});
type Answer = z.infer<typeof answer>;
const NOTHING: Answer = { warnings: [], isTermsDraft: false, country: null };

/** The lines of a form as the endpoint asks for them. */
function queryOf(fields: FormState): string {
  const ids = chosenRows(fields);
  const onHold = ids.filter((_, row) => fields[`talents.${row}.availability`]?.value === 'on_hold');
  const taken = ids.filter((_, row) => fields[`talents.${row}.taken_down`]?.value === true);
  const client = Number(fields.client?.value ?? 0);
  return new URLSearchParams({
    ...(client > 0 && { client: String(client) }),
    talents: ids.filter(Boolean).join(','),
    on_hold: onHold.filter(Boolean).join(','),
    taken_down: taken.filter(Boolean).join(','),
  }).toString();
}

async function read(address: string, signal: AbortSignal): Promise<Answer | null> {
  const response = await fetch(address, { signal }).catch(() => null);
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null;
  return answer.safeParse(body).data ?? null;
}

/** The warnings about the talents of the open form, asked again with each change of its lines and each save. */
export function useWarnings() {
  const { id, savedDocumentData } = useDocumentInfo();
  const query = useFormFields(([fields]) => queryOf(fields));
  const about = `${id ? `package=${id}&` : ''}${query}`;
  const times = useAskCount();
  const key = `${about} ${savedDocumentData?.updatedAt ?? ''} ${times}`;
  const [known, setKnown] = useState<{ key: string; answer: Answer } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const newest = await read(`/cms-api/packages/warnings?${about}`, leaving.signal);
      if (leaving.signal.aborted) return;
      if (newest) return setKnown({ key, answer: newest });
      timer = setTimeout(look, AGAIN_MS);
    };
    timer = setTimeout(look, WAIT_MS);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [about, key]);
  return { ...(known?.answer ?? NOTHING), isCurrent: known?.key === key, again: askAgain };
}
