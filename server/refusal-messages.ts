import type { Word } from '@passarela/gate/refuse';
import type { Lang } from '../lib/domain/languages.ts';
import { type Failure, failed } from '../lib/forms/answer.ts';
import { readLang } from '../lib/routes/page-params.ts';
import { failurePage } from './spool/failure-page.ts';

/** The visitors' texts; machines read the status. */
const FAILURES: Partial<Record<number, Failure>> = {
  408: 'offline',
  411: 'offline',
  413: 'tooLarge',
  415: 'offline',
};

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

type Page = { body: Buffer; csp: string };

export const wordBadAddress =
  (pages: Record<Lang, Page>): Word =>
  ({ message }, { url = '' }) => {
    if (url.startsWith('/api/')) return { headers: JSON_TYPE, text: JSON.stringify({ message }) };
    const { body, csp } = pages[readLang({ lang: url.split('/')[1] })];
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': csp };
    return { headers, text: body.toString() };
  };

/** Words a refusal: a FormAnswer for the application's script, JSON for the API, else a page. */
export const wordRefusal: Word = ({ status, message, retryAfterS = null }, { url = '' }) => {
  const failure = FAILURES[status] ?? 'unavailable';
  if (url.startsWith('/api/upload/')) {
    return { headers: JSON_TYPE, text: JSON.stringify(failed(failure, { retryAfterS })) };
  }
  if (url.startsWith('/api/')) return { headers: JSON_TYPE, text: JSON.stringify({ message }) };
  return { headers: { 'Content-Type': 'text/html; charset=utf-8' }, text: failurePage(status, failure) };
};
