import { beforeAll, expect, test } from 'vitest';
import { callApi, userOf } from './api.ts';
import { panel, unpublished } from './panel.ts';

const PASSWORD = 'only-for-sign-in-tests';
// A second try of this file on the same database finds the accounts of the first.
const TRY = Date.now().toString(36);
const email = (name: string) => `${name}@${TRY}.sign-in.test`;

beforeAll(async () => {
  const payload = await panel();
  for (const name of ['laptop', 'timing', 'attacked', 'twice']) {
    const data = { name, role: 'booker', email: email(name), password: PASSWORD } as const;
    await payload.create({ collection: 'users', data, ...unpublished });
  }
});

type Request = { name: string; password?: string; address: string; cookie?: string };

const signIn = ({ name, password = PASSWORD, address, cookie = '' }: Request) =>
  callApi('users/login', { address, cookie, body: { email: email(name), password } });

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .filter((cookie) => cookie?.startsWith('passarela-device-'))
    .join('; ');

test('a device that signed in before passes while strangers are refused, from the same address too', async () => {
  const first = await signIn({ name: 'laptop', address: '192.0.2.1' });
  expect(first.status).toBe(200);
  const cookie = cookiesOf(first);
  const whole = first.headers.getSetCookie().find((one) => one.startsWith('passarela-device-')) ?? '';
  expect(whole).toContain('HttpOnly');
  expect(whole).toContain('SameSite=Lax');
  expect(decodeURIComponent(whole)).not.toContain('laptop@');
  const wrong: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    wrong.push((await signIn({ name: 'laptop', password: `wrong-${count}`, address: '192.0.2.1' })).status);
  }
  expect(wrong.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
  expect(new Set(wrong.slice(5))).toEqual(new Set([429]));
  expect((await signIn({ name: 'laptop', address: '192.0.2.1' })).status).toBe(429);
  expect((await signIn({ name: 'laptop', address: '192.0.2.1', cookie })).status).toBe(200);
  expect((await signIn({ name: 'laptop', address: '198.51.100.1' })).status).toBe(200);
});

test('who is refused reads how long to wait, in words and in the header', async () => {
  const one = { name: 'nobody-here', password: 'wrong', address: '192.0.2.80' };
  for (let count = 0; count < 5; count += 1) expect((await signIn(one)).status).toBe(401);
  const refused = await signIn(one);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  expect(await refused.text()).toContain('Muitas tentativas. Espere 15 min');
});

test('a cookie of another account, or a changed one, makes no known device', async () => {
  const cookie = cookiesOf(await signIn({ name: 'timing', address: '192.0.2.3' }));
  const [, value = ''] = cookie.split('=');
  const foreign = cookiesOf(await signIn({ name: 'attacked', address: '192.0.2.3' }));
  const [name = ''] = foreign.split('=');
  for (let count = 0; count < 5; count += 1) {
    await signIn({ name: 'attacked', password: 'wrong', address: '192.0.2.4' });
  }
  for (const forged of [`${name}=${value}`, `${foreign}x`, `${name}=`, `${name}=a.9999999999.b`]) {
    expect((await signIn({ name: 'attacked', address: '192.0.2.4', cookie: forged })).status).toBe(429);
  }
});

test('sign-ins of one person at the same moment each keep their session', async () => {
  const answers = await Promise.all(
    ['1', '2', '3', '4'].map((last) => signIn({ name: 'twice', address: `203.0.113.${last}` })),
  );
  const mine = await Promise.all(answers.map(async (answer) => (await userOf(await answer.json()))?.email));
  expect(mine).toEqual(Array.from({ length: 4 }, () => email('twice')));
});

test('a wrong password and an unknown account are answered alike, in the same time', async () => {
  const took: Record<'timing' | 'unknown', number[]> = { timing: [], unknown: [] };
  const bodies = new Set<string>();
  for (let count = 0; count < 6; count += 1) {
    for (const name of ['timing', 'unknown'] as const) {
      const before = performance.now();
      const answer = await signIn({ name, password: 'wrong-password', address: `10.9.${count}.1` });
      took[name].push(performance.now() - before);
      bodies.add(`${answer.status} ${await answer.text()}`);
    }
  }
  // The quickest: a busy machine makes single answers slow, and none quicker.
  const [known, unknown] = [Math.min(...took.timing), Math.min(...took.unknown)];
  console.info(`known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`);
  expect([...bodies]).toHaveLength(1);
  const ratio = known / unknown;
  expect(ratio).toBeGreaterThan(0.8);
  expect(ratio).toBeLessThan(1.25);
}, 60_000);
