const ANSWER_LIMIT_MS = 20_000;

/** Posts a form to an address of this site: the JSON of the answer, whatever its status. Throws if none comes. */
export async function postForm<Answer>(url: string, body: FormData): Promise<Answer> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  return (await fetch(url, { method: 'POST', body, signal })).json();
}
