const ADULT_YEARS = 18;

/** Whether somebody born on a day is under 18 on another (`yyyy-MM-dd`; 29 February: adult on 1 March); false without a birthdate. */
export function isMinorOn(birthdate: string | null, today: string): boolean {
  const [, year, monthAndDay] = /^(\d{4})(-\d{2}-\d{2})/.exec(birthdate ?? '') ?? [];
  return year !== undefined && `${Number(year) + ADULT_YEARS}${monthAndDay}` > today;
}
