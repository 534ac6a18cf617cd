const PHONE_DIGITS = /^\d{8,15}$/;
/** Area code and number, as people in Brazil write them among themselves. */
const DOMESTIC = /^0?([1-9]{2}(?:9\d{8}|[2-5]\d{7}))$/;

/** A phone number's digits with its country code, by default Brazil's; null for anything else. */
export function phoneDigits(typed: string): string | null {
  const text = typed.trim();
  const digits = text.replaceAll(/[\s().+-]/g, '').replace(/^00/, '');
  if (!PHONE_DIGITS.test(digits)) return null;
  const [, domestic] = text.startsWith('+') ? [] : (DOMESTIC.exec(digits) ?? []);
  return domestic ? `55${domestic}` : digits;
}
