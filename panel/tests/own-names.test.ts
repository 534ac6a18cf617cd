import { beforeAll, expect, test } from 'vitest';
import { DELETE, GET, PATCH, POST, PUT } from '../app/(payload)/cms-api/[...slug]/route.ts';
import { isPostgres } from './environment.ts';
import { panel, unpublished } from './panel.ts';

// A name that every object inherits is the name of nothing here, wherever a request says it.
const INHERITED = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...['prototype', 'length', 'name', 'call', 'then', 'toJSON'],
];
/** One of each sort, in every place: a constructor, an accessor, a method, one that promises have. */
const SAMPLE = ['constructor', '__proto__', 'toString', 'then'];
const METHODS = { GET, POST, PATCH, PUT, DELETE };
/** Payload's answer for its own tables without an API. */
const NOT_THERE = 501;
const LOGIN = { email: 'own-names@staff.test', password: 'a-long-enough-password' };
let token = '';

beforeAll(async () => {
  const payload = await panel();
  await payload.create({ collection: 'users', data: { ...LOGIN, name: 'n', role: 'admin' }, ...unpublished });
  token = (await payload.login({ collection: 'users', data: LOGIN })).token ?? '';
});

type Method = keyof typeof METHODS;
type Request = { isStaff?: boolean; body?: unknown; headers?: Record<string, string> };

async function statusOf(method: Method, path: string, { isStaff, body, headers }: Request = {}) {
  const request = new Request(`http://panel.test/cms-api/${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(isStaff && { Authorization: `JWT ${token}` }),
      ...headers,
    },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
  const slug = path.split('?')[0]?.split('/') ?? [];
  return (await METHODS[method](request, { params: Promise.resolve({ slug }) })).status;
}

const methods = Object.keys(METHODS).filter((name): name is Method => name in METHODS);

test.each(isPostgres ? INHERITED : SAMPLE)(
  '%s is no collection and no global, by any method',
  async (name) => {
    const paths = [
      name,
      `${name}/1`,
      `${name}/count`,
      `${name}/versions`,
      `globals/${name}`,
      `${name}/${name}`,
    ];
    for (const method of methods)
      for (const path of paths)
        for (const isStaff of [false, true])
          expect.soft(await statusOf(method, path, { isStaff }), `${method} ${path}`).toBe(404);
  },
);

test.each(SAMPLE)('%s as a part of a question or of what is sent makes nothing fail', async (name) => {
  const questions = [
    `talents/${name}`,
    `talents?where[${name}][equals]=1`,
    `talents?where[id][${name}]=1`,
    `talents?where[agency.${name}][equals]=1`,
    `talents?sort=${name}`,
    `talents?select[${name}]=true`,
    `talents?populate[${name}][a]=true`,
    `talents?joins[${name}][limit]=1`,
    `talents?locale=${name}&fallback-locale=${name}`,
    `payload-preferences/${name}`,
    `messages/export.csv?where[${name}][equals]=1`,
  ];
  for (const path of questions) {
    const headers = { Cookie: `payload-lng=${name}`, 'Accept-Language': name };
    expect.soft(await statusOf('GET', path, { isStaff: true, headers }), path).toBeLessThan(NOT_THERE - 1);
  }
  const fields = JSON.parse(`{"${name}":1}`);
  const sent: [Method, string, unknown][] = [
    ['POST', 'retention', { slug: name, count: 1, decision: 'refused' }],
    ['POST', 'talents/update-selected', { ids: [999_999], count: 1, fields }],
    ['POST', 'payload-preferences/talents-list', { value: fields }],
    ['POST', 'payload-query-presets', { title: 'x', relatedCollection: name, where: fields, columns: [] }],
    ['PATCH', 'users/999999', fields],
    ['POST', 'globals/agency', fields],
    ['POST', 'users/login', { email: name, password: name, ...fields }],
  ];
  for (const [method, path, body] of sent)
    expect.soft(await statusOf(method, path, { isStaff: true, body }), path).toBeLessThan(NOT_THERE - 1);
});
