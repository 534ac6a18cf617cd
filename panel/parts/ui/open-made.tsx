'use client';

import { text } from '@passarela/contract/text';
import { useFormModified, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { z } from 'zod/mini';
import { languageOf } from '../../platform/reference/language.ts';
import { Button } from './buttons.tsx';
import controls from './controls.module.css';

type Props = {
  action: string;
  labels: Record<'make' | 'busy' | 'failed', string>;
  /** Why it is seen, but not to be pressed yet; empty if it may be. */
  why?: string;
};

const UNSAVED = text(
  'Salve antes: o que você mudou aqui ainda não está salvo.',
  'Save first: your changes here are not saved yet.',
);

const made = z.object({ address: z.string() });
const refused = z.object({ errors: z.array(z.object({ message: z.string() })) });

/** A button that makes an entry of the one in the form and opens it: posts to `action`, which answers its address. */
export function OpenMade({ action, labels, why = '' }: Props) {
  const router = useRouter();
  const { i18n } = useTranslation();
  const isModified = useFormModified();
  const [state, setState] = useState<'ready' | 'busy' | { error: string }>('ready');
  const make = async () => {
    // it leaves the form
    if (isModified) return setState({ error: UNSAVED[languageOf(i18n)] });
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
