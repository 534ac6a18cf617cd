const SHAPE = /^\+\d{2} \(\d{2}\) \d{5}-\d{4}$/;

/** Whether a phone number has the mask's shape `+## (##) #####-####`; others are flagged, never refused. */
export const isUsualPhone = (text: string) => SHAPE.test(text.trim());

/** A Brazilian mobile number with area code, written without +55: (47) 99999-9999, or (047). */
const DOMESTIC = /^0?([1-9]{2})(9\d{4})(\d{4})$/;

/** A Brazilian mobile number without its country code gets it; any other text stays as it is. */
export function withCountry(text: string): string {
  if (!/^[\d\s().-]+$/.test(text)) return text;
  const [, area, first, last] = DOMESTIC.exec(text.replace(/\D/g, '')) ?? [];
  return area === undefined ? text : `+55 (${area}) ${first}-${last}`;
}
