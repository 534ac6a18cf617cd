const ANSWER_LIMIT_MS = 20_000;

/** Posts a form to an address of this site: the answer, whatever its status. Throws if none comes. */
export const postFormData = (url: string, body: FormData, more: Pick<RequestInit, 'keepalive'> = {}) =>
  fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(ANSWER_LIMIT_MS), ...more });

/** Posts a form to an address of this site: the JSON of the answer, whatever its status. Throws if none comes. */
export const postForm = async <Answer>(url: string, body: FormData): Promise<Answer> =>
  (await postFormData(url, body)).json();
