'use client';

import { useFormModified } from '@payloadcms/ui';
import { useState } from 'react';
import { z } from 'zod/mini';
import { Button } from '../../parts/ui/buttons.tsx';
import styles from './packages.module.css';

/** `unsaved`: in place of acting while the form has changes, which the act would make stale. `done`: no reload. */
type ActLabels = Record<'start' | 'busy' | 'failed', string> & { unsaved?: string; done?: string };
type Props = { action: string; labels: ActLabels };

const refused = z.object({ errors: z.array(z.object({ message: z.string() })) });

/** A button that acts on the package on the server, and says how it went or shows the package as it is then. */
export function Act({ action, labels }: Props) {
  const isModified = useFormModified();
  const [state, setState] = useState<string>(labels.start);
  const act = async () => {
    if (isModified && labels.unsaved) return setState(labels.unsaved);
    setState(labels.busy);
    const answer = await fetch(action, { method: 'POST' }).catch(() => null);
    if (answer?.ok) return labels.done ? setState(labels.done) : window.location.reload();
    const { data } = refused.safeParse(await answer?.json().catch(() => null));
    setState(data?.errors[0]?.message ?? labels.failed);
  };
  return (
    <Button className={styles.action} isBusy={state === labels.busy} onClick={act}>
      <span aria-live="polite">{state}</span>
    </Button>
  );
}
