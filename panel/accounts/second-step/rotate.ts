import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows, run } from '../../platform/db/client.ts';
import { keyIdOfText, openText, sealText } from '../../platform/encryption/encrypted-text.ts';
import type { SealKeys } from '../../platform/encryption/keys.ts';
import { SealError } from '../../platform/encryption/seal-error.ts';
import { contextOf } from './store.ts';

const row = z.object({ person: z.number(), secret: z.string() });

/** Encrypts a secret with the first key; null if it is so already. Throws a SealError. */
async function rotated(secret: string, keys: SealKeys, place: string): Promise<string | null> {
  if (keyIdOfText(secret) === keys[0].id) return null;
  return sealText(await openText(secret, keys, place), keys, place);
}

/** Encrypts every secret of a second step with the first key, beside the running panel. */
export async function rotateSecrets(
  payload: Payload,
  keys: SealKeys,
): Promise<{ changed: number; kept: number; closed: number }> {
  const count = { changed: 0, kept: 0, closed: 0 };
  const found = await rows(payload, sql`SELECT person, secret FROM second_steps`, row);
  for (const { person, secret } of found) {
    try {
      const fresh = await rotated(secret, keys, contextOf(person));
      if (fresh !== null) {
        // only the secret that was read: the person may have set up another one meanwhile
        await run(
          payload,
          sql`UPDATE second_steps SET secret = ${fresh} WHERE person = ${person} AND secret = ${secret}`,
        );
      }
      count[fresh === null ? 'kept' : 'changed'] += 1;
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      count.closed += 1;
    }
  }
  return count;
}
