import { expect, test } from 'vitest';
import { startControl } from './control.mjs';

test('an action that fails is told, and the next one works', async () => {
  const mail = { start: () => Promise.reject(new Error('the port is taken')), stop: () => Promise.resolve() };
  const control = await startControl({ mail });
  const ask = async (path) => {
    const answer = await fetch(`${control.url}/${path}`, { method: 'POST' });
    return [answer.status, await answer.text()];
  };
  expect(await ask('mail/start')).toEqual([500, 'the port is taken']);
  expect(await ask('mail/stop')).toEqual([200, 'stop']);
  control.close();
});
