import { text } from '@passarela/contract/text';
import type { DefaultServerCellComponentProps } from 'payload';
import { findById } from '../../platform/db/find.ts';
import { languageOf } from '../../platform/reference/language.ts';

const NO_STAFF = text('Conta apagada', 'Deleted account');

export async function StaffName({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  const id = Number(cellData);
  const user = await findById(payload, 'users', id);
  return <>{user ? `${user.name} (${user.email})` : `${NO_STAFF[languageOf(i18n)]} (${id})`}</>;
}
