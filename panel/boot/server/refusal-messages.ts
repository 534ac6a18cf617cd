import { createHash } from 'node:crypto';
import type { Word } from '@passarela/gate/refuse';
import { requestId } from '../../platform/http/address-header.ts';
import { isContract } from './known-sender.ts';

/** The advice for staff in both languages: the body with theirs was not read. */
const TEXTS: Partial<Record<number, string>> = {
  401: 'Sua sessão terminou: entre de novo. · Your session has ended: sign in again.',
  408: 'O envio parou no caminho: tente de novo. · The upload came to a halt: try again.',
  413: 'É grande demais para o painel. · This is too large for the panel.',
  503: 'O painel está ocupado: tente de novo em instantes. · The panel is busy: try again in a moment.',
};

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

const STYLE = `
  :root { color-scheme: light dark; --paper: #fbfaf7; --ink: #14120f; --soft: #5f5a52 }
  @media (prefers-color-scheme: dark) { :root { --paper: #14120f; --ink: #fbfaf7; --soft: #b9b2a5 } }
  body { margin: 0; min-height: 100dvb; display: grid; align-content: center; gap: 2rem; padding: 2rem clamp(1rem, 8vw, 7rem);
    box-sizing: border-box; background: var(--paper); color: var(--ink); font: 1rem/1.5 "Helvetica Neue", arial, sans-serif }
  h1 { margin: 0; font: 400 clamp(1.6rem, 5vw, 2.6rem)/1.15 "Bodoni 72", didot, georgia, serif }
  p { margin: .5rem 0 0; max-width: 34rem; color: var(--soft) }
  a { display: inline-block; padding: .75rem 0; color: var(--ink); text-underline-offset: .3em }
  a:focus-visible { outline: 3px solid; outline-offset: 3px }`;
/** In both languages, because none is known yet. */
const BAD_ADDRESS = `<!DOCTYPE html><html lang="pt"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>400</title><style>${STYLE}</style></head><body><main>
<h1>Este endereço não se lê.</h1><p>O link tem sinais que nenhuma tela do painel tem.</p><a href="/admin">Abrir o painel</a></main>
<section lang="en"><h1>This address cannot be read.</h1><p>The link holds signs that no screen of the panel has.</p>
<a href="/admin">Open the panel</a></section></body></html>`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Words the refusal of what is no address: a page for a browser, else as any other refusal. */
export const wordBadAddress: Word = (refusal, request) => {
  if (!request.headers.accept?.includes('text/html')) return wordRefusal(refusal, request);
  const policy = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  return { headers, text: BAD_ADDRESS };
};

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
