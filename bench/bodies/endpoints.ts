import type { Posted } from './chosen-bodies.ts';
import type { WorstBody } from './worst-bodies.ts';

/** Pages of each program whose forms are server actions, or which Payload's screens ask for server functions. */
export const ENDPOINT_PAGES = {
  panel: [
    '/admin/login',
    '/admin/second-step',
    '/admin/create-first-user',
    '/admin',
    '/admin/collections/talents',
  ],
  site: ['/', '/seja-modelo', '/contato', '/favoritos', '/en/be-a-model', '/en/contact'],
};

const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'then'];
/** An id that no build gave. */
const MADE_UP = ['constructor', '0'.repeat(40), `7f${'0'.repeat(40)}`];
/** As Next writes ids of server functions into pages and scripts. */
const ACTION_ID = /\b[0-9a-f]{42}\b/g;
const SCRIPT = /src="(\/_next\/[^"]+\.js[^"]*)"/g;
const IDS_MAX = 4;
/** On every page but the first. */
const SAMPLE = ['constructor', '__proto__'];

const text = (name: string, value: string, headers: WorstBody['headers'] = {}): WorstBody => ({
  name,
  type: 'text/plain;charset=UTF-8',
  chunk: Buffer.from(value),
  headers: { accept: 'text/x-component', ...headers },
});

/** Bodies in the format of React: arguments, and references to missing things. */
const FLIGHT = [
  '[]',
  '["$F1"]',
  '["$undefined","$Q0","$W0","$K1"]',
  '{"$@0":"$@0"}',
  '["$1:constructor:constructor"]',
  '["$1:__proto__:then"]',
  `${'['.repeat(5_000)}`,
  '\u0000',
];

const callsOf = (id: string, names: readonly string[]): WorstBody[] => [
  ...names.map((name) =>
    text(`server function ${name} of ${id.slice(0, 8)}`, JSON.stringify([{ name, args: {} }]), {
      'next-action': id,
    }),
  ),
  ...FLIGHT.map((value, at) => text(`arguments ${at} of ${id.slice(0, 8)}`, value, { 'next-action': id })),
];

/** Headers by which Next's router asks for parts of pages. */
const ROUTER: WorstBody[] = [
  { rsc: '1', 'next-router-state-tree': '%5B' },
  { rsc: '1', 'next-router-state-tree': 'x'.repeat(7_000) },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/__proto__' },
  { rsc: '1', 'next-url': '//constructor' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-payload-http-method-override': 'GET' },
].map((headers, at) => text(`headers ${at} of the router`, '', headers));

async function textOf(url: URL, headers: Record<string, string>): Promise<string> {
  return (await fetch(url, { headers })).text();
}

/** The ids of server functions that a page and its scripts name. */
async function idsOn(origin: string, path: string, headers: Record<string, string>): Promise<string[]> {
  const page = await textOf(new URL(path, origin), headers);
  const scripts = [...page.matchAll(SCRIPT)].map(([, src = '']) => src.replaceAll('&amp;', '&'));
  const texts = await Promise.all(scripts.map((src) => textOf(new URL(src, origin), headers)));
  return [page, ...texts].flatMap((one) => one.match(ACTION_ID) ?? []);
}

type Endpoints = { origin: string; pages: readonly string[]; cookie?: string | undefined };

/** Requests to the framework's endpoints without a rule of ours: actions, server functions, router headers. */
export async function endpointRequests({ origin, pages, cookie }: Endpoints): Promise<Posted[]> {
  const sent = cookie ? { cookie } : {};
  const found: string[] = [];
  for (const path of pages) found.push(...(await idsOn(origin, path, sent)));
  const ids = [...new Set(found)].slice(0, IDS_MAX);
  const bodiesAt = (at: number) =>
    [...ids, ...MADE_UP].flatMap((id) => callsOf(id, at === 0 ? INHERITED : SAMPLE));
  const withSession = (body: WorstBody): WorstBody => ({
    ...body,
    name: cookie ? `${body.name}, signed in` : body.name,
    isStaffs: cookie !== undefined,
    headers: { ...body.headers, ...sent },
  });
  return pages.flatMap((path, at) => [
    ...bodiesAt(at).map((body) => ({ route: { method: 'POST', path }, body: withSession(body) })),
    ...ROUTER.map((body) => ({ route: { method: 'GET', path }, body: withSession(body) })),
  ]);
}
