import type { Field } from 'payload';
import { expect, it, vi } from 'vitest';

// One row more in the table of facts, and nothing else: form, roles, lists, sheets and answers have it, no minor's.
vi.mock('@passarela/contract/facts', async (original) => {
  const facts = await original<typeof import('@passarela/contract/facts')>();
  const inseam = { ...facts.FACTS.waist, label: { pt: 'Entreperna', en: 'Inseam' }, sheet: ['gancho'] };
  const passport = { ...facts.FACTS.real_name, label: { pt: 'Passaporte', en: 'Passport' }, sheet: [] };
  Object.assign(facts.FACTS, { inseam, passport });
  Object.assign(facts.FACT_NAMES, [...facts.FACT_NAMES, 'inseam', 'passport']);
  return facts;
});

const namesIn = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => [
    ...('name' in field ? [field.name] : []),
    ...('fields' in field ? namesIn(field.fields) : []),
  ]);

it('a new fact is in form, filters, roles, import, export, answers and packages', async () => {
  const { agencyOnly, measures } = await import('../catalogue/talents/facts.ts');
  const { listColumnFields } = await import('../catalogue/talents/list-columns.ts');
  const { mayWrite } = await import('../parts/access/writable.ts');
  const { matchColumns } = await import('./columns.ts');
  const { readRow } = await import('./read-row.ts');
  const { talentCells, talentHeadings } = await import('./export/talent-row.ts');
  const { sendable } = await import('../contract/integration/talent-shape.ts');
  expect(namesIn(measures)).toContain('inseam');
  expect(namesIn(agencyOnly)).toContain('passport');
  expect(namesIn(listColumnFields)).toContain('inseam');
  expect(mayWrite('booker', 'talents', 'update', 'inseam')).toBe(true);

  expect(matchColumns(['Gancho', 'passport'])).toEqual(['inseam', 'passport']);
  expect(talentHeadings('pt')).toEqual(expect.arrayContaining(['Entreperna', 'Passaporte']));
  const none = { categories: new Map(), divisions: new Map(), skills: new Map() };
  const { data } = readRow({ name: 'Ana', ...{ inseam: '81 cm', passport: 'FX 12' } }, none);
  expect(data).toMatchObject({ inseam: '81', agency: { passport: 'FX 12' } });
  const stored = { id: 1, updatedAt: '', createdAt: '', ...data, agency: data.agency };
  expect(talentCells({ ...stored, video: [] }, [], 'pt')).toMatchObject({ inseam: '81', passport: 'FX 12' });

  const sent = { birthdate: '2012-01-01', height: '160', inseam: '81' };
  expect(sendable(sent, '2026-11-28')).toEqual({ ...sent, inseam: null });
});
