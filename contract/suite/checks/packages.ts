import { expectError } from '../kit/expect.ts';
import { call } from '../kit/http.ts';
import { check, group, skip } from '../kit/runner.ts';

const CALLS = {
  open: {},
  seen: { device: 'phone' },
  unlock: { passcode: '1234' },
  answer: { person: 'A'.repeat(22), name: 'Ana', answers: [] },
  handover: { person: 'A'.repeat(22) },
  continue: { code: '123456' },
  picture: { picture: 1, size: 'web' },
};
const NOBODYS_LINK = `1-0.1-${'A'.repeat(22)}`;

/** Packages, which a client opens with a secret link; optional. */
export const packageChecks = group('Packages', (target) => {
  const send = (path: string, json: object, token: string | null = target.panelToken) =>
    call(`${target.panel}/api/packages/${path}`, { json, token });
  return Object.entries(CALLS).map(([path, body]) =>
    check(`packages/${path} needs the token and a link that the service made`, async () => {
      const answer = await send(path, { ...body, link: NOBODYS_LINK });
      const { message } = expectError(answer, 404);
      if (/call/.test(message)) skip('this service has no packages');
      expectError(await send(path, { ...body, link: '../1' }), 404, 422);
      expectError(await send(path, {}), 400, 422);
      expectError(await send(path, { ...body, link: NOBODYS_LINK }, null), 401);
    }),
  );
});
