import { FORMS, type FormName } from '@passarela/contract/forms';
import { backendState } from './state.ts';

const MISSING = [404, 405];

/** The language travels in a header: a service may know the Portuguese address only. */
const ownPath = (form: FormName) => `/api/${FORMS[form].address}/pt`;
const sendPath = (form: FormName) => `/api/entry/${form}/send`;

/** Sends to the form's own address, or to `/api/entry/{form}/send`: the first 2xx decides, a 404 forgets it. */
export async function sendToEntry<T extends { status: number }>(
  form: FormName,
  send: (path: string) => Promise<T>,
): Promise<T> {
  const known = backendState().entriesBySend;
  const [first, second] = known.has(form) ? [sendPath(form), ownPath(form)] : [ownPath(form), sendPath(form)];
  let path = first;
  let answer = await send(path);
  if (MISSING.includes(answer.status)) {
    known.delete(form);
    path = second;
    answer = await send(path);
  }
  if (path === sendPath(form) && answer.status >= 200 && answer.status < 300) known.add(form);
  return answer;
}
