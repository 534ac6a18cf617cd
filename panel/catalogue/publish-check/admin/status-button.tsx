'use client';

import { useFormFields } from '@payloadcms/ui';
import { openField } from './open-field.ts';
import styles from './publish-check.module.css';

type State = 'draft' | 'published';
type Props = { labels: Record<State | 'waits' | 'unsaved', string>; change: string };

const isState = (value: unknown): value is State => value === 'draft' || value === 'published';

const isToCome = (moment: unknown) => typeof moment === 'string' && Date.parse(moment) > Date.now();

/** The status as the form has it now, and whether it is stored: chosen alone, it is no more than a wish. */
export function StatusButton({ labels, change }: Props) {
  const status = useFormFields(([fields]) => fields?.status?.value);
  const stored = useFormFields(([fields]) => fields?.status?.initialValue);
  const waits = useFormFields(([fields]) => isToCome((fields?.publish_at ?? fields?.published_at)?.value));
  if (!isState(status)) return null;
  const state = status === 'published' && waits ? labels.waits : labels[status];
  return (
    <button
      type="button"
      className={`${styles.now} ${styles[status]}`}
      title={change}
      onClick={() => openField('status', -1)}
    >
      {status === stored ? state : `${state} ${labels.unsaved}`}
    </button>
  );
}
