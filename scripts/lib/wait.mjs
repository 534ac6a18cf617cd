const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function answers(url) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}

/**
 * Waits until the address answers below 500. Throws with the program's last output when it ends
 * before that, or when `timeoutMs` passes.
 */
export async function waitUntilUp(url, program, timeoutMs = 120_000) {
  const deadline = Date.now() + timeoutMs;
  let isEnded = false;
  program?.ended.then(() => {
    isEnded = true;
  });
  while (!(await answers(url))) {
    const tail = program?.output().split('\n').slice(-30).join('\n') ?? '';
    if (isEnded) throw new Error(`It ended before ${url} answered:\n${tail}`);
    if (Date.now() > deadline) throw new Error(`${url} does not answer:\n${tail}`);
    await sleep(200);
  }
}
