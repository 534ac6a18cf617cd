'use client';

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { Button } from '../../../parts/ui/buttons.tsx';
import controls from '../../../parts/ui/controls.module.css';
import { fill } from '../../../parts/ui/fill.ts';
import { displayMoment } from '../../../platform/reference/agency-time.ts';

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

/** `changed`: the last change of this text (ms), 0 for none; `other`: when the other one was made or changed last. */
type Times = { changed: number; other: number; older: string };

/** Says that the text in the other language is older, from the save on that makes it so; a copy of it is no change. */
export function OlderNote({ changed, other, older }: Times) {
  const { title, description, content, updatedAt } = useDocumentInfo().savedDocumentData ?? {};
  const text = JSON.stringify([title, description, content]);
  const first = useRef(text);
  // the panel draws this part of a form once: a save of the text made here is newer than what it knew then
  const at = text === first.current ? changed : Date.parse(String(updatedAt));
  return <div role="status">{at > other && <p>{fill(older, { at: displayMoment(new Date(at)) })}</p>}</div>;
}
