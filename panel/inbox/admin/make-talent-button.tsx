'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { z } from 'zod/mini';
import controls from '../../parts/ui/controls.module.css';

type Props = { action: string; labels: Record<'make' | 'busy' | 'failed', string> };

const made = z.object({ address: z.string() });
const refused = z.object({ errors: z.array(z.object({ message: z.string() })) });

/** Posts, and opens the result. */
export function MakeTalentButton({ action, labels }: Props) {
  const router = useRouter();
  const [state, setState] = useState<'ready' | 'busy' | { error: string }>('ready');
  const make = async () => {
    setState('busy');
    const answer = await fetch(action, { method: 'POST' }).catch(() => null);
    const body: unknown = await answer?.json().catch(() => null);
    const { data } = made.safeParse(body);
    if (answer?.ok && data) return router.push(data.address);
    setState({ error: refused.safeParse(body).data?.errors[0]?.message ?? labels.failed });
  };
  return (
    <>
      <button type="button" className={controls.secondary} disabled={state === 'busy'} onClick={make}>
        {state === 'busy' ? labels.busy : labels.make}
      </button>
      {typeof state === 'object' && <p role="alert">{state.error}</p>}
    </>
  );
}
