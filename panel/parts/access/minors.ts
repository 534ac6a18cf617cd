import { text } from '@passarela/contract/text';
import type { PayloadRequest } from 'payload';
import { findAll } from '../../platform/db/find.ts';
import { messageFor, refusal } from '../../platform/errors/refusal.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { missingOf, namedWithMissing } from '../../platform/reference/minors.ts';

const UNGUARDED = text(
  'Menores não são mostrados a clientes sem responsável na ficha. Complete a ficha ou tire do pacote:',
  'No minor is shown to clients without a guardian in the entry. Complete the entry, or take out of the package:',
);

/** Throws 409 with the names of those among these talents whom no client may see, and what each lacks. */
export async function refuseUnguardedTo(req: PayloadRequest, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const today = localDay(Date.now());
  const found = await findAll(req, 'talents', { id: { in: [...ids] } });
  const refused = found.filter(
    (talent) => !talent.deletedAt && missingOf(talent, 'client', today).length > 0,
  );
  if (refused.length === 0) return;
  const names = refused.map((one) => namedWithMissing(one, languageOf(req.i18n), 'client', today));
  throw refusal(`${messageFor(req, UNGUARDED)} ${names.join(', ')}.`, 409);
}
