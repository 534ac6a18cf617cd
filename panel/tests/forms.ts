import { storedAnswer } from '@passarela/contract';
import { dispatcher } from '../contract/dispatch.ts';
import { ROUTES } from '../contract/routes.ts';
import { env } from '../platform/settings/env.ts';
import { type Form, formData } from './form-data.ts';
import { clock, panel, panelToken } from './panel.ts';

export * from './form-data.ts';

const answer = dispatcher(ROUTES, async () => ({
  payload: await panel(),
  env: env(),
  now: () => clock.now(),
}));

/** Sends a body to a writing call as the site does, without a port. */
export async function send(
  path: string,
  body: NonNullable<RequestInit['body']>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const Authorization = `Bearer ${await panelToken()}`;
  return await answer(
    new Request(`http://panel.test/panel/api/${path}`, {
      method: 'POST',
      headers: { Authorization, ...headers },
      body,
      // a stream needs it; it says nothing about the others
      ...{ duplex: 'half' },
    }),
  );
}

export const sendForm = (path: string, form: Form, headers?: Record<string, string>): Promise<Response> =>
  send(path, formData(form), headers);

/** The receipt of an answer that must be 201. */
export async function stored(answer: Response) {
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  return storedAnswer.parse(await answer.json());
}
