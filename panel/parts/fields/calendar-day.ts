const NOON = 12;

/** The stored day as a date of this computer, whose picker shows the same day wherever it is. */
export function toHere(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, day, NOON);
}

/** The day that a picker of this computer shows, as it is stored: noon of UTC. */
export const fromHere = (date: Date): string =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), NOON)).toISOString();
