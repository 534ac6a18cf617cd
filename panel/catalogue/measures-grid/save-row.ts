import { z } from 'zod/mini';

const saved = z.object({ doc: z.object({ updatedAt: z.string() }) });
const refused = z.object({ errors: z.array(z.object({ message: z.string() })) });

export type Saved = { updatedAt: string } | { problem: string | undefined };

/** Stores the changed measures of one talent, unless somebody has saved the talent since `updatedAt`. */
export async function saveRow(
  id: number,
  updatedAt: string,
  changed: Record<string, string>,
): Promise<Saved> {
  const answer = await fetch(`/cms-api/talents/${id}?depth=0`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...changed, updatedAt }),
  }).catch(() => null);
  const said: unknown = await answer?.json().catch(() => null);
  const done = answer?.ok ? saved.safeParse(said).data : undefined;
  if (done) return { updatedAt: done.doc.updatedAt };
  return { problem: refused.safeParse(said).data?.errors[0]?.message };
}
