import { z } from 'zod/mini';

const refused = z.object({ errors: z.array(z.object({ message: z.string() })) });
const partly = z.object({ failed: z.array(z.object({ message: z.string() })) });

type Change = { ids: readonly number[]; typed: string; fields: Record<string, unknown> };

/** Changes fields of several entries; the panel's words where that did not work for all of them, null where it did. */
export async function updateSelected(slug: string, { ids, typed, fields }: Change): Promise<string | null> {
  const answer = await fetch(`/cms-api/${slug}/update-selected`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids, count: ids.length, fields, ...(typed && { typed }) }),
  }).catch(() => null);
  if (answer?.ok) return null;
  const said: unknown = await answer?.json().catch(() => null);
  const words = [
    ...(refused.safeParse(said).data?.errors ?? []),
    ...(partly.safeParse(said).data?.failed ?? []),
  ];
  return [...new Set(words.map(({ message }) => message))].join(' ');
}
