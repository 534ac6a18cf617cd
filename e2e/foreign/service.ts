/** The two services of an agency, integration and panel, each on a port of its own. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Answer, type Call, htmlPage, send } from './answer.ts';
import type { Received } from './forms.ts';
import { type Habits, plainHabits } from './habits.ts';
import { integrationAnswer } from './integration.ts';
import { panelAnswer } from './panel.ts';
import { partsOf } from './parts.ts';
import { people, posts } from './people.ts';
import { picture } from './pictures.ts';
import { writer } from './wire.ts';

type Name = 'integration' | 'panel';
type Options = {
  habits?: Partial<Habits>;
  /** The values that sign in, by field; a field without one takes any. */
  secrets?: Record<string, string>;
  ports?: Partial<Record<Name, number>>;
};
const SIGN_IN = {
  integration: { path: '/api/signin', secret: 'api_key', token: 'access_token' },
  panel: { path: '/api/login', secret: 'api_token', token: 'token' },
};

export async function startForeign({ habits: changes = {}, secrets = {}, ports = {} }: Options = {}) {
  const habits = plainHabits(changes);
  const truth = { people: people(), posts: posts() };
  const received: Received[] = [];
  const calls: { service: Name; method: string; path: string; status: number }[] = [];
  const tokens = new Set<string>();
  /** `trouble`, set by a test, answers in the place of the service. */
  const control: { failure?: (service: Name, path: string) => Answer | undefined } = {};
  let count = 0;

  function newToken(field: string): Answer {
    count += 1;
    const token = `${count}|t0ken${'x'.repeat(30)}`;
    tokens.add(token);
    const expires = { number: 3600, text: '3600', zero: 0, absent: undefined }[habits.expires];
    const type = habits.tokenType === 'absent' ? undefined : habits.tokenType;
    return { json: { [field]: token, token_type: type, expires_in: expires } };
  }

  function signIn(service: Name, { body, headers }: Call): Answer {
    const { secret, token } = SIGN_IN[service];
    const parts = partsOf(body, headers['content-type']);
    const sent = Object.fromEntries(parts.map(({ name, bytes }) => [name, bytes.toString()]));
    const isRight = ['salt', secret].every(
      (name) => sent[name] && sent[name] === (secrets[name] ?? sent[name]),
    );
    return isRight ? newToken(token) : { status: 401, json: { error: 'Unauthorized' } };
  }

  function answer(service: Name, call: Call): Answer {
    const { method, path, origin, headers } = call;
    const failure = control.failure?.(service, path);
    if (failure) return failure;
    if (path === '/') return { html: htmlPage('Agência') };
    const stored = /^\/storage\/(uploads\/.+\.png)$/.exec(path)?.[1];
    if (stored) return { type: 'image/png', bytes: picture(stored) };
    if (method === 'POST' && path === SIGN_IN[service].path) return signIn(service, call);
    const notFound = { status: 404, json: { message: 'Not Found' } };
    if (!path.startsWith('/api/')) return notFound;
    const bearer = /^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
    if (!tokens.has(bearer))
      return habits.unauthenticated === 'redirect'
        ? { status: 302, to: `${origin}/` }
        : { status: 401, json: { message: 'Unauthenticated.' } };
    if (service === 'panel' && path === '/api/refresh' && habits.refresh === 'present')
      return newToken('token');
    const write = writer(habits, origin);
    const found =
      service === 'panel'
        ? panelAnswer(call, write, habits, truth.posts, received)
        : integrationAnswer(call, write, habits, truth.people);
    return found ?? notFound;
  }

  async function listen(service: Name): Promise<{ server: Server; origin: string }> {
    let origin = '';
    const server = createServer(async (req, res) => {
      const { method = 'GET', headers } = req;
      const body = await buffer(req).catch(() => null);
      if (!body) return;
      const url = new URL(req.url ?? '/', origin);
      const path = decodeURIComponent(url.pathname);
      let reply: Answer;
      try {
        reply = answer(service, { method, url, path, headers, body, origin });
      } catch (error) {
        reply = { status: 500, html: htmlPage(`Whoops, looks like something went wrong. ${error}`) };
      }
      calls.push({ service, method, path: `${url.pathname}${url.search}`, status: reply.status ?? 200 });
      send(res, reply, habits);
    });
    server.listen(ports[service] ?? 0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    return { server, origin };
  }

  const integration = await listen('integration');
  const panel = await listen('panel');
  return {
    integration: integration.origin,
    panel: panel.origin,
    habits,
    truth,
    received,
    calls,
    control,
    genderless: writer(habits, panel.origin).genderless,
    /** Every token given so far is worth nothing from now on. */
    forgetTokens: () => tokens.clear(),
    stop() {
      for (const { server } of [integration, panel]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

export type Foreign = Awaited<ReturnType<typeof startForeign>>;
