import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { FORM_RESET_MS } from '@/lib/constants';
import type { FormAnswer, FormName } from '@/lib/form-action/answer';
import { lazyResolver, type SchemaLoader, type Texts } from './lazy-resolver';
import { readForm, type Send, sendForm } from './send-form';
import { useDraft } from './use-draft';

export type Phase = 'idle' | 'sending' | 'sent';

type Options = {
  name: FormName;
  /** Names of the text fields, as a constant. */
  fields: readonly string[];
  loadSchema: SchemaLoader;
  send: Send;
  /** What the page already answered to a form posted without JS. */
  answer?: FormAnswer | null;
  /** Runs when a sent form is cleared. */
  onCleared?: () => void;
};

const emptied = (fields: readonly string[]): Texts => Object.fromEntries(fields.map((field) => [field, '']));

/**
 * The life of a form (SPEC section 4, DESIGN 9): idle, sending, sent, and after 2.5 s idle again and cleared, with the
 * reference still there; a failure goes back to idle with everything in place. Faults are message keys.
 */
export function useEntryForm({ name, fields, loadSchema, send, answer = null, onCleared }: Options) {
  const resolver = useMemo(() => lazyResolver(loadSchema), [loadSchema]);
  const form = useForm<Texts>({ resolver, reValidateMode: 'onChange' });
  const [phase, setPhase] = useState<Phase>('idle');
  const [outcome, setOutcome] = useState(answer);
  const [isFirst, setIsFirst] = useState(true);
  const shownAt = useRef(0);
  const hasDraft = useDraft(name, form, fields);

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const clear = useCallback(() => {
    form.reset(emptied(fields));
    onCleared?.();
  }, [form, fields, onCleared]);

  useEffect(() => {
    if (phase !== 'sent') return;
    const timer = setTimeout(() => {
      clear();
      setPhase('idle');
    }, FORM_RESET_MS);
    return () => clearTimeout(timer);
  }, [phase, clear]);

  const conclude = (result: FormAnswer) => {
    setOutcome(result);
    setPhase(result.status === 'sent' ? 'sent' : 'idle');
    if (result.status === 'sent') return;
    const faulty = fields.filter((field) => result.faults[field] !== undefined);
    for (const field of faulty)
      form.setError(field, { type: 'server', message: result.faults[field] ?? 'other' });
    return faulty[0];
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase !== 'idle' || form.formState.isSubmitting) return;
    const data = readForm(event.currentTarget);
    setIsFirst(false);
    setOutcome(null);
    let firstFault: string | undefined;
    await form.handleSubmit(async () => {
      setPhase('sending');
      firstFault = conclude(await sendForm(send, data, shownAt.current));
    })();
    if (firstFault !== undefined) requestAnimationFrame(() => form.setFocus(firstFault ?? ''));
  };

  const errors: FieldErrors<Texts> = form.formState.errors;
  const early = isFirst && answer?.status === 'failed' ? answer : null;
  return {
    form,
    submit,
    clear,
    hasDraft,
    outcome,
    phase: phase === 'idle' && form.formState.isSubmitting ? 'sending' : phase,
    isLocked: phase !== 'idle',
    /** The message key of what is wrong with a field. */
    faultOf: (field: string): string | undefined => errors[field]?.message ?? early?.faults[field],
    /** What the page gives a field to begin with. */
    startOf: (field: string): string => early?.values[field] ?? '',
  };
}
