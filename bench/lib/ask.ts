const PATIENCE_MS = 30_000;

export type Answer = { status: number; text: string };

/** Asks as a browser does, in the coding that it names; status 0 where no answer came. */
export async function ask(address: string, coding = 'br'): Promise<Answer> {
  const headers = { 'Accept-Encoding': coding, Accept: 'text/html,image/webp,*/*' };
  const options = { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) } as const;
  try {
    const answer = await fetch(address, options);
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}
