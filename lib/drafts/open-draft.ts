import 'server-only';
import { randomUUID } from 'node:crypto';
import { headers } from 'next/headers';
import { cache } from 'react';
import { readDraft } from '../backend/draft';
import { readPostDraft } from '../backend/post-draft';
import { readOrNull } from '../backend/read-or-null';
import type { Lang } from '../domain/languages';
import { createLimits } from '../forms/limits';
import { addressOf } from '../forms/sender';
import { isOfPost, readToken } from '../routes/draft-token';
import { firstValues, type PageQuery } from '../routes/page-query';

/** In ten minutes, of this instance: each view asks the service. */
const views = createLimits({ address: 60, total: 600, own: 10 });

const admit = cache(async () => views.admit(addressOf(await headers()), randomUUID()));
type Draft = Awaited<ReturnType<typeof readDraft | typeof readPostDraft>>;
const read = cache(async (token: string, lang: Lang) =>
  readOrNull<Draft>(isOfPost(token) ? readPostDraft(token) : readDraft(token, lang)),
);

/** The draft that an address opens, with its token; or why there is none. Read once for each request. */
export async function openDraft(lang: Lang, searchParams: Promise<PageQuery>) {
  const query = await searchParams;
  const token = readToken(firstValues(query));
  if (!token) return 'previewEnded';
  if ((await admit()) !== null) return 'limited';
  const found = await read(token, lang);
  if (!found) return 'unavailable';
  return found.value === null ? 'previewEnded' : { ...found.value, token };
}
