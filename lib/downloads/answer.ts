import 'server-only';
import { slugify } from '@passarela/contract/slug';
import { STATED_LENGTH_HEADER } from '@passarela/gate/web-stream';
import { create as contentDisposition } from 'content-disposition';
import { sharedWait } from '../backend/admit.ts';
import { getAgency } from '../backend/agency.ts';
import type { DownloadProblem } from '../domain/downloads.ts';
import { admit, createQuota } from '../forms/limits.ts';
import { addressOf } from '../forms/sender.ts';

/** In no cache, in no index. */
export const UNCACHED_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

const BUSY_RETRY_S = 30;
export const DOWN_RETRY_S = 10;

/** Answers with a status; people come to a page that shows the error. */
export type Fail = (status: number, retryAfterS?: number) => Response;
type Page = { href: string; worded: readonly number[]; headers?: Record<string, string> };

/** `worded`: the statuses of which the page has a text, at an id of its own; the others it says by itself. */
export function failTo(request: Request, { href, worded, headers: own = {} }: Page): Fail {
  return (status, retryAfterS) => {
    const retry: Record<string, string> = retryAfterS ? { 'retry-after': String(retryAfterS) } : {};
    const headers = { ...UNCACHED_HEADERS, ...own, ...retry };
    if (!request.headers.get('accept')?.includes('text/html'))
      return Response.json({ message: 'no download' }, { status, headers });
    const problem: DownloadProblem = status === 429 ? 'download-busy' : 'download-failed';
    const location = worded.includes(status) ? `${href}#${problem}` : href;
    return new Response(null, { status: 303, headers: { ...headers, location } });
  };
}

export const pdfHeaders = (name: string) => ({
  'content-type': 'application/pdf',
  'content-disposition': contentDisposition(`${name}.pdf`, {
    fallback: `${slugify(name) || 'passarela'}.pdf`,
    type: 'inline',
  }),
});

const ENDING = 'AFM MODEL';

export async function zipHeaders(name: string, bytes: number | null) {
  const file = `${name} ${(await getAgency()).download_ending ?? ENDING}`;
  return {
    ...UNCACHED_HEADERS,
    'content-type': 'application/zip',
    'content-disposition': contentDisposition(`${file}.zip`, {
      fallback: `${slugify(file) || 'gallery'}.zip`,
    }),
    ...(bytes !== null && { [STATED_LENGTH_HEADER]: String(bytes) }),
  };
}

const underWay = {
  photos: createQuota({ all: 8, address: 3 }),
  portfolio: createQuota({ all: 2, address: 1 }),
};

/** A turn ends with `leave`, which may be called again; without a turn, `waitS` says when to come back. */
type Turn = { leave: () => void } | { waitS: number };

/** Lets a visitor download photos or draw paper, or says how many seconds to wait. */
export async function takeTurn(what: keyof typeof underWay, headers: Headers): Promise<Turn> {
  const address = addressOf(headers);
  const isPhotos = what === 'photos';
  const waitS = admit(what, address) ?? (isPhotos ? await sharedWait('download', address) : null);
  if (waitS !== null || !underWay[what].take(address)) return { waitS: waitS ?? BUSY_RETRY_S };
  let isHeld = true;
  return {
    leave: () => {
      if (isHeld) underWay[what].release(address);
      isHeld = false;
    },
  };
}
