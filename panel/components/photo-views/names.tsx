import { text } from '@passarela/contract/text';
import type { DefaultServerCellComponentProps } from 'payload';
import { findById } from '../../db/find.ts';
import { languageOf } from '../../reference/language.ts';

const NO_STAFF = text('Conta apagada', 'Deleted account');
const NO_APPLICATION = text('Candidatura apagada', 'Deleted application');

export async function StaffName({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  const id = Number(cellData);
  const user = await findById(payload, 'users', id);
  return <>{user ? `${user.name} (${user.email})` : `${NO_STAFF[languageOf(i18n)]} (${id})`}</>;
}

/** The reference of an application, which leads to it, or that it is gone. */
export async function ApplicationName({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  const id = Number(cellData);
  const entry = await findById(payload, 'applications', id);
  if (!entry) return <>{`${NO_APPLICATION[languageOf(i18n)]} (${id})`}</>;
  const folder = entry.deletedAt ? 'trash/' : '';
  return <a href={`/admin/collections/applications/${folder}${id}`}>{entry.reference}</a>;
}
