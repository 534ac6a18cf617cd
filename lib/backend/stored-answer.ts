import { isRecord } from '@passarela/contract/is-record';

type Body = { status: number; body: unknown };

const NO_WORDS = /^(error|erro|fail|failed|failure|falha|false|0)$/i;
const NO_TEXT = /^\s*["']?(error|erro|fail|failed|falha|false)\b/i;
const IS_MARKUP = /^[\s\ufeff]*</;
const REFERENCE_NAMES = ['reference', 'referencia', 'protocol', 'protocolo', 'ticket'];
/** As people read one aloud: no markup, no line breaks. */
const REFERENCE = /^[\p{L}\p{N}#][\p{L}\p{N} #./_-]{0,63}$/u;

const isNo = (value: unknown) => value === false || value === 0 || NO_WORDS.test(String(value ?? ''));
const isSomething = (value: unknown) =>
  value === true ||
  (isRecord(value) || typeof value === 'string' ? Object.keys(value).length > 0 : value === 1);

/** A service's errors by field, from `{ field: [text] }`, `{ field: text }` or a list of records. */
export function fieldErrors(body: unknown): Record<string, string> {
  const errors = isRecord(body)
    ? (body.errors ?? (isRecord(body.error) ? body.error : undefined))
    : undefined;
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

/** An explicit no in an answer with a good status (docs/services.md, Forms). */
function saysNo(body: unknown): boolean {
  if (!isRecord(body)) return body === false || (typeof body === 'string' && NO_TEXT.test(body));
  if (['success', 'ok', 'sent'].some((name) => name in body && isNo(body[name]))) return true;
  if (isSomething(body.error) || NO_WORDS.test(String(body.status ?? ''))) return true;
  const { errors } = body;
  return Array.isArray(errors) ? errors.length > 0 : isSomething(errors);
}

/** Whether the entry is stored: a 2xx to the call itself that is neither a page nor an explicit no. */
export const isStored = ({ status, body }: Body): boolean =>
  status >= 200 && status < 300 && !(typeof body === 'string' && IS_MARKUP.test(body)) && !saysNo(body);

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
