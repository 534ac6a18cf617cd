import { text } from '@passarela/contract/text';
import type { DefaultServerCellComponentProps } from 'payload';
import { findById } from '../../platform/db/find.ts';
import { displayMoment, storedDay } from '../../platform/reference/agency-time.ts';
import { languageOf } from '../../platform/reference/language.ts';

/** The stored day, in every time zone. */
export function DayCell({ cellData }: DefaultServerCellComponentProps) {
  return <>{typeof cellData === 'string' ? storedDay(cellData) : '—'}</>;
}

/** A moment in a list by the agency's clock, wherever the computer is; it opens its entry if the list does. */
export function MomentCell({ cellData, collectionSlug, link, rowData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string') return <>—</>;
  const moment = displayMoment(new Date(cellData));
  return link ? <a href={`/admin/collections/${collectionSlug}/${rowData.id}`}>{moment}</a> : moment;
}

const YES = text('Sim', 'Yes');

/** A number or a yes in a list, as people write it. */
export function ReadableCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData === 'boolean') return <>{cellData ? YES[languageOf(i18n)] : '—'}</>;
  return <>{String(cellData ?? '—')}</>;
}

const PANEL = text('O próprio painel', 'The panel itself');
const NO_STAFF = text('Conta apagada', 'Deleted account');

/** The person of an act, by the account’s name as it is now. */
export async function StaffName({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  if (!cellData) return <>{PANEL[languageOf(i18n)]}</>;
  const id = Number(cellData);
  const user = await findById(payload, 'users', id);
  return <>{user ? `${user.name} (${user.email})` : NO_STAFF[languageOf(i18n)]}</>;
}
