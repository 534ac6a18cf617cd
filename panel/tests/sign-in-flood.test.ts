import { sql } from 'drizzle-orm';
import { handleEndpoints } from 'payload';
import { expect, test } from 'vitest';
import { z } from 'zod';
import config from '../payload.config.ts';
import { rows } from '../platform/db/client.ts';
import { ADDRESS_HEADER } from '../platform/http/address-header.ts';
import { panel } from './panel.ts';

const FLOOD = 60;
/** Two are compared, twenty wait (accounts/passwords.ts). */
const ROOM = 22;

const signInFrom = (address: string) =>
  handleEndpoints({
    config,
    request: new Request('http://panel.test/cms-api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [ADDRESS_HEADER]: address },
      body: JSON.stringify({ email: `flood-${address}@staff.test`, password: 'wrong' }),
    }),
  });

const counted = async () => {
  const [row] = await rows(
    await panel(),
    sql`SELECT count(*) AS many FROM limits`,
    z.object({ many: z.coerce.number() }),
  );
  return row?.many ?? 0;
};

test('of sixty sign-ins at once those beyond the room are told to come again, and not counted against anybody', async () => {
  const before = await counted();
  await signInFrom('203.0.113.250');
  const ofOne = (await counted()) - before;
  const answers = await Promise.all(Array.from({ length: FLOOD }, (_, at) => signInFrom(`203.0.113.${at}`)));
  const of = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([of(401), of(503)]).toEqual([ROOM, FLOOD - ROOM]);
  expect((await counted()) - before - ofOne).toBeLessThanOrEqual(ROOM * ofOne);
});
