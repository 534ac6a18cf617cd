'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import { useState } from 'react';
import { Button } from '../../../parts/ui/buttons.tsx';
import controls from '../../../parts/ui/controls.module.css';

type Props = { other: number; labels: Record<'stays' | 'both' | 'busy' | 'failed', string> };

/** While a public post is being unpublished: says that its translation stays, and takes both off together. */
export function UnpublishBoth({ other, labels }: Props) {
  const status = useFormFields(([fields]) => fields?.status);
  const { submit } = useForm();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  if (status?.value !== 'draft' || status.initialValue !== 'published') return null;
  const takeBoth = async () => {
    setState('busy');
    const answer = await fetch(`/cms-api/posts/${other}?depth=0`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ status: 'draft' }),
    }).catch(() => null);
    if (answer?.ok) await submit();
    setState(answer?.ok ? 'ready' : 'failed');
  };
  return (
    <div role="status">
      <p>{labels.stays}</p>
      <Button className={controls.secondary} isBusy={state === 'busy'} onClick={takeBoth}>
        {state === 'busy' ? labels.busy : labels.both}
      </Button>
      {state === 'failed' && <p role="alert">{labels.failed}</p>}
    </div>
  );
}
