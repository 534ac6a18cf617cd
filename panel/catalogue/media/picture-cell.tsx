import { text } from '@passarela/contract/text';
import Link from 'next/link';
import type { DefaultServerCellComponentProps } from 'payload';
import styles from '../../parts/ui/cells.module.css';
import { mediumOf } from '../../parts/ui/medium-of.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { thumbnail } from './staff-file.ts';

const OPEN = text('Abrir', 'Open');
const VIDEO = text('vídeo', 'video');

/** A picture in a list as a picture; in the first column it leads to the entry. */
export async function PictureCell({
  cellData,
  collectionSlug,
  rowData,
  payload,
  i18n,
  link,
}: DefaultServerCellComponentProps) {
  const language = languageOf(i18n);
  const medium = await mediumOf(payload, typeof cellData === 'number' ? cellData : null);
  if (!medium) return <>—</>;
  const source = thumbnail({ ...medium });
  const words = medium.alt?.[language] ?? '';
  const shown = source ? (
    <img className={styles.picture} src={source} alt={words} loading="lazy" />
  ) : (
    <span className={styles.video}>{VIDEO[language]}</span>
  );
  if (!link) return shown;
  return (
    <Link
      href={`/admin/collections/${collectionSlug}/${rowData.id}`}
      prefetch={false}
      aria-label={`${OPEN[language]}: ${words || VIDEO[language]}`}
    >
      {shown}
    </Link>
  );
}
