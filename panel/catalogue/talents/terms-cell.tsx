import DataLoader from 'dataloader';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { findAll } from '../../platform/db/find.ts';
import { languageOf } from '../../platform/reference/language.ts';

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
