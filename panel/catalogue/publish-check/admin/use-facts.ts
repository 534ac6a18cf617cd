import { GUARDIAN } from '@passarela/contract/limits';
import { useFormFields } from '@payloadcms/ui';
import type { Facts } from '../problems.ts';

const useValue = (path: string): unknown => useFormFields(([fields]) => fields?.[path]?.value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** The form's current values, saved or not. */
export function useFacts(categoryOf: Record<string, number>): {
  facts: Facts;
  status: unknown;
  gender: unknown;
} {
  const [book, snap] = [useValue('book'), useValue('snap')];
  const divisionIds = idsOf(useValue('divisions'));
  const agency = {
    [GUARDIAN.name]: textOf(useValue(`agency.${GUARDIAN.name}`)),
    [GUARDIAN.phone]: textOf(useValue(`agency.${GUARDIAN.phone}`)),
    [GUARDIAN.email]: textOf(useValue(`agency.${GUARDIAN.email}`)),
  };
  const facts = {
    cover: useValue('cover'),
    cover_web: useValue('cover_web'),
    pictures: lengthOf(book) + lengthOf(snap),
    birthdate: textOf(useValue('birthdate')) || null,
    agency,
    categoryIds: idsOf(useValue('categories')),
    divisionIds,
    divisionCategoryIds: divisionIds.flatMap((id) => categoryOf[id] ?? []),
  };
  return { facts, status: useValue('status'), gender: useValue('gender') };
}
