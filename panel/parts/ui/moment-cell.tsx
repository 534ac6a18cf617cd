import type { DefaultServerCellComponentProps } from 'payload';
import { displayMoment } from '../../platform/reference/agency-time.ts';

/** A moment in a list by the agency's clock, wherever the computer is; it opens its entry if the list does. */
export function MomentCell({ cellData, collectionSlug, link, rowData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string') return <>—</>;
  const moment = displayMoment(new Date(cellData));
  return link ? <a href={`/admin/collections/${collectionSlug}/${rowData.id}`}>{moment}</a> : moment;
}
