import { text } from '@passarela/contract/text';
import type { DefaultServerCellComponentProps } from 'payload';
import { findById } from '../../platform/db/find.ts';
import { languageOf } from '../../platform/reference/language.ts';

const PANEL = text('O próprio painel', 'The panel itself');
const NO_STAFF = text('Conta apagada', 'Deleted account');

/** The person of an act, by the account’s name as it is now. */
export async function StaffName({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  if (!cellData) return <>{PANEL[languageOf(i18n)]}</>;
  const id = Number(cellData);
  const user = await findById(payload, 'users', id);
  return <>{user ? `${user.name} (${user.email})` : NO_STAFF[languageOf(i18n)]}</>;
}
