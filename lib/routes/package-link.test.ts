import { expect, it } from 'vitest';
import { hrefOf } from './href.ts';
import { packageApi, readPersonKey } from './package-link.ts';
import { resolve } from './resolve.ts';
import type { Route } from './screens.ts';

const LINK = '12-6740f0c2a1b2c3d4e5f60718.1-AbC_d-fGhIjKlMnOpQrStU';
const PERSON = 'AbCdEfGhIjKlMnOpQrSt_-';
const route = (person = ''): Route => ({ screen: 'package', params: { link: LINK, person } });

const outcome = (path: string, query = '') => {
  const { kind, to } = resolve(path, query);
  return `${kind} ${to}`;
};

it.each([
  ['pt', `/selecao/${LINK}`],
  ['en', `/en/selection/${LINK}`],
] as const)('a package has one address in %s, whose secret keeps its case', (lang, address) => {
  expect(hrefOf(route(), lang)).toBe(address);
  expect(outcome(address)).toBe(`rewrite /${lang}/package?link=${LINK}`);
  expect(outcome(address, `?p=${PERSON}&utm_source=x`)).toBe(
    `rewrite /${lang}/package?link=${LINK}&p=${PERSON}`,
  );
  expect(hrefOf(route(PERSON), lang)).toBe(`${address}?p=${PERSON}`);
});

it.each(['guesses', 'answers', 'failed', 'gone'] as const)(
  'the page that says why a form was not taken (%s) keeps the person',
  (refusal) => {
    const closed = hrefOf({ screen: 'package', params: { link: LINK, person: PERSON, refusal } }, 'pt');
    expect(closed).toBe(`/selecao/${LINK}?p=${PERSON}&wait=${refusal}`);
    const internal = `/pt/package?link=${LINK}&p=${PERSON}&wait=${refusal}`;
    expect(outcome(`/selecao/${LINK}`, `?p=${PERSON}&wait=${refusal}`)).toBe(`rewrite ${internal}`);
  },
);

it('the link that a passcode opens is a link', () => {
  const passed = `${LINK}.494900-AbC_d-fGhIjKlMnOpQrStU`;
  expect(outcome(`/selecao/${passed}`)).toBe(`rewrite /pt/package?link=${passed}`);
});

it.each(['.', ')', ';', '!', '*', '_', '”', '\u200b', ').', '_ (12)', '/', '/).'])(
  'what a chat leaves behind its link is no part of it: %j',
  (junk) => {
    for (const link of [LINK, `${LINK}.494900-AbC_d-fGhIjKlMnOpQrS-_`]) {
      const spoilt = encodeURI(`/selecao/${link}${junk}`);
      expect(outcome(spoilt)).toBe(`redirect /selecao/${link}`);
      expect(outcome(spoilt, `?p=${PERSON}`)).toBe(`redirect /selecao/${link}?p=${PERSON}`);
    }
  },
);

it('the word of the other language leads to the same package', () => {
  expect(outcome(`/selection/${LINK}`)).toBe(`redirect /selecao/${LINK}`);
  expect(outcome(`/en/Selecao/${LINK}`)).toBe(`redirect /en/selection/${LINK}`);
});

it.each([
  '/selecao',
  `/selecao/${LINK}/1`,
  '/selecao/short',
  `/selecao/${LINK}%2F..`,
  `/selecao/${'a'.repeat(121)}`,
])('%s is no page', (address) => {
  expect(outcome(address)).toBe('notFound /pt/missing');
});

it('reads a person’s key of its one form alone', () => {
  expect(readPersonKey(new URLSearchParams(`p=${PERSON}`))).toBe(PERSON);
  for (const wrong of ['', 'short', `${PERSON}x`, `${PERSON.slice(1)}/`])
    expect(readPersonKey(new URLSearchParams({ p: wrong }))).toBe('');
});

it('forms and pictures go to the same secret', () => {
  expect(packageApi(LINK)).toBe(`/api/packages/${LINK}`);
  expect(packageApi(LINK, { id: 7, size: 'web' })).toBe(`/api/packages/${LINK}/7/web`);
});
