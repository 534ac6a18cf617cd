'use client';

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { useRef } from 'react';
import { call } from '../../../parts/act/call.ts';
import { ServerAct } from '../../../parts/act/server-act.tsx';
import { fill } from '../../../parts/ui/fill.ts';
import { displayMoment } from '../../../platform/reference/agency-time.ts';

type Props = { other: number; labels: Record<'stays' | 'both' | 'busy' | 'failed', string> };

/** While a public post is being unpublished: says that its translation stays, and takes both off together. */
export function UnpublishBoth({ other, labels }: Props) {
  const status = useFormFields(([fields]) => fields?.status);
  const { submit } = useForm();
  if (status?.value !== 'draft' || status.initialValue !== 'published') return null;
  const takeBoth = async () => {
    const { isOk } = await call(`/cms-api/posts/${other}?depth=0`, {
      method: 'PATCH',
      body: { status: 'draft' },
    });
    if (isOk) await submit();
    return isOk;
  };
  return (
    <div role="status">
      <p>{labels.stays}</p>
      <ServerAct act={takeBoth} labels={{ ...labels, start: labels.both }} />
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
