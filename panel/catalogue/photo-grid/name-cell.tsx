import Link from 'next/link';
import type { DefaultServerCellComponentProps } from 'payload';
import { z } from 'zod';
import { mediumOf } from '../../parts/ui/medium-of.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { minorMark } from '../../platform/reference/minors.ts';
import { thumbnail } from '../media/staff-file.ts';
import styles from './photo-grid.module.css';

const talent = z.object({
  id: z.number(),
  name: z.string(),
  birthdate: z.string().nullish(),
  cover: z.number().nullish(),
  deletedAt: z.string().nullish(),
});

/** In the table of talents: the cover beside the name, which leads to the form. */
export async function NameCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const parsed = talent.safeParse(rowData);
  if (!parsed.success) return null;
  const { id, name, birthdate, cover, deletedAt } = parsed.data;
  const medium = await mediumOf(payload, cover);
  const picture = medium && thumbnail({ ...medium });
  const mark = minorMark(birthdate, languageOf(i18n));
  return (
    <Link
      className={styles.named}
      href={`/admin/collections/talents/${deletedAt ? 'trash/' : ''}${id}`}
      prefetch={false}
    >
      {picture ? <img src={picture} alt="" loading="lazy" /> : <span className={styles.noCover} />}
      <span>
        {name}
        {mark && <span className={styles.minor}>{mark}</span>}
      </span>
    </Link>
  );
}
