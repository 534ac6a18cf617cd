import { Agent, type FormData, fetch } from 'undici';

/**
 * A connection for each request: a socket that the site has just closed is never reused. A front has a self-signed
 * certificate.
 */
const dispatcher = new Agent({ pipelining: 0, connect: { rejectUnauthorized: false } });

/** Asks the site for a page, or posts a form; the status and the text of the answer. */
export async function ask(url: string, form?: FormData): Promise<{ status: number; text: string }> {
  const headers = { origin: new URL(url).origin };
  const answer = await fetch(url, { dispatcher, ...(form && { method: 'POST', headers, body: form }) });
  return { status: answer.status, text: await answer.text() };
}
