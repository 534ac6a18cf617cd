import { z } from 'zod/mini';
import type { Way } from '../bulk/list-changes.ts';

const refused = z.object({ errors: z.array(z.object({ message: z.string() })) });
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

async function send(path: string, body: object): Promise<{ isOk: boolean; answer: unknown }> {
  const response = await fetch(`/cms-api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  return { isOk: response?.ok === true, answer: await response?.json().catch(() => null) };
}

const reasonOf = (answer: unknown): string =>
  (refused.safeParse(answer).data?.errors ?? []).map(({ message }) => message).join(' ');

async function change(path: string, body: object): Promise<Outcome> {
  const { isOk, answer } = await send(path, body);
  const { changed, failed } = outcome.safeParse(answer).data ?? { changed: 0, failed: [] };
  return { isDone: isOk && failed.length === 0, changed, failed, reason: reasonOf(answer) };
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
export async function previewSelected(
  slug: string,
  given: Change,
): Promise<{ seen: Preview | null; reason: string }> {
  const { answer } = await send(`${slug}/update-selected`, { ...bodyOf(given), isPreview: true });
  return { seen: preview.safeParse(answer).data ?? null, reason: reasonOf(answer) };
}

/** Takes back one's own change of several, for ten minutes. */
export const undoSelected = (slug: string, ids: readonly number[]): Promise<Outcome> =>
  change(`${slug}/undo-selected`, { ids });
