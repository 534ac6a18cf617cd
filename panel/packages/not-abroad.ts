import type { Endpoint, PayloadRequest } from 'payload';
import { requireInbox } from '../parts/access/require.ts';
import { countryAbroad, mayGoAbroad } from './abroad.ts';

async function notAllowed({ payload }: PayloadRequest): Promise<number[]> {
  const select = { birthdate: true, agency: true } as const;
  const { docs } = await payload.find({ collection: 'talents', select, depth: 0, pagination: false });
  const now = Date.now();
  return docs.filter((talent) => !mayGoAbroad(talent, now)).map(({ id }) => id);
}

/** GET /cms-api/packages/not-abroad?client=…: the talents who may not be sent to this client; none inside Brazil. */
export const notAbroadEndpoint: Endpoint = {
  path: '/not-abroad',
  method: 'get',
  handler: async (req) => {
    requireInbox(req);
    const client = Number(req.query.client);
    const isAbroad = (await countryAbroad(req, Number.isSafeInteger(client) ? client : null)) !== null;
    const ids = isAbroad ? await notAllowed(req) : [];
    return Response.json({ isAbroad, ids }, { headers: { 'Cache-Control': 'private, no-store' } });
  },
};
