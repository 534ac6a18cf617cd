import { GUARDIAN } from '@passarela/contract/limits';
import type { Field } from '../ui/fields';

export const APPLICANT = [
  { name: 'realname', autoComplete: 'name' },
  { name: 'name', hint: 'nameHint', autoComplete: 'nickname' },
  { name: 'gender', kind: 'choice' },
  { name: 'birthdate', kind: 'day' },
  { name: 'email', kind: 'email', autoComplete: 'email' },
  { name: 'height', kind: 'choice' },
  { name: 'instagr', hint: 'instagrHint', placeholder: '@' },
  { name: 'phone', kind: 'phone' },
] as const satisfies readonly Field[];

/** Each chosen from a list that comes after the choice before, or typed without one. */
export const LOCATIONS = [
  { name: 'country', autoComplete: 'country-name' },
  { name: 'id_state', autoComplete: 'address-level1' },
  { name: 'basedin', autoComplete: 'address-level2', isOptional: true },
] as const satisfies readonly Field[];

/** Asked of those under 18. */
export const GUARDIANS = [
  { name: GUARDIAN.name },
  { name: GUARDIAN.email, kind: 'email' },
  { name: GUARDIAN.phone, kind: 'phone', isOptional: true },
] as const satisfies readonly Field[];

/** The text fields of the application, in the order of the screen. */
export const APPLICATION_FIELDS = [...APPLICANT, ...LOCATIONS, ...GUARDIANS].map(({ name }) => name);
