const NOON = 12;

/** The stored day as a date of this computer, whose picker shows the same day wherever it is. */
export function toHere(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, day, NOON);
}

/** The day chosen in Payload's picker, which gives noon of UTC on it, as it is stored. */
export const fromHere = (date: Date): string => `${date.toISOString().slice(0, 10)}T${NOON}:00:00.000Z`;
