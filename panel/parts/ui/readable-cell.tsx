import { text } from '@passarela/contract/text';
import type { DefaultServerCellComponentProps } from 'payload';
import { languageOf } from '../../platform/reference/language.ts';

const YES = text('Sim', 'Yes');

/** A number or a yes in a list, as people write it. */
export function ReadableCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData === 'boolean') return <>{cellData ? YES[languageOf(i18n)] : '—'}</>;
  return <>{String(cellData ?? '—')}</>;
}
