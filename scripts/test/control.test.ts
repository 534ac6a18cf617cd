import { expect, test } from 'vitest';
import { startControl } from './control.ts';

test('a failed action answers with its reason, and the next one works', async () => {
  const control = await startControl({
    mail: {
      about: () => [],
      start: () => Promise.reject(new Error('the port is in use')),
      stop: () => Promise.resolve(),
    },
    isRunning: () => false,
    output: () => '',
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  });
  const post = async (path: string) => {
    const answer = await fetch(`${control.url}/${path}`, { method: 'POST' });
    return [answer.status, await answer.text()];
  };
  expect(await post('mail/start')).toEqual([500, 'the port is in use']);
  expect(await post('mail/stop')).toEqual([200, 'stop']);
  expect(await post('panel/explode')).toEqual([404, 'No such action.']);
  control.close();
});
