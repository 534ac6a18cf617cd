import { useState } from 'react';
import { z } from 'zod/mini';

type Talent = { id: number; name: string };
const refused = z.object({ failed: z.array(z.object({ id: z.number() })) });
type Step = 'asking' | 'busy' | 'done';

/** Each save has its version and its line in the log: a few at a time, so that one sees it go on. */
const AT_ONCE = 4;

/** The talents of a portion who are not ticked; all of them without an answer. */
async function allowSome(talents: readonly Talent[]): Promise<readonly Talent[]> {
  const answer = await fetch('/cms-api/packages/allow-abroad', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ talents: talents.map(({ id }) => id) }),
  }).catch(() => null);
  if (answer?.ok) return [];
  const { data } = refused.safeParse(await answer?.json().catch(() => null));
  return data ? talents.filter(({ id }) => data.failed.some((one) => one.id === id)) : talents;
}

/** Ticks these talents, portion by portion, and counts. The ticks stay, whoever closes the dialog. */
export function useAllow(talents: readonly Talent[], onDone: () => void) {
  const [step, setStep] = useState<Step>('asking');
  const [done, setDone] = useState(0);
  const [failed, setFailed] = useState<readonly Talent[]>([]);
  const allow = async () => {
    setStep('busy');
    const left: Talent[] = [];
    for (let at = 0; at < talents.length; at += AT_ONCE) {
      const some = talents.slice(at, at + AT_ONCE);
      left.push(...(await allowSome(some)));
      setDone(at + some.length - left.length);
    }
    setFailed(left);
    setStep('done');
    onDone();
    return true;
  };
  const reset = () => {
    setStep('asking');
    setDone(0);
    setFailed([]);
  };
  return { step, done, failed, allow, reset };
}
