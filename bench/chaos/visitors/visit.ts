/** A visitor of the site at `base`; `address` is their IP address, as the proxy reports it. */
export type Visit = { base: string; address: string };

const PATIENCE_MS = 150_000;
const REFERENCE = /\b[A-Z]{2,5}-[0-9A-Z]{5,8}\b/;

const browserHeaders = ({ base, address }: Visit) => ({
  origin: base,
  'sec-fetch-site': 'same-origin',
  'x-forwarded-for': address,
});

/** Posts as the visitor's browser does; null if the connection breaks before the whole answer is there. */
export async function post(
  visit: Visit,
  path: string,
  body: FormData,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string } | null> {
  try {
    const answer = await fetch(new URL(path, visit.base), {
      method: 'POST',
      body,
      headers: { ...browserHeaders(visit), ...headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return null;
  }
}

export const referenceIn = (text: string): string | null => REFERENCE.exec(text)?.[0] ?? null;
