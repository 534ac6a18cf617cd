import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure } from '../../lib/forms/answer.ts';

type Messages = { Form: { failures: Record<Failure, string> } };

const failuresIn = (lang: string): Messages['Form']['failures'] => {
  const file = join(import.meta.dirname, '../../messages', `${lang}.json`);
  const { Form }: Messages = JSON.parse(readFileSync(file, 'utf8'));
  return Form.failures;
};
const TEXTS = { pt: failuresIn('pt'), en: failuresIn('en') };

const paragraph = (lang: keyof typeof TEXTS, failure: Failure) =>
  `<p lang="${lang}">${TEXTS[lang][failure]}</p>`;

/** In both languages, because the language was not read; the form's page is one step back. */
export const failurePage = (status: number, failure: Failure) =>
  `<!DOCTYPE html><html lang="pt"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${TEXTS.pt[failure]}</title></head><body><main><h1>${status}</h1>${paragraph('pt', failure)}${paragraph('en', failure)}</main></body></html>`;
