import { isMinorOn } from '@passarela/contract/limits';

/** Whether somebody with this stored birthdate is under 18 on a day (`yyyy-MM-dd`); false without a birthdate. */
export function isStoredMinor(birthdate: string | null, today: string): boolean {
  const [born] = /^\d{4}-\d{2}-\d{2}/.exec(birthdate ?? '') ?? [];
  return born !== undefined && isMinorOn(born, today);
}
