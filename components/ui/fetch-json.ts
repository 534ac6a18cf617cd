const ANSWER_LIMIT_MS = 10_000;

/** The JSON at an address of this site. Throws if it is not whole within ten seconds, or is none. */
export async function fetchJson<Answer>(url: string): Promise<Answer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
