import { afterEach, describe, expect, it } from 'vitest';
import { REFUSED_DOMAIN } from './forms.ts';
import { HABITS, type Habits, mixture, plainHabits } from './habits.ts';
import { startForeign } from './service.ts';

let foreign: Awaited<ReturnType<typeof startForeign>> | undefined;
afterEach(() => foreign?.stop());

const READS = {
  integration: [
    '/api/talents?paginate=1000',
    '/api/talent/profile?id=1201',
    '/api/talent/profile?id=1257',
    '/api/talent/profile?id=1',
  ],
  panel: [
    '/api/refresh',
    '/api/slides/slides_home',
    '/api/social-medias',
    '/api/posts/blog/pt',
    '/api/posts/blog/2023/pt',
  ],
};
const FORM = { name: 'Ana', email: 'ana@agency.example', message: 'Oi' };

/** Everything these habits can change, as it goes over the wire. */
async function wire(habits: Partial<Habits>) {
  foreign = await startForeign({ habits });
  const { integration, panel } = foreign;
  const seen: string[] = [];
  const call = async (url: string, init?: RequestInit) => {
    const res = await fetch(url, { redirect: 'manual', ...init });
    const bytes = Buffer.from(await res.arrayBuffer());
    const text = bytes.toString('utf8').replaceAll(integration, '').replaceAll(panel, '');
    seen.push(`${res.status} ${res.headers.get('content-type')} ${text}`);
    return text.replace(/^\ufeff/, '');
  };
  const post = (body: unknown, authorization = '') => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  });
  await call(`${panel}/api/social-medias`);
  const signed = [
    JSON.parse(await call(`${integration}/api/signin`, post({ salt: 's', api_key: 'k' }))).access_token,
    JSON.parse(await call(`${panel}/api/login`, post({ salt: 's', api_token: 't' }))).token,
  ];
  for (const [index, service] of [integration, panel].entries()) {
    const authorization = `Bearer ${signed[index]}`;
    for (const path of READS[index ? 'panel' : 'integration']) {
      const isPost = /talents|refresh/.test(path);
      await call(service + path, isPost ? post({}, authorization) : { headers: { authorization } });
    }
    if (!index) continue;
    await call(`${panel}/api/contact/pt`, post(FORM, authorization));
    await call(`${panel}/api/entry/contact/send`, post(FORM, authorization));
    await call(
      `${panel}/api/entry/contact/send`,
      post({ ...FORM, email: `ana${REFUSED_DOMAIN}` }, authorization),
    );
  }
  foreign.stop();
  return seen.join('\n');
}

describe('the second services', () => {
  const values = Object.entries(HABITS).flatMap(([name, [, ...others]]) =>
    others.map((value) => [name, value]),
  );
  // a quarter of them a run, by its SEED
  const turn = Number(process.env.SEED ?? Date.now()) % 4;

  it('write each habit in its own way', async () => {
    const plain = await wire({});
    for (const [name, value] of values.filter((_, at) => at % 4 === turn))
      expect.soft(await wire({ [String(name)]: value }), `${name} ${value}`).not.toBe(plain);
  });

  it('mix their habits in the same way for the same seed', () => {
    expect(mixture(4)).toEqual(mixture(4));
    expect(mixture(4)).not.toEqual(mixture(5));
    expect(Object.keys(mixture(4))).toEqual(Object.keys(plainHabits()));
  });

  it('store a form byte by byte, and refuse an address they do not take', async () => {
    await wire({});
    expect(foreign?.received).toMatchObject([{ stored: true }, { stored: true }, { stored: false }]);
    expect(foreign?.received[0]?.body.toString()).toBe(JSON.stringify(FORM));
  });
});
