import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Word } from '@passarela/gate/refuse';
import { type Failure, failed } from '../../lib/forms/answer.ts';

type Messages = { Form: { failures: Record<Failure, string> } };

const failuresIn = (lang: string): Messages['Form']['failures'] => {
  const file = join(import.meta.dirname, '../../messages', `${lang}.json`);
  const { Form }: Messages = JSON.parse(readFileSync(file, 'utf8'));
  return Form.failures;
};
const TEXTS = { pt: failuresIn('pt'), en: failuresIn('en') };

/** What visitors read; machines read the status. */
const FAILURES: Partial<Record<number, Failure>> = {
  408: 'offline',
  411: 'offline',
  413: 'tooLarge',
  415: 'offline',
};

const paragraph = (lang: keyof typeof TEXTS, failure: Failure) =>
  `<p lang="${lang}">${TEXTS[lang][failure]}</p>`;

/** In both languages, because nothing was read that says which; the page it came from is one step back. */
export const failurePage = (status: number, failure: Failure) =>
  `<!DOCTYPE html><html lang="pt"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title></head><body>${paragraph('pt', failure)}${paragraph('en', failure)}</body></html>`;

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

/** Words a refusal for its reader: a FormAnswer for the application's script, JSON for the API, a page for all else. */
export const wordRefusal: Word = ({ status, message, retryAfterS = null }, { url = '' }) => {
  const failure = FAILURES[status] ?? 'unavailable';
  if (url.startsWith('/api/upload/')) {
    return { headers: JSON_TYPE, text: JSON.stringify(failed(failure, { retryAfterS })) };
  }
  if (url.startsWith('/api/')) return { headers: JSON_TYPE, text: JSON.stringify({ message }) };
  return { headers: { 'Content-Type': 'text/html; charset=utf-8' }, text: failurePage(status, failure) };
};
