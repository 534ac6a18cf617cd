import type { DefaultServerCellComponentProps } from 'payload';
import { fieldLabels } from '../field-labels.ts';

/** The changed fields by their labels. */
export function FieldsCell({ cellData, rowData, i18n, payload }: DefaultServerCellComponentProps) {
  const { collections, globals } = payload.config;
  const subject = [...collections, ...globals].find(({ slug }) => slug === rowData.subject);
  const names = typeof cellData === 'string' && cellData !== '' ? cellData.split(', ') : [];
  const words = fieldLabels(subject?.fields ?? [], names, i18n);
  return <>{words.join(', ') || '—'}</>;
}
