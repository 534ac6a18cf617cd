import { z } from 'zod/mini';
import { type Answer, call } from '../act/call.ts';
import type { Way } from '../bulk/list-changes.ts';

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

async function change(path: string, body: object): Promise<Outcome> {
  const { isOk, body: answer, message } = await call(`/cms-api/${path}`, { body });
  const { changed, failed } = outcome.safeParse(answer).data ?? { changed: 0, failed: [] };
  return { isDone: isOk && failed.length === 0, changed, failed, reason: message };
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
export const previewSelected = (slug: string, given: Change): Promise<Answer<Preview>> =>
  call(`/cms-api/${slug}/update-selected`, { body: { ...bodyOf(given), isPreview: true }, shape: preview });

/** Takes back one's own change of several, for ten minutes. */
export const undoSelected = (slug: string, ids: readonly number[]): Promise<Outcome> =>
  change(`${slug}/undo-selected`, { ids });
