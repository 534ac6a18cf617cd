import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPageAddress } from './lib/routes/page-address.ts';
import { config } from './middleware.ts';

const [matcher = ''] = config.matcher;
const isPage = (address: string) => {
  const isMatched = new RegExp(`^${matcher}$`).test(address);
  // The server decides by its own copy of the pattern.
  expect(isPageAddress(address)).toBe(isMatched);
  return isMatched;
};
const publicFiles = readdirSync(new URL('public', import.meta.url)).map((name) => `/${name}`);

describe('the middleware', () => {
  it.each([
    ...publicFiles,
    '/_next/static/chunks/a.js',
    '/_next/image',
    '/api',
    '/api/posts/pt/2',
    '/healthz',
    '/robots.txt',
    '/.well-known/security.txt',
    '/sitemap.xml',
    '/sitemaps/talents-1.xml',
    '/feed/pt.xml',
    '/social/pt/home.jpg',
    '/manifest.webmanifest',
  ])('leaves %s alone', (address) => {
    expect(isPage(address)).toBe(false);
  });

  it.each([
    '/',
    '/en',
    '/modelos/12/ana.png',
    '/blog/notes.txt',
    '/x.pdf',
    '/en/foo.txt',
    '/en/robots.txt',
    '/.well-known/x',
    '/modelos/icon.svg',
    '/robots.txt/x',
    '/apiary',
    '/_next',
    '/_next/foo',
    '/_next/staticx',
    '/feed',
    '/feed/pt.xml/x',
    '/social/pt',
    '/.env',
  ])('decides on %s', (address) => {
    expect(isPage(address)).toBe(true);
  });
});
