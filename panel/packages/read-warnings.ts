import type { Endpoint } from 'payload';
import { z } from 'zod';
import { requireInbox } from '../parts/access/require.ts';
import { refusal } from '../platform/errors/refusal.ts';
import { countryOf, isAbroad, TERMS_ARE_DRAFT } from './abroad.ts';
import { warningsOf } from './warnings.ts';

const number = z.coerce.number().int().positive();
const numbers = z
  .string()
  .default('')
  .transform((text) => (text ? text.split(',').map(Number) : []))
  .pipe(z.array(z.number().int().positive()));
const query = z.object({
  package: number.nullish().transform((id) => id ?? null),
  client: number.nullish().transform((id) => id ?? null),
  talents: numbers,
  on_hold: numbers,
  taken_down: numbers,
});

/** GET /cms-api/packages/warnings: about the talents of a form as it is now, saved or not; for those who send it. */
export const warningsEndpoint: Endpoint = {
  path: '/warnings',
  method: 'get',
  handler: async (req) => {
    requireInbox(req);
    const { data } = query.safeParse(req.query);
    if (!data) throw refusal('?', 400);
    const { package: id, client, talents, on_hold: onHold, taken_down: taken } = data;
    const lines = talents.map((talent) => ({
      talent,
      availability: onHold.includes(talent) ? 'on_hold' : null,
      isWithdrawn: taken.includes(talent),
    }));
    const warnings = await warningsOf(req.payload, { id, client, talents: lines }, Date.now());
    const country = await countryOf(req, client);
    const isTermsDraft = TERMS_ARE_DRAFT && isAbroad(country);
    return Response.json(
      { warnings, isTermsDraft, country },
      { headers: { 'Cache-Control': 'private, no-store' } },
    );
  },
};
