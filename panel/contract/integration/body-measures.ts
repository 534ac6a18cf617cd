import { each } from '@passarela/contract/each';
import { isMinorOn } from '@passarela/contract/limits';
import { BODY_MEASURES } from '@passarela/contract/measures';

/** A talent as sent: no body measures under 18 on `day`, nor without a birthdate. */
export function sendable<T extends { birthdate: string | null }>(talent: T, day: string): T {
  const { birthdate } = talent;
  if (birthdate !== null && !isMinorOn(birthdate, day)) return talent;
  const sent = BODY_MEASURES.filter((measure) => measure in talent);
  return { ...talent, ...each(sent, () => null) };
}
