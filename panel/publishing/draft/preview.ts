import type { Endpoint, PayloadRequest } from 'payload';
import { idOf, notFound, requireAnybody } from '../../parts/access/require.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { env } from '../../platform/settings/env.ts';
import { draftToken, PREVIEW_MS, type Previewed } from './signed.ts';

const PATHS = { pt: '/previa', en: '/en/preview' };
const COLLECTIONS = { talent: 'talents', post: 'posts' } as const;

const leadTo = (Location: string) => {
  const headers = { Location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
  return new Response(null, { status: 303, headers });
};

async function stored(kind: Previewed, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: COLLECTIONS[kind],
    where: { id: { equals: idOf(req) } },
    depth: 0,
    limit: 1,
    req,
    overrideAccess: false,
  });
  const [doc] = docs;
  if (!doc) throw notFound();
  return doc;
}

/** GET /cms-api/{talents|posts}/{id}/preview, staff: redirects to the site's page of the saved state, for an hour. */
export const preview = (kind: Previewed): Endpoint => ({
  path: '/:id/preview',
  method: 'get',
  handler: async (req) => {
    // a person whose session has ended comes back to the form; a program gets a status
    if (!req.user && req.headers.get('accept')?.includes('text/html'))
      return leadTo(`/admin/login?redirect=/admin/collections/${COLLECTIONS[kind]}/${idOf(req)}`);
    requireAnybody(req);
    const doc = await stored(kind, req);
    // a post is written in one language, a talent is read in both
    const language = 'language' in doc ? doc.language : languageOf(req.i18n);
    const token = draftToken(kind, doc.id, Date.now() + PREVIEW_MS, env());
    return leadTo(`${env().SITE_URL}${PATHS[language]}?token=${token}`);
  },
});
