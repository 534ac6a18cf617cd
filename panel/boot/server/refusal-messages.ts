import type { Word } from '@passarela/gate/refuse';
import { requestId } from '../../platform/http/request-id.ts';
import { isContract } from './known-sender.ts';

/** The advice for staff in both languages: the body with theirs was not read. */
const TEXTS: Partial<Record<number, string>> = {
  401: 'Sua sessão terminou: entre de novo. · Your session has ended: sign in again.',
  408: 'O envio parou no caminho: tente de novo. · The upload came to a halt: try again.',
  413: 'É grande demais para o painel. · This is too large for the panel.',
  503: 'O painel está ocupado: tente de novo em instantes. · The panel is busy: try again in a moment.',
};

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

/** Words a refusal for its reader: the contract's error answer for services, Payload's for the pages of staff. */
export const wordRefusal: Word = ({ status, message }, { url = '', headers }) => {
  if (!isContract(url)) {
    return { headers: JSON_TYPE, text: JSON.stringify({ errors: [{ message: TEXTS[status] ?? message }] }) };
  }
  const own = { ...JSON_TYPE, 'X-Request-Id': requestId(headers['x-request-id']) };
  return {
    headers: status === 401 ? { ...own, 'WWW-Authenticate': 'Bearer' } : own,
    text: JSON.stringify({ message }),
  };
};
