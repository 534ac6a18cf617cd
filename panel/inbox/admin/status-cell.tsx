import type { DefaultServerCellComponentProps } from 'payload';
import { languageOf } from '../../platform/reference/language.ts';
import { STATUSES } from '../fields/status.ts';
import styles from './inbox.module.css';

const isStatus = (value: unknown): value is keyof typeof STATUSES =>
  typeof value === 'string' && Object.hasOwn(STATUSES, value);

export function StatusCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (!isStatus(cellData)) return null;
  return (
    <span className={`${styles.status} ${styles[cellData]}`}>{STATUSES[cellData][languageOf(i18n)]}</span>
  );
}
