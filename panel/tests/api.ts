import { handleEndpoints } from 'payload';
import config from '../payload.config.ts';
import { ADDRESS_HEADER } from '../platform/http/address-header.ts';
import { env } from '../platform/settings/env.ts';

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

type Request = { token?: string; cookie?: string; method?: string; body?: object; address?: string };

/** Calls the admin's own API with JSON, as a program does, or with a `cookie` as a browser. */
export const callApi = (
  path: string,
  { token = '', cookie = '', method = 'POST', body = {}, address = '189.4.12.99' }: Request = {},
) =>
  handleEndpoints({
    config,
    request: new Request(`http://panel.test/cms-api/${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': 'pt',
        'User-Agent': WINDOWS,
        [ADDRESS_HEADER]: address,
        ...(cookie && { Cookie: cookie, Origin: env().PANEL_ORIGIN }),
        ...(token && { Authorization: `JWT ${token}` }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    }),
  });

/** The user of these cookies or tokens; null for nobody. */
export const userOf = async (by: Pick<Request, 'token' | 'cookie'>) =>
  (await (await callApi('users/me', { ...by, method: 'GET' })).json()).user;

/** Posts JSON to an endpoint of accounts, with the cookies of a browser. */
export const postUsers = (path: string, body: object, cookie = '') =>
  callApi(`users/${path}`, { body, cookie });
