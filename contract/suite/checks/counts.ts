import { expectError, expectStatus } from '../kit/expect.ts';
import { call } from '../kit/http.ts';
import { check, group, skip } from '../kit/runner.ts';
import { allTalents } from './talent-list.ts';

/** Sums of a minute, by talent id; optional. */
export const countChecks = group('Counts', (target) => {
  const send = (json: object, token: string | null = target.panelToken) =>
    call(`${target.panel}/api/counts`, { json, token });
  return [
    check('counts takes sums of talents and of unknown ids, and refuses what is no sum', async () => {
      const answer = await send({});
      if (answer.status === 404) skip('this service counts nothing');
      expectStatus(answer, 204);
      const [talent] = await allTalents(target);
      expectStatus(await send({ seen: { [talent?.id ?? 1]: 1, 987654321: 2 }, favourited: {} }), 204);
      for (const wrong of [-1, 0.5, 'a', null]) expectError(await send({ seen: { 1: wrong } }), 400, 422);
      expectError(await send({}, null), 401);
    }),
  ];
});
