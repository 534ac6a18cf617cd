const PATIENCE_MS = 30_000;

type Answer = { status: number; type: string; text: string; bytes: number; isStorable: boolean };

/** Requests a page as a browser does, in this coding; status 0 with the reason as text if there was no answer. */
export async function ask(
  address: string,
  coding = 'br',
  redirect: RequestRedirect = 'manual',
): Promise<Answer> {
  const headers = { 'Accept-Encoding': coding, Accept: 'text/html,image/webp,*/*' };
  const options = { headers, redirect, signal: AbortSignal.timeout(PATIENCE_MS) };
  try {
    const answer = await fetch(address, options);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    const isStorable = !/no-store|private/.test(answer.headers.get('cache-control') ?? '');
    return { status: answer.status, type, text: body.toString(), bytes: body.length, isStorable };
  } catch (error) {
    return { status: 0, type: '', text: String(error), bytes: 0, isStorable: false };
  }
}
