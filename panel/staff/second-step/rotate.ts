import type { Client } from '@libsql/client';
import { z } from 'zod';
import type { SealKeys } from '../../sealed/keys.ts';
import { SealError } from '../../sealed/seal-error.ts';
import { keyIdOfText, openText, sealText } from '../../sealed/sealed-text.ts';
import { placeOf } from './store.ts';

const rows = z.array(z.object({ person: z.number(), secret: z.string() }));

/** Encrypts a secret with the first key; null where it is so already. Throws a SealError where it does not open. */
async function rotated(secret: string, keys: SealKeys, place: string): Promise<string | null> {
  if (keyIdOfText(secret) === keys[0].id) return null;
  return sealText(await openText(secret, keys, place), keys, place);
}

/** Encrypts every secret of a second step with the first key, beside the running panel. */
export async function rotateSecrets(
  client: Client,
  keys: SealKeys,
): Promise<{ changed: number; kept: number; closed: number }> {
  const count = { changed: 0, kept: 0, closed: 0 };
  const found = await client.execute('SELECT person, secret FROM second_steps');
  for (const { person, secret } of rows.parse(found.rows)) {
    try {
      const fresh = await rotated(secret, keys, placeOf(person));
      if (fresh !== null) {
        // only what was read: the person may have set up another one meanwhile
        const sql = 'UPDATE second_steps SET secret = ? WHERE person = ? AND secret = ?';
        await client.execute({ sql, args: [fresh, person, secret] });
      }
      count[fresh === null ? 'kept' : 'changed'] += 1;
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      count.closed += 1;
    }
  }
  return count;
}
