import type { DefaultServerCellComponentProps } from 'payload';
import { storedDay } from '../../platform/reference/agency-time.ts';

/** The stored day, in every time zone. */
export function DayCell({ cellData }: DefaultServerCellComponentProps) {
  return <>{typeof cellData === 'string' ? storedDay(cellData) : '—'}</>;
}
