import { expect, test } from '@playwright/test';
import { ask } from './support/raw';
import { sampled } from './support/sample';
import { staff } from './support/staff';

// A malformed body is its sender's fault, at any address of either program, and rings no alarm.
const site = process.env.BASE_URL ?? 'http://127.0.0.1:3000';

const LONG = 'a'.repeat(300);
/** Percent signs that mean nothing. */
const MALFORMED = ['%', '%E0%A4%A', '%ff', '%zz', '%C3%28'];
const ODD = ['a%00b', 'a%0d%0ab', '..%2f..%2f', '..%5c..%5c', LONG, `${LONG}/${LONG}`.repeat(5)];
const SITE_PREFIXES = [
  ...[
    '',
    'en/',
    'modelos/',
    'en/models/1/',
    'blog/',
    'favoritos/',
    '_next/',
    '_next/static/',
    '_next/image/',
  ],
  ...[
    'api/',
    'api/find/',
    'api/favorites/',
    'api/talents/pt/',
    'api/galleries/pt/',
    'api/pdf/pt/',
    'api/options/pt/states/',
  ],
  ...['api/posts/pt/', 'api/instagram/', 'feed/', 'sitemaps/', 'social/pt/', 'social/icons/', '.well-known/'],
];
const PANEL_PREFIXES = [
  ...[
    '',
    'admin/',
    'admin/collections/',
    'cms-api/',
    'cms-api/talents/',
    'media/',
    '_next/',
    '_next/static/',
  ],
  ...['panel/', 'panel/api/posts/blog/', 'panel/api/entities/', 'integration/', 'integration/api/'],
];

test('an odd address is refused below every prefix of both programs', async () => {
  test.setTimeout(120_000);
  const wrong: string[] = [];
  for (const [origin, prefixes] of [
    [site, SITE_PREFIXES],
    [staff.origin, PANEL_PREFIXES],
  ] as const) {
    // The site leads some odd addresses to pages; the panel has none for any.
    const mustRefuse = (odd: string) => origin === staff.origin || MALFORMED.includes(odd);
    for (const prefix of prefixes)
      for (const odd of [...MALFORMED, ...ODD]) {
        const { status } = await ask(origin, `/${prefix}${odd}`);
        const isRefused = mustRefuse(odd) ? [400, 404].includes(status) : status < 500;
        if (!isRefused) wrong.push(`${status} ${origin}/${prefix}${odd.slice(0, 20)}`);
      }
  }
  expect(wrong).toEqual([]);
});

const MULTIPART = 'multipart/form-data; boundary=b';
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const form = (...parts: string[]) => `${parts.join('')}--b--\r\n`;

/** Bodies as they come to an action: `id` is one that the page has. */
const bodies = (id: string): [type: string, body: string][] => [
  [MULTIPART, form()],
  [MULTIPART, form(part('0', ''))],
  [MULTIPART, form(part('0', '{'))],
  [MULTIPART, form(part('0', '[null,"$K1"]'))],
  [MULTIPART, form(part('0', '[null,"$K9"]'))],
  [MULTIPART, form(part('0', '["$F1"]'), part('1', '{"id":"x","bound":null}'))],
  [MULTIPART, form(part('0', '["$Q1"]'), part('1', '[[[]]]'))],
  [MULTIPART, form(part('0', '["$W1"]'), part('1', '7'))],
  [MULTIPART, form(part('0', '["$D"]'))],
  [MULTIPART, form(part('0', '["$n1x"]'))],
  [MULTIPART, form(part('0', '["$@1"]'))],
  [MULTIPART, form(part('0', '["$R1"]'))],
  [MULTIPART, form(part('0', '"$0"'))],
  [MULTIPART, form(part('0', '{"then":"$1:__proto__:then"}'), part('1', '{}'))],
  [MULTIPART, form(part(`$ACTION_ID_${id}`, ''))],
  [MULTIPART, form(part('$ACTION_ID_x', ''))],
  [MULTIPART, form(part('$ACTION_REF_1', ''))],
  [MULTIPART, form(part('$ACTION_REF_1', ''), part('$ACTION_1:0', '{'))],
  [MULTIPART, form(part('$ACTION_REF_1', ''), part('$ACTION_1:0', `{"id":"${id}","bound":"$@9"}`))],
  [MULTIPART, form(part('$ACTION_REF_1', ''), part('$ACTION_1:0', '{"id":7,"bound":7}'))],
  [MULTIPART, form(part('$ACTION_KEY', 'x'))],
  [MULTIPART, part('0', '[null]').slice(0, 30)],
  ['multipart/form-data', form(part('0', '[]'))],
  ['text/plain;charset=UTF-8', '['],
  ['application/x-www-form-urlencoded', '%=%&=&&%00'],
];

for (const [path, details] of sampled(['/contato', '/en/be-a-model'])) {
  test(
    `a form posted to ${path} in a way that nobody can read is no fault of ours`,
    details,
    async ({ request }) => {
      test.setTimeout(120_000);
      const html = await (await request.get(path)).text();
      const id = /&quot;id&quot;:&quot;([0-9a-f]{40,})&quot;/.exec(html)?.[1] ?? '';
      expect(id).not.toBe('');
      const wrong: string[] = [];
      for (const [type, body] of bodies(id)) {
        for (const action of [id, 'x', undefined]) {
          const headers = { origin: site, 'content-type': type, ...(action && { 'next-action': action }) };
          const answer = await request.post(path, { headers, data: body });
          if (answer.status() >= 500)
            wrong.push(`${answer.status()} ${action ?? 'no action'}: ${body.slice(0, 120)}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
}
