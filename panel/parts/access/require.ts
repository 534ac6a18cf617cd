import { text } from '@passarela/contract/text';
import { type CollectionSlug, Forbidden, NotFound, type PayloadRequest, UnauthorizedError } from 'payload';
import { findAll } from '../../platform/db/find.ts';
import { messageFor, refusal } from '../../platform/errors/refusal.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { missingOf, namedWithMissing } from '../../platform/reference/minors.ts';
import { canAnswer, canEdit, isAdmin } from './rules.ts';

type Staff = NonNullable<PayloadRequest['user']>;

/** The signed-in person; throws 401 for nobody, 403 for staff whose role does not fit `allows`. */
function requireStaff(req: PayloadRequest, allows: (asked: { req: PayloadRequest }) => boolean): Staff {
  if (!req.user) throw new UnauthorizedError(req.t);
  if (!allows({ req })) throw new Forbidden(req.t);
  return req.user;
}

export const requireAnybody = (req: PayloadRequest) => requireStaff(req, () => true);
export const requireEditor = (req: PayloadRequest) => requireStaff(req, canEdit);
export const requireInbox = (req: PayloadRequest) => requireStaff(req, canAnswer);
export const requireAdmin = (req: PayloadRequest) => requireStaff(req, isAdmin);

/** The numeric id in the address of an endpoint; 404 when it is none. */
export function idOf(req: PayloadRequest): number {
  const id = Number(req.routeParams?.id);
  if (!Number.isSafeInteger(id) || id < 1) throw notFound();
  return id;
}

export const notFound = (): NotFound => new NotFound();

/** Whether the panel has a collection of this name; names that every object inherits are none. */
export const isCollection = (slug: string, { payload }: PayloadRequest): slug is CollectionSlug =>
  Object.hasOwn(payload.collections, slug);

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
