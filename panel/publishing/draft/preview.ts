import type { Endpoint, PayloadRequest } from 'payload';
import { idOf, notFound, requireAnybody } from '../../parts/access/require.ts';
import { refusal } from '../../platform/errors/refusal.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { withoutPreview } from '../../platform/reference/minors.ts';
import { env } from '../../platform/settings/env.ts';
import { draftToken, PREVIEW_MS, type Previewed } from './signed.ts';

const PATHS = { pt: '/previa', en: '/en/preview' };
const COLLECTIONS = { talent: 'talents', post: 'posts' } as const;

const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
const leadTo = (Location: string) => new Response(null, { status: 303, headers: { ...headers, Location } });

/** A no in a tab of its own, as text; a program gets the panel's usual answer. */
function refused(message: string, isRead: boolean): Response {
  if (!isRead) throw refusal(message, 409);
  return new Response(message, {
    status: 409,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

async function stored(kind: Previewed, req: PayloadRequest) {
  const collection = COLLECTIONS[kind];
  const found = { id: idOf(req), depth: 0, disableErrors: true, overrideAccess: false };
  const doc = await req.payload.findByID({ collection, ...found, req });
  if (!doc) throw notFound();
  return doc;
}

/**
 * GET /cms-api/{talents|posts}/{id}/preview, staff: redirects to the site's page of the saved state, for an hour. 409
 * for a minor who lacks what the rule asks for: whoever has the address needs no login.
 */
export const preview = (kind: Previewed): Endpoint => ({
  path: '/:id/preview',
  method: 'get',
  handler: async (req) => {
    // a person whose session has ended comes back to the form; a program gets a status
    const isRead = req.headers.get('accept')?.includes('text/html') === true;
    if (!req.user && isRead)
      return leadTo(`/admin/login?redirect=/admin/collections/${COLLECTIONS[kind]}/${idOf(req)}`);
    requireAnybody(req);
    const doc = await stored(kind, req);
    const why = 'name' in doc && withoutPreview(doc, languageOf(req.i18n), localDay(Date.now()));
    if (why) return refused(why, isRead);
    // a post is written in one language, a talent is read in both
    const language = 'language' in doc ? doc.language : languageOf(req.i18n);
    const token = draftToken(kind, doc.id, Date.now() + PREVIEW_MS, env());
    return leadTo(`${env().SITE_URL}${PATHS[language]}?token=${token}`);
  },
});
