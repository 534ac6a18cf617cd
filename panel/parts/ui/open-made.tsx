'use client';

import { useFormModified } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { z } from 'zod/mini';
import { Button } from './buttons.tsx';
import controls from './controls.module.css';

type Props = {
  action: string;
  /** `unsaved`: said in place of acting while the form has changes that the server does not know. */
  labels: Record<'make' | 'busy' | 'failed', string> & { unsaved?: string };
  /** Why it is seen, but not to be pressed yet; empty if it may be. */
  why?: string;
};

const made = z.object({ address: z.string() });
const refused = z.object({ errors: z.array(z.object({ message: z.string() })) });

/** A button that makes an entry of the one in the form and opens it: posts to `action`, which answers its address. */
export function OpenMade({ action, labels, why = '' }: Props) {
  const router = useRouter();
  const isModified = useFormModified();
  const [state, setState] = useState<'ready' | 'busy' | { error: string }>('ready');
  const make = async () => {
    if (isModified && labels.unsaved) return setState({ error: labels.unsaved });
    setState('busy');
    const answer = await fetch(action, { method: 'POST' }).catch(() => null);
    const body: unknown = await answer?.json().catch(() => null);
    const { data } = made.safeParse(body);
    if (answer?.ok && data) return router.push(data.address);
    setState({ error: refused.safeParse(body).data?.errors[0]?.message ?? labels.failed });
  };
  return (
    <>
      <Button className={controls.secondary} isBusy={state === 'busy'} why={why} onClick={make}>
        {state === 'busy' ? labels.busy : labels.make}
      </Button>
      {typeof state === 'object' && <p role="alert">{state.error}</p>}
    </>
  );
}
