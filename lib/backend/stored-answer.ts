import { isRecord } from '@passarela/contract/is-record';
import { isErrorName, mayThank, signsOf } from './answers/signs.ts';
import { isGood } from './errors.ts';

type Answered = { status: number; body: unknown; location?: string | null };

const IS_MARKUP = /^[\s\ufeff]*</;
const REFERENCE_NAMES = ['reference', 'referencia', 'protocol', 'protocolo', 'ticket'];
/** As people read one aloud: no markup, no line breaks. */
const REFERENCE = /^[\p{L}\p{N}#][\p{L}\p{N} #./_-]{0,63}$/u;

/** A service's errors by field, from `{ field: [text] }`, `{ field: text }` or a list of records. */
export function fieldErrors(body: unknown): Record<string, string> {
  const named = isRecord(body) ? Object.entries(body) : [];
  const [, errors] =
    named.find(([name, value]) => isErrorName(name) && typeof value === 'object' && value !== null) ?? [];
  if (Array.isArray(errors))
    return Object.fromEntries(
      errors.flatMap((each) =>
        isRecord(each) && typeof each.field === 'string' ? [[each.field, String(each.message ?? '')]] : [],
      ),
    );
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field, String(Array.isArray(texts) ? texts[0] : texts)]),
  );
}

/** The service may have stored the entry before it broke. */
const isBroken = (status: number) => [500, 502, 504].includes(status) || (status >= 520 && status < 530);

/** Whether an entry is stored: what says so, or says nothing against it (docs/services.md, Forms). */
export function verdictOf({ status, body, location }: Answered): 'stored' | 'refused' | 'unclear' {
  if (status >= 300 && status < 400) return mayThank(location ?? '') ? 'unclear' : 'refused';
  if (isGood(status) && typeof body === 'string' && IS_MARKUP.test(body))
    return mayThank(body) ? 'unclear' : 'refused';
  const { yes, no, isDoubtful } = signsOf(body);
  if (!isGood(status)) {
    const mayBeStored = (isBroken(status) && Object.keys(fieldErrors(body)).length === 0) || (yes && !no);
    return mayBeStored ? 'unclear' : 'refused';
  }
  if (no) return yes ? 'unclear' : 'refused';
  return yes || !isDoubtful ? 'stored' : 'unclear';
}

/** The reference of a stored entry, as the service spells it; null without one. */
function referenceOf(body: unknown): string | null {
  if (!isRecord(body)) return null;
  for (const name of REFERENCE_NAMES) {
    const value = body[name];
    const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
    if (REFERENCE.test(text)) return text;
  }
  return referenceOf(body.data);
}

const sendsMail = (body: unknown): boolean =>
  isRecord(body) && (body.sends_mail === true || sendsMail(body.data));

export function receiptOf(body: unknown): { reference: string | null; sendsMail: boolean } {
  const reference = referenceOf(body);
  return { reference, sendsMail: reference !== null && sendsMail(body) };
}
