import 'server-only';
import type { ClientPackage } from '../backend/answers/package.ts';
import { openPackage, SHUT_STATUSES } from '../backend/package.ts';
import { readOrNull } from '../backend/read-or-null.ts';
import { isLang, type Lang } from '../domain/languages.ts';
import { href } from '../routes/href.ts';
import { isPackageLink, readPerson } from '../routes/package-link.ts';
import { DOWN_RETRY_S, refuse } from './refuse.ts';

export const PRIVATE_HEADERS = { 'referrer-policy': 'no-referrer' };

type Opened = { lang: Lang; opened: ClientPackage; fail: (status: number, retryAfterS?: number) => Response };

/**
 * A package that gives files, as the panel answers now for this link, its passcode and the terms that a person
 * accepted. An answer instead: 403, 404, 410, 503; people come to the page, which says why.
 */
export async function openFiles(request: Request, link: string): Promise<Opened | Response> {
  const search = new URL(request.url).searchParams;
  const given = search.get('lang') ?? '';
  const lang = isLang(given) ? given : 'pt';
  if (!isPackageLink(link)) return new Response(null, { status: 404, headers: PRIVATE_HEADERS });
  const person = readPerson(search);
  const page = href('package', { link, person }, lang);
  const fail = (status: number, retryAfterS?: number) => {
    const problem = status === 429 ? '#download-busy' : status === 503 ? '#download-failed' : '';
    const answer = refuse(request, `${page}${problem}`, { status, ...(retryAfterS && { retryAfterS }) });
    answer.headers.set('referrer-policy', PRIVATE_HEADERS['referrer-policy']);
    return answer;
  };
  const found = await readOrNull(openPackage(link, person || null));
  if (!found) return fail(503, DOWN_RETRY_S);
  const { value } = found;
  if (typeof value === 'string') return fail(SHUT_STATUSES[value]);
  return value.needsTerms || value.downloads === 'none' ? fail(403) : { lang, opened: value, fail };
}
