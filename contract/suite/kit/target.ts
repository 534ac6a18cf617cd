import { loginAnswer, signinAnswer } from '@passarela/contract';
import { expectShape } from './expect.ts';
import { type CallOptions, call } from './http.ts';

export type Credentials = { salt: string; secret: string };

/** The server under test: its base URLs and credentials. */
export type Addresses = {
  panel: string;
  integration: string;
  storage: string | null;
  panelCredentials: Credentials;
  integrationCredentials: Credentials;
  /** Id of a talent that was public once, if the server has one. */
  goneId: string | null;
};

export type Target = Addresses & {
  panelToken: string;
  integrationToken: string;
  /** A call to the panel with its token. */
  fromPanel: (path: string, options?: CallOptions) => ReturnType<typeof call>;
  /** A call to the integration service with its token. */
  fromIntegration: (path: string, options?: CallOptions) => ReturnType<typeof call>;
};

export const signIn = (at: Addresses, { salt, secret }: Credentials) =>
  call(`${at.integration}/api/signin`, { json: { salt, api_key: secret } });

export const logIn = (at: Addresses, { salt, secret }: Credentials) =>
  call(`${at.panel}/api/login`, { json: { salt, api_token: secret } });

/** Signs in to both services; throws when the right credentials are refused. */
export async function openTarget(at: Addresses): Promise<Target> {
  const { access_token } = expectShape(signinAnswer, await signIn(at, at.integrationCredentials));
  const { token } = expectShape(loginAnswer, await logIn(at, at.panelCredentials));
  return {
    ...at,
    panelToken: token,
    integrationToken: access_token,
    fromPanel: (path, options) => call(`${at.panel}${path}`, { token, ...options }),
    fromIntegration: (path, options) => call(`${at.integration}${path}`, { token: access_token, ...options }),
  };
}
