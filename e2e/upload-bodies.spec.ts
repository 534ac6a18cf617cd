import { fourOf, posted, uniqueName } from './support/application-page';
import { expect, test } from './support/inbox';
import { photo } from './support/photos';

// Bodies of machines at the upload route (docs/decisions/application.md).
const ROUTE = '/api/upload/application';
const MULTIPART = 'multipart/form-data; boundary=the-boundary';

const part = (name: string, value: string) =>
  `--the-boundary\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** A body that is no form: name, type, content. */
const NO_FORMS: [string, string, (name: string) => string][] = [
  ['nothing', MULTIPART, () => ''],
  ['JSON', 'application/json', (name) => JSON.stringify(posted(name))],
  ['plain text', 'text/plain', (name) => name],
  ['a form without a boundary', 'multipart/form-data', (name) => part('name', name)],
  ['a form without an end', MULTIPART, (name) => part('name', name)],
  ['a form cut in a header', MULTIPART, () => part('name', '').slice(0, 40)],
  ['a form with another boundary', 'multipart/form-data; boundary=x', (name) => part('name', name)],
];

test('a body that is no form is refused, and nothing is stored', async ({ request, baseURL, inbox }) => {
  for (const [what, type, body] of NO_FORMS) {
    const name = uniqueName();
    const headers = { origin: baseURL ?? '', 'content-type': type };
    const answer = await request.post(ROUTE, { headers, data: body(name) });
    expect(answer.status(), what).toBe(type.startsWith('multipart/') ? 422 : 415);
    expect(await answer.json(), what).toMatchObject({ status: 'failed' });
    expect(await inbox.count('applications', 'name', name), what).toBe(0);
  }
});

/** A refused form: its name, its difference, and the answer. */
const REFUSED: [string, Record<string, string>, { status: number; body: object }][] = [
  ['a filled trap', { website: 'x' }, { status: 422, body: { failure: 'trap' } }],
  ['a form of 100 ms', { filled_ms: '100' }, { status: 422, body: { failure: 'tooFast' } }],
  [
    'a photo as text',
    { image_2: 'data:image/png;base64,AAAA' },
    { status: 422, body: { errors: { image_2: 'photoMissing' } } },
  ],
  ['a name of 70 kB', { name: 'x'.repeat(70_000) }, { status: 422, body: { errors: { name: 'tooLong' } } }],
  ['another origin', { origin: 'https://evil.test' }, { status: 403, body: { failure: 'origin' } }],
];

test('a form that is refused is told why, more than four photos of 10 MB are too large, and nothing is stored', async ({
  request,
  baseURL,
  inbox,
}) => {
  const files = fourOf(await photo());
  for (const [what, { origin, ...changes }, { status, body }] of REFUSED) {
    const name = uniqueName();
    const answer = await request.post(ROUTE, {
      headers: { origin: origin ?? baseURL ?? '' },
      multipart: { ...posted(name), ...files, ...changes },
    });
    expect({ status: answer.status(), body: await answer.json() }, what).toMatchObject({ status, body });
    expect(await inbox.count('applications', 'name', name), what).toBe(0);
  }
  const headers = { origin: baseURL ?? '', 'content-type': MULTIPART };
  const large = await request.post(ROUTE, { headers, data: Buffer.alloc(41 * 1024 * 1024) });
  expect(large.status()).toBe(413);
});
