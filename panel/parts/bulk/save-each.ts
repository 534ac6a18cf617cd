import { isolateObjectProperty, type PayloadRequest } from 'payload';
import { fieldErrorsOf, isLocked, lockedReason } from '../../platform/errors/explain-error.ts';

type Failed = { id: number; title: string; message: string };
type Each = { titleOf: (id: number) => string; save: (id: number, own: PayloadRequest) => Promise<unknown> };

/** The reason in the words of its fields: Payload's own message names them alone. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const messages = fieldErrorsOf(error).map(({ message }) => message);
  return messages.length > 0 ? [...new Set(messages)].join(' ') : error.message;
}

/**
 * Saves several entries, each by itself, with its history and a line in the audit log. Returns the number of changed
 * ones, and id, title and reason of the others: 200, or 409 with any of those.
 */
export async function saveEach(
  req: PayloadRequest,
  ids: readonly number[],
  { titleOf, save }: Each,
): Promise<Response> {
  const failed: Failed[] = [];
  for (const id of ids) {
    const own = isolateObjectProperty(req, ['context', 'transactionID']);
    own.context = { ...req.context, isBulk: true };
    try {
      await save(id, own);
    } catch (error) {
      const message = isLocked(error) ? await lockedReason(req, id) : reasonOf(error);
      failed.push({ id, title: titleOf(id), message });
    }
  }
  const changed = ids.length - failed.length;
  return Response.json({ changed, failed }, { status: failed.length === 0 ? 200 : 409 });
}

/** The title of an entry by the field that is its title; empty without. */
export const titleOf = (entry: Record<string, unknown> | undefined, name: string | undefined): string =>
  String((name && entry?.[name]) ?? '');
