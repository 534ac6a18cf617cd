import { getPayload, type Payload, type RequiredDataFromCollectionSlug } from 'payload';
import { z } from 'zod';
import { dispatcher } from '../contract/dispatch.ts';
import { ROUTES } from '../contract/routes.ts';
import config from '../payload.config.ts';
import { ADDRESS_HEADER } from '../platform/http/address-header.ts';
import { env } from '../platform/settings/env.ts';
import { LOGIN, SIGNIN } from './secrets.ts';

/** The clock that the handlers read; tests move it. */
export const clock = { now: () => Date.now() };

/** The panel on the tests' own database, started once for all files. */
export const panel = (): Promise<Payload> => getPayload({ config });

const answer = dispatcher(ROUTES, async () => ({
  payload: await panel(),
  env: env(),
  now: () => clock.now(),
}));

type Options = {
  body?: unknown;
  raw?: string;
  token?: string;
  address?: string;
  headers?: Record<string, string>;
};

/** Calls a contract route as the site would, without a port. */
export function call(method: string, path: string, { body, raw, token, address, headers }: Options = {}) {
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return answer(
    new Request(`http://panel.test${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        [ADDRESS_HEADER]: address ?? '10.0.0.1',
        ...headers,
      },
      ...(text !== undefined && { body: text }),
    }),
  );
}

const tokens = z.union([
  z.object({ access_token: z.string() }).transform(({ access_token }) => access_token),
  z.object({ token: z.string() }).transform(({ token }) => token),
]);

export const tokenOf = async (answer: Response): Promise<string> => tokens.parse(await answer.json());

export const integrationToken = async (): Promise<string> =>
  tokenOf(
    await call('POST', '/integration/api/signin', {
      body: SIGNIN,
    }),
  );

export const panelToken = async (): Promise<string> =>
  tokenOf(await call('POST', '/panel/api/login', { body: LOGIN }));

/** Context of a write that is not published. */
export const unpublished = { context: { isSilent: true } };

type TalentData = Partial<RequiredDataFromCollectionSlug<'talents'>>;

/** A draft of a woman, unless `data` says otherwise, unpublished. */
export const makeTalent = async (data: TalentData) =>
  (await panel()).create({
    collection: 'talents',
    data: { name: 'Ana', gender: 'woman', status: 'draft', ...data },
    ...unpublished,
  });

export const changeTalent = async (id: number, data: TalentData) =>
  (await panel()).update({ collection: 'talents', id, data, ...unpublished });
