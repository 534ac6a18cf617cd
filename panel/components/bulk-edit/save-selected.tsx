'use client';

import { useForm } from '@payloadcms/ui';
import { useState } from 'react';
import { TYPED_FROM } from '../../writes/typed-from.ts';
import styles from '../mass-deletion/mass-deletion.module.css';
import { updateSelected } from '../mass-deletion/update-selected.ts';
import { useSelected } from '../mass-deletion/use-selected.ts';
import controls from '../ui/controls.module.css';
import { fill } from '../ui/fill.ts';
import { TextInput } from '../ui/text-input.tsx';
import type { Choice } from './choices.ts';
import type { Words } from './edit-selected-drawer.tsx';

type Props = { slug: string; chosen: readonly Choice[]; words: Words };

/** Saves what was chosen for all marked entries; from 50 on once their number is typed. What was typed stays when that fails. */
export function SaveSelected({ slug, chosen, words }: Props) {
  const { getData } = useForm();
  const { count, ids } = useSelected(slug);
  const [typed, setTyped] = useState('');
  const [step, setStep] = useState<'asking' | 'busy' | 'failed'>('asking');
  const [reason, setReason] = useState('');
  const mustType = count >= TYPED_FROM;
  const canSave = chosen.length > 0 && step !== 'busy' && (!mustType || typed === String(count));

  const save = async () => {
    setStep('busy');
    const marked = await ids();
    const data = getData();
    const fields = Object.fromEntries(chosen.map(({ value }) => [value, data[value] ?? null]));
    const problem = marked ? await updateSelected(slug, { ids: marked, typed, fields }) : '';
    if (problem === null) return window.location.reload();
    setReason(problem);
    setStep('failed');
  };
  return (
    <>
      <p>{fill(words.same, { count })}</p>
      {mustType && (
        <p>
          <TextInput
            label={fill(words.type, { count })}
            className={styles.typed}
            inputMode="numeric"
            value={typed}
            onChange={(event) => setTyped(event.target.value.trim())}
          />
        </p>
      )}
      {step === 'failed' && <p role="alert">{`${words.failed} ${reason}`}</p>}
      <button type="button" className={controls.primary} disabled={!canSave} onClick={save}>
        {words.save}
      </button>
    </>
  );
}
