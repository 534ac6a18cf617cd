import { Forbidden, type PayloadRequest } from 'payload';
import { env } from '../../platform/settings/env.ts';
import { noNote, type noteCookie } from './note-cookie.ts';

/** Whether a request is a form of a page, sent by the browser itself, and not a script's. */
export const isPageForm = ({ headers }: PayloadRequest): boolean =>
  (headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded');

/** Whether the browser says that a page of ours sent this. */
export function isFromOwnPage({ headers }: PayloadRequest): boolean {
  const origin = headers.get('origin');
  return origin === null ? headers.get('sec-fetch-site') === 'same-origin' : origin === env().PANEL_ORIGIN;
}

/** The fields of a form of our own pages; throws 403 for forms of other sites, which could sign a person in unasked. */
export async function readForm(req: PayloadRequest): Promise<(name: string) => string> {
  if (!isPageForm(req) || !isFromOwnPage(req)) throw new Forbidden(req.t);
  const fields = new URLSearchParams(await req.text?.());
  return (name) => fields.get(name) ?? '';
}

/** 303: the page that the browser shows next, with the cookies that go with it. Without a note an older one goes. */
export function goTo(path: string, cookies: readonly ReturnType<typeof noteCookie>[] = []): Response {
  const headers = new Headers({ Location: path, 'Cache-Control': 'no-store' });
  for (const cookie of [noNote(), ...cookies]) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
