import { text } from '@passarela/contract/text';
import type { DefaultServerCellComponentProps } from 'payload';
import { findById } from '../../platform/db/find.ts';
import { languageOf } from '../../platform/reference/language.ts';

const NO_APPLICATION = text('Candidatura apagada', 'Deleted application');

/** The reference of an application, which leads to it, or that it is gone. */
export async function ApplicationName({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  const id = Number(cellData);
  const entry = await findById(payload, 'applications', id);
  if (!entry) return <>{NO_APPLICATION[languageOf(i18n)]}</>;
  const folder = entry.deletedAt ? 'trash/' : '';
  return <a href={`/admin/collections/applications/${folder}${id}`}>{entry.reference}</a>;
}
