import { text } from '@passarela/contract/text';
import Link from 'next/link';
import type { DefaultServerCellComponentProps } from 'payload';
import { z } from 'zod';
import { languageOf } from '../../platform/reference/language.ts';
import styles from './applicant.module.css';
import { MinorFace } from './minor-face.tsx';

const SHOW = text('Ver rosto', 'Show face');
const ABOUT = text(
  'Menor de idade. Quem vê o rosto fica registrado.',
  'Under 18. Who sees the face is recorded.',
);

const applicant = z.object({
  id: z.number(),
  name: z.string(),
  photos: z.string().nullish(),
  is_minor: z.boolean().nullish(),
  deletedAt: z.string().nullish(),
});

/** Face and name of who applies. A minor's face is not fetched until somebody asks for it (docs/decisions/inbox.md). */
export function ApplicantCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  const parsed = applicant.safeParse(rowData);
  if (!parsed.success) return null;
  const { id, name, photos, is_minor, deletedAt } = parsed.data;
  const language = languageOf(i18n);
  const face = `/cms-api/applications/${id}/face`;
  return (
    <div className={styles.applicant}>
      {photos && is_minor === false && (
        <img className={styles.face} src={face} alt="" width={56} height={75} loading="lazy" />
      )}
      {photos && is_minor !== false && (
        <MinorFace face={face} name={name} show={SHOW[language]} about={ABOUT[language]} />
      )}
      {!photos && <span className={styles.face} />}
      <Link href={`/admin/collections/applications/${deletedAt ? 'trash/' : ''}${id}`} prefetch={false}>
        {name}
      </Link>
    </div>
  );
}
