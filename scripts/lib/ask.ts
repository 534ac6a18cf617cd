const PATIENCE_MS = 30_000;

type Answer = { status: number; type: string; text: string; bytes: number };

/** Asks as a browser does, in the coding that it names; status 0 and the reason as text where no answer came. */
export async function ask(address: string, coding = 'br'): Promise<Answer> {
  const headers = { 'Accept-Encoding': coding, Accept: 'text/html,image/webp,*/*' };
  const options = { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) } as const;
  try {
    const answer = await fetch(address, options);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, type, text: body.toString(), bytes: body.length };
  } catch (error) {
    return { status: 0, type: '', text: String(error), bytes: 0 };
  }
}
