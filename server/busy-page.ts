import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Messages = { Form: { failures: { unavailable: string } } };

const textIn = (lang: string): string => {
  const file = join(import.meta.dirname, '..', 'messages', `${lang}.json`);
  const { Form }: Messages = JSON.parse(readFileSync(file, 'utf8'));
  return Form.failures.unavailable;
};
const paragraph = (lang: string) => `<p lang="${lang}">${textIn(lang)}</p>`;

/** The answer to a form that could not even be read, in both languages: the page it came from is one step back. */
export const busyPage = `<!DOCTYPE html><html lang="pt"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>503</title></head><body>${paragraph('pt')}${paragraph('en')}</body></html>`;
