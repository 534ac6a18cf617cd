import type { Payload } from 'payload';
import { clientOf } from '../db/client.ts';

const NEVER = "BEGIN SELECT RAISE(ABORT, 'receipts of takedowns are kept as they are'); END";

/**
 * Makes the database itself refuse to change or delete receipts; only the answers of the sites are filled in, once. Made
 * anew at each start: a migration that rebuilds the table would take the triggers with it.
 */
export async function guardReceipts(payload: Payload): Promise<void> {
  await clientOf(payload).batch(
    [
      `CREATE TRIGGER IF NOT EXISTS takedowns_kept BEFORE DELETE ON takedowns ${NEVER}`,
      `CREATE TRIGGER IF NOT EXISTS takedowns_told BEFORE UPDATE ON takedowns WHEN OLD.told_at IS NOT NULL ${NEVER}`,
      `CREATE TRIGGER IF NOT EXISTS takedowns_said
       BEFORE UPDATE OF id, cause, subject, subject_id, by, tags, files, kept, started_at ON takedowns ${NEVER}`,
    ],
    'write',
  );
}
