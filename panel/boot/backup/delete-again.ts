import { deleteEntry } from '../../inbox/person/forget.ts';
import { clientOf } from '../../platform/db/client.ts';
import { findAll } from '../../platform/db/find.ts';
import type { Removed } from './database.ts';
import { openPayload } from './open-payload.ts';

/** Repeats deletions made after the backup, and names those that only people can repeat. */
export async function deleteAgain(removed: Removed | null, made: string, say: (line: string) => void) {
  if (!removed) {
    say(
      `ATTENTION: what was deleted or taken down after ${made} is there again, and no old database tells what it was.`,
    );
    return;
  }
  const { deletions, takedowns } = removed;
  if (takedowns.length > 0)
    say(`ATTENTION: taken down after the backup, public again: ${takedowns.join(', ')}`);
  if (deletions.length === 0) return;
  const payload = await openPayload();
  await clientOf(payload).open(async () => {});
  for (const { reference, kind, reason } of deletions) {
    for (const { id } of await findAll(payload, kind, { reference: { equals: reference } }))
      await deleteEntry(payload, kind, id, reason);
  }
  await clientOf(payload).erase();
  say(`Deleted again, as after the backup: ${deletions.map(({ reference }) => reference).join(', ')}`);
}
