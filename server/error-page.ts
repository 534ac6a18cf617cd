import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { each } from '@passarela/contract/each';
import { asJson, type Word } from '@passarela/gate/refuse';
import { fillText } from '../lib/domain/fill-text.ts';
import { LANGS, LANGUAGE_TAGS, type Lang } from '../lib/domain/languages.ts';
import { type Failure, failed } from '../lib/forms/answer.ts';
import { readLang } from '../lib/routes/page-params.ts';
import { xmlText } from '../lib/seo/sitemap.ts';
import { stylePolicy } from './policy.ts';

const FACE = /url\("([^"]+\.woff2)"\)/g;
const STYLE = /<style>([\s\S]*?)<\/style>/;

const read = (file: string) => readFileSync(join(import.meta.dirname, file));
const inPage = (_: string, file: string) => `url(data:font/woff2;base64,${read(file).toString('base64')})`;

type Texts = Record<Lang, string>;
const OUR_FAULT: { title: Texts; hint: Texts } = {
  title: { pt: 'Algo saiu do previsto.', en: 'Something went wrong.' },
  hint: {
    pt: 'A falha foi nossa, não sua. Tente de novo em instantes.',
    en: 'The fault is ours, not yours. Please try again shortly.',
  },
};
const BAD_ADDRESS: typeof OUR_FAULT = {
  title: { pt: 'Este endereço não se lê.', en: 'This address cannot be read.' },
  hint: {
    pt: 'O link tem sinais que nenhuma página nossa tem. Peça-o de novo a quem o enviou, ou comece pelo início.',
    en: 'The link holds signs that no page of ours has. Ask its sender for it again, or start at the beginning.',
  },
};

/** The page for an unexpected error, which needs no other file (docs/decisions/page-status.md). */
function errorPage(lang: Lang, status: 400 | 500 | 503, agency: string) {
  const { title, hint } = status === 400 ? BAD_ADDRESS : OUR_FAULT;
  return fillText(read('error-page.html').toString(), {
    title_pt: title.pt,
    title_en: title.en,
    hint_pt: hint.pt,
    hint_en: hint.en,
    status,
    agency: xmlText(agency),
  })
    .replace('<html lang="pt-BR">', `<html lang="${LANGUAGE_TAGS[lang]}">`)
    .replace(FACE, inPage);
}

/** As our server sends it where Next fails (500), or for what is no address (400), and its policy. */
export const ownPages = (status: 400 | 500, agency: string) =>
  each(LANGS, (lang) => {
    const html = errorPage(lang, status, agency);
    return { body: Buffer.from(html), csp: stylePolicy(STYLE.exec(html)?.[1] ?? '') };
  });

export const unavailablePages = (agency: string) => each(LANGS, (lang) => errorPage(lang, 503, agency));

type Messages = { Form: { failures: Record<Failure, string> } };

const failuresIn = (lang: Lang): Messages['Form']['failures'] => {
  const file = join('..', 'messages', `${lang}.json`);
  const { Form }: Messages = JSON.parse(read(file).toString());
  return Form.failures;
};
const TEXTS = each(LANGS, failuresIn);

const paragraph = (lang: Lang, failure: Failure) => `<p lang="${lang}">${TEXTS[lang][failure]}</p>`;

/** In both languages, because the language was not read; the form's page is one step back. */
const failurePage = (status: number, failure: Failure) =>
  `<!DOCTYPE html><html lang="pt"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${TEXTS.pt[failure]}</title></head><body><main><h1>${status}</h1>${paragraph('pt', failure)}${paragraph('en', failure)}</main></body></html>`;

/** The visitors' texts; machines read the status. */
const FAILURES: Partial<Record<number, Failure>> = {
  408: 'offline',
  411: 'offline',
  413: 'tooLarge',
  415: 'offline',
  422: 'offline',
  429: 'limited',
};

export const failureOf = (status: number): Failure => FAILURES[status] ?? 'unavailable';

export const wordBadAddress =
  (pages: ReturnType<typeof ownPages>): Word =>
  (refusal, req) => {
    const { url = '' } = req;
    if (url.startsWith('/api/')) return asJson(refusal, req);
    const { body, csp } = pages[readLang({ lang: url.split('/')[1] })];
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': csp };
    return { headers, text: body.toString() };
  };

/** Words a refusal: a FormAnswer for the application's script, JSON for the API, else a page. */
export const wordRefusal: Word = (refusal, req) => {
  const { status, retryAfterS = null } = refusal;
  const { url = '' } = req;
  const failure = failureOf(status);
  if (url.startsWith('/api/upload/')) {
    return { ...asJson(refusal, req), text: JSON.stringify(failed(failure, { retryAfterS })) };
  }
  if (url.startsWith('/api/')) return asJson(refusal, req);
  return { headers: { 'Content-Type': 'text/html; charset=utf-8' }, text: failurePage(status, failure) };
};
