import type { Endpoint } from 'payload';
import { idOf, notFound, requireAnybody } from '../access/require.ts';
import { languageOf } from '../reference/language.ts';
import { env } from '../settings/env.ts';
import { draftToken, PREVIEW_MS } from './signed.ts';

const PATHS = { pt: '/previa', en: '/en/preview' };

/** GET /cms-api/talents/{id}/preview, staff: leads to the site's page of what is saved, at an address that is good for an hour. */
export const preview: Endpoint = {
  path: '/:id/preview',
  method: 'get',
  handler: async (req) => {
    requireAnybody(req);
    const id = idOf(req);
    const found = await req.payload.count({
      collection: 'talents',
      where: { id: { equals: id } },
      req,
      overrideAccess: false,
    });
    if (found.totalDocs === 0) throw notFound();
    const token = draftToken(id, Date.now() + PREVIEW_MS, env());
    const headers = {
      Location: `${env().SITE_URL}${PATHS[languageOf(req.i18n)]}?token=${token}`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    };
    return new Response(null, { status: 303, headers });
  },
};
