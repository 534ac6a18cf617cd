import { afterEach, beforeEach, vi } from 'vitest';
import { resetBackendState } from '../state.ts';
import { closeConnections } from '../transport.ts';
import { type StubAnswer, startStub } from './stub-service.ts';
import { world } from './world.ts';

type Services = { answers: Record<string, (authorization: string) => StubAnswer>; calls: string[] };

/** Both services on a real server: their answers by path, and the calls that came. */
export const services: Services = { answers: {}, calls: [] };
export const READ = { service: 'integration', method: 'GET', path: '/read' } as const;

function signingIn(): Services['answers'] {
  let signIns = 0;
  const granted = (letter: string) => `${letter}${++signIns}`;
  return {
    '/integration/api/signin': () => ({
      json: { access_token: granted('t'), token_type: 'bearer', expires_in: 3600 },
    }),
    '/panel/api/login': () => ({ json: { token: granted('p'), token_type: 'bearer', expires_in: 3600 } }),
    '/integration/read': (authorization) => ({ json: { authorization } }),
  };
}

/** Every test begins with services that grant tokens and answer to `READ`. */
export function bothServices() {
  let stop: () => void = () => undefined;
  beforeEach(async () => {
    resetBackendState();
    services.answers = signingIn();
    const stub = await startStub(({ url = '', headers }) => {
      const answer = services.answers[url.split('?')[0] ?? ''];
      return answer?.(headers.authorization ?? '') ?? { status: 404, json: { message: 'no' } };
    });
    services.calls = stub.calls;
    world.url = stub.url;
    stop = stub.stop;
  });
  afterEach(async () => {
    vi.useRealTimers();
    await closeConnections();
    stop();
  });
}

export const timesOf = (path: string) => services.calls.filter((call) => call.includes(path)).length;

export const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

/** Moves the clock; only dates are faked. */
export const later = (ms: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
};
