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
  'guardian_name',
  'guardian_email',
  'guardian_phone',
] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];
