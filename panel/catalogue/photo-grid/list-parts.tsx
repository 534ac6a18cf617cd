import { text } from '@passarela/contract/text';
import DataLoader from 'dataloader';
import Link from 'next/link';
import type { BeforeListTableServerProps, DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { z } from 'zod';
import { isEditor } from '../../parts/access/roles.ts';
import controls from '../../parts/ui/controls.module.css';
import { mediumOf } from '../../parts/ui/medium-of.ts';
import { findAll } from '../../platform/db/find.ts';
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

type Terms = 'categories' | 'divisions' | 'skills';
type Name = { pt?: string | null; en?: string | null } | null | undefined;

/** The names of the terms that one drawn page asks for, in one question to the database. */
const namesOf = cache(
  (payload: Payload, terms: Terms) =>
    new DataLoader<number, Name>(async (ids) => {
      const found = await findAll(payload, terms, { id: { in: [...ids] } });
      const byId = new Map<number, Name>(found.map(({ id, name }) => [id, name]));
      return ids.map((id) => byId.get(id));
    }),
);

/** All terms of a talent in a list. Payload's cell reads names in sight alone, and says "—" till then. */
export async function TermsCell({ cellData, field, i18n, payload }: DefaultServerCellComponentProps) {
  const ids = Array.isArray(cellData) ? cellData.map(Number).filter(Boolean) : [];
  const terms = 'relationTo' in field ? field.relationTo : null;
  if (terms !== 'categories' && terms !== 'divisions' && terms !== 'skills') return null;
  const names = await namesOf(payload, terms).loadMany(ids);
  const language = languageOf(i18n);
  return (
    <>
      {names
        .flatMap((name) => (!name || name instanceof Error ? [] : (name[language] ?? name.pt ?? [])))
        .join(', ')}
    </>
  );
}

const BRING = text('Trazer um elenco', 'Bring a roster in');

/** Over the list of talents: the link to the import of a roster. */
export function RosterLink({ i18n, user }: BeforeListTableServerProps) {
  if (!isEditor(user)) return null;
  return (
    <p>
      <a className={controls.secondary} href="/admin/elenco">
        {BRING[languageOf(i18n)]}
      </a>
    </p>
  );
}
