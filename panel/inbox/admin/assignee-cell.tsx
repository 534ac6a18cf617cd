import type { DefaultServerCellComponentProps } from 'payload';
import { findById } from '../../platform/db/find.ts';

/** The name alone: bookers may not open a colleague's account. */
export async function AssigneeCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const person = typeof cellData === 'number' ? await findById(payload, 'users', cellData) : null;
  return <>{person?.name ?? '—'}</>;
}
