import type { Send } from './sends.ts';

/** A send and the reference that its visitor was shown. */
export type Told = Send & { reference: string; tries: number };

const AGAIN_AFTER_MS = 300;
const GIVE_UP_AFTER_MS = 240_000;

const rest = () => new Promise((wake) => setTimeout(wake, AGAIN_AFTER_MS * (1 + Math.random())));

export type SendTold = {
  clicks?: number;
  times?: number;
  /** Hears of the first reference that is shown. */
  onTold?: () => void;
};

/**
 * Sends as visitors do: again with the same content until a reference is shown. Some click twice (`clicks`), some send
 * once more after they were told (`times`); each of them must be shown the one reference.
 */
export async function sendUntilTold(
  base: string,
  send: Send,
  { clicks = 1, times = 1, onTold = () => {} }: SendTold = {},
): Promise<Told> {
  const shown = new Set<string>();
  const end = Date.now() + GIVE_UP_AFTER_MS;
  let tries = 0;
  for (let toldTimes = 0; toldTimes < times; tries += 1) {
    if (tries > 0) await rest();
    if (Date.now() > end) throw new Error(`${send.kind} ${send.number} could not be sent`);
    const attempts = Array.from({ length: clicks }, () =>
      send.attempt({ base, address: send.address }, send.form),
    );
    const references = (await Promise.all(attempts)).filter((reference) => reference !== null);
    if (shown.size === 0 && references.length > 0) onTold();
    for (const reference of references) shown.add(reference);
    if (references.length > 0) toldTimes += 1;
  }
  const [reference = '', ...others] = shown;
  if (others.length > 0) throw new Error(`${send.kind} ${send.number} was shown ${[...shown].join(' and ')}`);
  return { ...send, reference, tries: tries - times + 1 };
}
