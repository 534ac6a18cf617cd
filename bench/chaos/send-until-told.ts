import type { Send } from './sends.ts';

/** A send and the reference that its visitor was shown. */
export type Told = Send & { reference: string; tries: number };

const AGAIN_AFTER_MS = 300;
const GIVE_UP_AFTER_MS = 120_000;
const DOUBLE_CLICKS_EACH = 7;
const SENT_AGAIN_EACH = 11;

const rest = () => new Promise((wake) => setTimeout(wake, AGAIN_AFTER_MS * (1 + Math.random())));

/**
 * Sends as visitors do: again with the same content until a reference is shown. Some click twice, some send once more
 * after they were told; each of them must be shown the one reference.
 */
export async function sendUntilTold(base: string, send: Send): Promise<Told> {
  const shown = new Set<string>();
  let wanted = send.number % SENT_AGAIN_EACH === 0 ? 2 : 1;
  let tries = 0;
  const end = Date.now() + GIVE_UP_AFTER_MS;
  for (; wanted > 0; tries += 1) {
    if (tries > 0) await rest();
    if (Date.now() > end) throw new Error(`${send.kind} ${send.number} could not be sent`);
    const clicks = send.number % DOUBLE_CLICKS_EACH === 0 ? 2 : 1;
    const attempts = Array.from({ length: clicks }, () =>
      send.attempt({ base, address: send.address }, send.form),
    );
    const references = (await Promise.all(attempts)).filter((reference) => reference !== null);
    for (const reference of references) shown.add(reference);
    if (references.length > 0) wanted -= 1;
  }
  const [reference = '', ...others] = shown;
  if (others.length > 0) throw new Error(`${send.kind} ${send.number} was shown ${[...shown].join(' and ')}`);
  return { ...send, reference, tries };
}
