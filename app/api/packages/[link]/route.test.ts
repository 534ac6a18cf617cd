import { beforeEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/lib/backend/errors';
import {
  answerPackage,
  continuePackage,
  handOverPackage,
  notePackageSeen,
  openPackage,
  unlockPackage,
} from '@/lib/backend/package';
import { POST } from './route';

vi.mock('@/lib/backend/package', async (original) => ({
  ...(await original<typeof import('@/lib/backend/package')>()),
  answerPackage: vi.fn(),
  continuePackage: vi.fn(),
  handOverPackage: vi.fn(),
  openPackage: vi.fn(),
  notePackageSeen: vi.fn(),
  unlockPackage: vi.fn(),
}));
vi.mock('@/lib/system/env', () => ({ env: () => ({ SITE_URL }) }));

const SITE_URL = 'https://site.test';
const LINK = '12-0.1-AbC_d-fGhIjKlMnOpQrStU';
const PERSON = 'AbCdEfGhIjKlMnOpQrSt_-';
const PASSED = `${LINK}.494900-AbC_d-fGhIjKlMnOpQrStU`;
const own = { name: 'Rita', sentAt: null, answers: { 7: { pick: 'yes', comment: '' } } };

function send(
  fields: Record<string, string>,
  { accept = '*/*', origin = SITE_URL, site = 'same-origin', link = LINK } = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = new Request(`http://site.test/api/packages/${link}`, {
    method: 'POST',
    body,
    headers: { accept, origin, 'sec-fetch-site': site },
  });
  return POST(request, { params: Promise.resolve({ link }) });
}

beforeEach(() => {
  vi.mocked(answerPackage)
    .mockReset()
    .mockResolvedValue({ person: own } as never);
  vi.mocked(openPackage)
    .mockReset()
    .mockResolvedValue({ person: null } as never);
});

it('who answers first gets a key of their own, another each time', async () => {
  const keys = await Promise.all(
    [1, 2].map(async () => (await (await send({ name: 'Rita' })).json()).person),
  );
  expect(keys[0]).toMatch(/^[\w-]{22}$/);
  expect(keys[0]).not.toBe(keys[1]);
});

it('an answer is stored under the person’s key, and comes back as stored', async () => {
  const answer = await send({ person: PERSON, name: 'Rita', talent: '7', pick: 'yes', comment: ' Sim! ' });
  expect(answerPackage).toHaveBeenCalledWith({
    link: LINK,
    person: PERSON,
    name: 'Rita',
    answers: [{ talent: 7, pick: 'yes', comment: 'Sim!' }],
    is_sent: false,
  });
  expect(await answer.json()).toEqual({ person: PERSON, own });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('a comment of a thousand characters arrives whole: browsers send a line’s end as two, nobody typed those', async () => {
  const typed = `${'linha\n'.repeat(166)}fim!`;
  const comment = typed.replaceAll('\n', '\r\n');
  await send({ person: PERSON, name: 'Rita', talent: '7', pick: 'yes', comment });
  expect(vi.mocked(answerPackage).mock.lastCall?.[0].answers[0]?.comment).toBe(typed);
});

it('without script it leads back to the talent, under the person’s own address; without a name to the name', async () => {
  const form = { accept: 'text/html,*/*;q=0.8' };
  const saved = await send({ lang: 'en', person: PERSON, name: 'Rita', talent: '7', pick: 'no' }, form);
  expect([saved.status, saved.headers.get('location')]).toEqual([
    303,
    `/en/selection/${LINK}?p=${PERSON}#answer-7`,
  ]);
  const unnamed = await send({ lang: 'pt', person: '', name: '', talent: '7', pick: 'no' }, form);
  expect([unnamed.status, unnamed.headers.get('location')]).toEqual([303, `/selecao/${LINK}#who`]);
  expect(answerPackage).toHaveBeenCalledTimes(1);
});

it.each([
  ['closed', 409],
  ['revoked', 410],
  ['expired', 410],
  ['locked', 403],
  ['unknown', 404],
  ['limited', 429],
] as const)('a %s package is %i, never “saved”', async (state, status) => {
  vi.mocked(answerPackage).mockResolvedValue(state);
  const answer = await send({ person: PERSON, name: 'Rita', talent: '7', pick: 'yes' });
  expect([answer.status, await answer.json()]).toEqual([status, { state }]);
});

it('without script too many answers lead to a page that says so, in the language of the form', async () => {
  vi.mocked(answerPackage).mockResolvedValue('limited');
  const form = { accept: 'text/html,*/*;q=0.8' };
  const answer = await send({ lang: 'en', person: PERSON, name: 'Rita', talent: '7', pick: 'yes' }, form);
  expect([answer.status, answer.headers.get('location'), answer.headers.get('retry-after')]).toEqual([
    303,
    `/en/selection/${LINK}?p=${PERSON}&wait=answers`,
    '600',
  ]);
});

it('without script an answer that was not stored leads to a page that says so and leads back', async () => {
  const form = { accept: 'text/html,*/*;q=0.8' };
  const fields = { lang: 'en', person: PERSON, name: 'Rita', talent: '7', pick: 'yes' };
  for (const refuse of [
    () => vi.mocked(answerPackage).mockResolvedValueOnce('refused'),
    () =>
      vi
        .mocked(answerPackage)
        .mockRejectedValueOnce(new BackendError({ kind: 'unreachable', service: 'panel', path: '/x' })),
  ]) {
    refuse();
    const answer = await send(fields, form);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/en/selection/${LINK}?p=${PERSON}&wait=failed`,
    ]);
  }
});

it('a page that sends no referrer sends its forms', async () => {
  expect((await send({ name: 'Rita' }, { origin: 'null' })).status).toBe(200);
});

it('another site sends nothing', async () => {
  expect((await send({ name: 'Rita' }, { origin: 'null', site: 'cross-site' })).status).toBe(403);
  expect((await send({ name: 'Rita' }, { origin: 'https://evil.test' })).status).toBe(403);
  expect(answerPackage).not.toHaveBeenCalled();
});

it('an open is noted, whoever looks, and says nothing; by a link that has ended it is 410', async () => {
  vi.mocked(notePackageSeen).mockResolvedValue(true);
  const answer = await send({ seen: 'phone', person: PERSON });
  expect([answer.status, vi.mocked(notePackageSeen).mock.lastCall]).toEqual([204, [LINK, PERSON, 'phone']]);
  await send({ seen: 'fridge', person: PERSON });
  expect(notePackageSeen).toHaveBeenCalledTimes(1);
  vi.mocked(notePackageSeen).mockResolvedValue('revoked');
  expect((await send({ seen: 'phone' })).status).toBe(410);
});

const ASKING = { accept: 'text/html,*/*;q=0.8' };

it('a right passcode leads to the address that opens, a wrong one to the question again', async () => {
  vi.mocked(unlockPackage).mockResolvedValueOnce({ link: PASSED }).mockResolvedValueOnce('locked');
  const right = await send({ lang: 'en', passcode: '1234' }, ASKING);
  const wrong = await send({ lang: 'pt', passcode: '4321' }, ASKING);
  expect([right, wrong].map((answer) => [answer.status, answer.headers.get('location')])).toEqual([
    [303, `/en/selection/${PASSED}`],
    [303, `/selecao/${LINK}#wrong`],
  ]);
});

it('a person gets a code for their other device; nobody gets none', async () => {
  const given = { code: '123456', until: '2026-11-27T12:10:00.000Z' };
  vi.mocked(handOverPackage).mockResolvedValueOnce(given).mockResolvedValueOnce('refused');
  const code = await send({ handover: '1', person: PERSON });
  expect([await code.json(), vi.mocked(handOverPackage).mock.lastCall]).toEqual([given, [LINK, PERSON]]);
  const none = await send({ handover: '1', person: 'x' });
  expect([none.status, vi.mocked(handOverPackage).mock.lastCall]).toEqual([422, [LINK, '']]);
});

it('the code leads to its person: with script as their answers, without as their own address', async () => {
  vi.mocked(continuePackage).mockResolvedValue({ person: PERSON });
  vi.mocked(openPackage).mockResolvedValue({ person: own } as never);
  expect(await (await send({ code: '123 456' })).json()).toEqual({ person: PERSON, own });
  expect(vi.mocked(openPackage).mock.lastCall).toEqual([LINK, PERSON]);
  const form = await send({ lang: 'en', code: '123 456' }, ASKING);
  expect(form.headers.get('location')).toBe(`/en/selection/${LINK}?p=${PERSON}`);
  vi.mocked(continuePackage).mockResolvedValue('locked');
  expect(await (await send({ code: '1' })).json()).toEqual({ state: 'locked' });
  expect((await send({ lang: 'pt', code: '1' }, ASKING)).headers.get('location')).toBe(
    `/selecao/${LINK}#wrong-code`,
  );
});

it('ten wrong ones of an address, many at once included, are closed without a question to the service', async () => {
  vi.mocked(unlockPackage).mockReset().mockResolvedValue('locked');
  vi.mocked(continuePackage).mockReset().mockResolvedValue('locked');
  const sends = Array.from({ length: 20 }, (_, at) =>
    send(at % 2 ? { passcode: 'x' } : { code: '1' }, ASKING),
  );
  const limited = (await Promise.all(sends)).filter(({ headers }) =>
    headers.get('location')?.endsWith('?wait=guesses'),
  );
  expect(limited.length).toBeGreaterThanOrEqual(10);
  expect([limited[0]?.status, limited[0]?.headers.get('retry-after')]).toEqual([303, '600']);
  expect((await send({ code: '1' })).status).toBe(429);
  const asked = [unlockPackage, continuePackage].map((call) => vi.mocked(call).mock.calls.length);
  expect(asked.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(10);
});

const HOLDERS = ['a', 'b', 'c'].map((name) => `${LINK.slice(0, -1)}${name}`);

it('forms of one link wait for each other, those of another wait for none', async () => {
  let [underWay, most] = [0, 0];
  vi.mocked(openPackage).mockImplementation(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 20));
    underWay -= 1;
    return { person: null } as never;
  });
  const [flood = '', other = ''] = HOLDERS;
  // another pass is no other holder
  const spellings = [
    flood,
    `${flood}.494900-AbC_d-fGhIjKlMnOpQrStU`,
    `${flood}.494901-AbC_d-fGhIjKlMnOpQrStU`,
  ];
  const sent = Array.from({ length: 24 }, (_, at) => send({ read: '1' }, { link: spellings[at % 3] }));
  const start = performance.now();
  expect((await send({ name: 'Rita' }, { link: other })).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(200);
  expect(underWay).toBe(1);
  for (const answer of await Promise.all(sent)) expect(answer.status).toBe(200);
  expect(most).toBe(1);
});

it('a form that fails lets the next one of its link pass', async () => {
  const [, , link = ''] = HOLDERS;
  vi.mocked(openPackage).mockRejectedValueOnce(
    new BackendError({ kind: 'unreachable', service: 'panel', path: '/' }),
  );
  const [failed, next] = await Promise.all([send({ read: '1' }, { link }), send({ read: '1' }, { link })]);
  expect([failed?.status, next?.status]).toEqual([503, 200]);
});

it('a link reads its answers 120 times in ten minutes; other links go on', async () => {
  const link = `${LINK.slice(0, -1)}d`;
  const statuses: number[] = [];
  for (let at = 0; at < 130; at += 1) statuses.push((await send({ read: '1' }, { link })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.slice(-10)).toEqual(Array.from({ length: 10 }, () => 429));
  expect(openPackage).toHaveBeenCalledTimes(120);
  expect((await send({ read: '1' }, { link: `${LINK.slice(0, -1)}e` })).status).toBe(200);
});
