import 'server-only';
import { cache } from 'react';
import { readDraft, readPostDraft } from '../backend/draft';
import { readOrNull } from '../backend/read-or-null';
import type { Lang } from '../domain/languages';
import { waitFor } from '../limits/pages';
import { firstQueryValues, type PageQuery } from '../routes/page-params';
import { readToken } from '../routes/screens';

type Draft = Awaited<ReturnType<typeof readDraft | typeof readPostDraft>>;
const read = cache(async (token: string, lang: Lang) =>
  readOrNull<Draft>(token.startsWith('post.') ? readPostDraft(token) : readDraft(token, lang)),
);

/** The draft that an address opens, with its token; or why there is none. Read once for each request. */
export async function openDraft(lang: Lang, searchParams: Promise<PageQuery>) {
  const query = await searchParams;
  const token = readToken(firstQueryValues(query));
  if (!token) return 'previewEnded';
  if ((await waitFor('draft')) !== null) return 'limited';
  const found = await read(token, lang);
  if (!found) return 'unavailable';
  return found.value === null ? 'previewEnded' : { ...found.value, token };
}
