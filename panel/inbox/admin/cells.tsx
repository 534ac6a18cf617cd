import { text } from '@passarela/contract/text';
import Link from 'next/link';
import type { DefaultServerCellComponentProps } from 'payload';
import { z } from 'zod';
import { findById } from '../../platform/db/find.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { STATUSES } from '../fields/entry.ts';
import faces from './applicant.module.css';
import styles from './inbox.module.css';
import { MinorFace } from './minor-face.tsx';

const isStatus = (value: unknown): value is keyof typeof STATUSES =>
  typeof value === 'string' && Object.hasOwn(STATUSES, value);

export function StatusCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (!isStatus(cellData)) return null;
  return (
    <span className={`${styles.status} ${styles[cellData]}`}>{STATUSES[cellData][languageOf(i18n)]}</span>
  );
}

/** The name alone: bookers may not open a colleague's account. */
export async function AssigneeCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const person = typeof cellData === 'number' ? await findById(payload, 'users', cellData) : null;
  return <>{person?.name ?? '—'}</>;
}

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
    <div className={faces.applicant}>
      {photos && is_minor === false && (
        <img className={faces.face} src={face} alt="" width={56} height={75} loading="lazy" />
      )}
      {photos && is_minor !== false && (
        <MinorFace face={face} name={name} show={SHOW[language]} about={ABOUT[language]} />
      )}
      {!photos && <span className={faces.face} />}
      <Link href={`/admin/collections/applications/${deletedAt ? 'trash/' : ''}${id}`} prefetch={false}>
        {name}
      </Link>
    </div>
  );
}

const NO_APPLICATION = text('Candidatura apagada', 'Deleted application');

/** The reference of an application, which leads to it, or that it is gone. */
export async function ApplicationName({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  const id = Number(cellData);
  const entry = await findById(payload, 'applications', id);
  if (!entry) return <>{NO_APPLICATION[languageOf(i18n)]}</>;
  const folder = entry.deletedAt ? 'trash/' : '';
  return <a href={`/admin/collections/applications/${folder}${id}`}>{entry.reference}</a>;
}
