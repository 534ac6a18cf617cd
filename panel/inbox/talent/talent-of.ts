import type { PayloadRequest } from 'payload';
import { findAll, findById } from '../../platform/db/find.ts';
import type { Application } from '../../platform/db/payload-types.ts';
import { draftKey } from './draft.ts';

/** The talent that was made of an application, in the trash too; null if there is none. */
export async function talentOf(
  { payload }: Pick<PayloadRequest, 'payload'>,
  application: Pick<Application, 'talent' | 'reference'>,
): Promise<{ id: number; name: string; isInTrash: boolean } | null> {
  const noted = application.talent ? await findById(payload, 'talents', application.talent) : null;
  const found =
    noted ?? (await findAll(payload, 'talents', { external_id: { equals: draftKey(application) } }))[0];
  return found ? { id: found.id, name: found.name, isInTrash: Boolean(found.deletedAt) } : null;
}

/** The talent's address in the panel. */
export const talentAddress = ({ id, isInTrash }: { id: number; isInTrash: boolean }): string =>
  `/admin/collections/talents/${isInTrash ? 'trash/' : ''}${id}`;
