const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });

/** The calendar day of the agency at a moment (milliseconds): `yyyy-MM-dd`, America/Sao_Paulo. */
export const localDay = (now: number): string => format.format(now);

/** The moment a day of the agency began, as ISO text. Brazil keeps UTC−3 all year. */
export const startOfDay = (now: number): string => new Date(`${localDay(now)}T00:00:00-03:00`).toISOString();
