import { isMinorOn } from '@passarela/contract/limits';
import { withoutBody } from '@passarela/contract/measures';

/** A talent as sent: no body measures under 18 on `day`, nor without a birthdate. */
export function sendable<T extends { birthdate: string | null }>(talent: T, day: string): T {
  const { birthdate } = talent;
  if (birthdate !== null && !isMinorOn(birthdate, day)) return talent;
  return withoutBody(talent);
}
