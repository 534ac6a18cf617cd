import { useEffect, useState } from 'react';
import { z } from 'zod/mini';

const sentence = { message: z.string() };
const refused = z.object({
  errors: z.array(
    z.object({
      ...sentence,
      data: z.optional(z.object({ errors: z.optional(z.array(z.object(sentence))) })),
    }),
  ),
});
/** A fault that nobody foresaw: its sentence would only repeat that it did not work. */
const UNFORESEEN = 500;

/** `data`: of the asked shape, else null. `message`: the panel's sentences why not; empty where it has none. */
export type Answer<Data = unknown> = { isOk: boolean; data: Data | null; body: unknown; message: string };
type Call<Data> = Pick<RequestInit, 'method' | 'signal' | 'keepalive'> & {
  shape?: z.ZodMiniType<Data> | undefined;
  /** Sent as JSON, by POST unless another method is named. */
  body?: object | undefined;
};

/** Reads an address of the panel, or acts by it. A session that ended is renewed in place (`accounts/session-over`). */
export async function call<Data = unknown>(address: string, given: Call<Data> = {}): Promise<Answer<Data>> {
  const { shape, body: sent, ...init } = given;
  const json = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sent),
  };
  const answer = await fetch(address, { ...(sent && json), ...init }).catch(() => null);
  const body: unknown = await answer?.json().catch(() => null);
  const isOk = answer?.ok === true;
  const isRefused = answer && !isOk && answer.status !== UNFORESEEN;
  const errors = isRefused ? (refused.safeParse(body).data?.errors ?? []) : [];
  return {
    isOk,
    data: isOk && shape ? (shape.safeParse(body).data ?? null) : null,
    body,
    message: errors.map(({ message, data }) => data?.errors?.[0]?.message ?? message).join(' '),
  };
}

/**
 * The answer of an address, read when it changes, and anew when `again` does; undefined before the first, null without
 * one. An earlier answer of the same address stays when a later reading fails.
 */
export function useAnswer<Data>(
  address: string | null,
  shape: z.ZodMiniType<Data>,
  again: unknown = null,
): Data | null | undefined {
  const [known, setKnown] = useState<{ address: string; data: Data | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored has changed, not its address
  useEffect(() => {
    if (address === null) return setKnown(null);
    const leaving = new AbortController();
    void call(address, { shape, signal: leaving.signal }).then(({ data }) => {
      if (leaving.signal.aborted) return;
      setKnown((before) => ({
        address,
        data: data ?? (before?.address === address ? before.data : null),
      }));
    });
    return () => leaving.abort();
  }, [address, shape, again]);
  return known?.address === address ? known?.data : undefined;
}
