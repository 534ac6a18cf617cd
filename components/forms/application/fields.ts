import { GUARDIAN } from '@passarela/contract/limits';

/** The text fields of the application, in the order of the screen. */
export const APPLICATION_FIELDS = [
  'realname',
  'name',
  'gender',
  'birthdate',
  'email',
  'height',
  'instagr',
  'phone',
  'country',
  'id_state',
  'basedin',
  ...Object.values(GUARDIAN),
] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];
