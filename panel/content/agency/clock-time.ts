const AS_TYPED = /^(\d{1,2})\s*(?:h[a-z]*|:|\.)?\s*(?:(\d{2})\s*(?:m[a-z]*)?)?$/i;

/** A time as staff type it ("9h", "9h30", "09.00", "18") → "HH:MM"; anything else stays as it is. */
export const asClockTime = (typed: string): string => {
  const [, hour, minute = '00'] = AS_TYPED.exec(typed.trim()) ?? [];
  return hour === undefined ? typed : `${hour.padStart(2, '0')}:${minute}`;
};
