import type { Option } from '@passarela/contract';
import { isBackendError } from '../backend/errors.ts';
import type { Lang } from '../routes/screens.ts';

/** Ids of places as the service makes them; anything else never reaches it. */
const ID = /^[\p{L}\p{N} _.'-]{1,60}$/u;

/** Answers a list of options; 404 for ids that cannot be one, 503 where the service fails and never answered. */
export async function answerOptions(
  lang: Lang | null,
  ids: readonly string[],
  read: (lang: Lang) => Promise<Option[]>,
) {
  if (lang === null || !ids.every((id) => ID.test(id)))
    return Response.json({ message: 'no such list' }, { status: 404 });
  try {
    return Response.json(await read(lang));
  } catch (error) {
    if (!isBackendError(error)) throw error;
    return Response.json({ message: 'not available' }, { status: 503, headers: { 'Retry-After': '10' } });
  }
}
