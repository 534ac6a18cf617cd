'use client';

import { isRecord } from '@passarela/contract/is-record';
import {
  type FormEvent,
  startTransition,
  useActionState,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import dialogs from '../../parts/act/act.module.css';
import { call } from '../../parts/act/call.ts';
import { Button } from '../../parts/ui/buttons.tsx';
import controls from '../../parts/ui/controls.module.css';
import { TextInput } from '../../parts/ui/text-input.tsx';
import type { LABELS } from './labels.ts';
import { openAlone } from './open-alone.ts';
import styles from './session.module.css';

type Props = {
  person: { id: number | string; email: string };
  labels: Record<keyof typeof LABELS, string>;
  onEnd: (isIn: boolean) => void;
};

/** The current user of this browser's cookie; null for nobody. */
async function whoIsIn(): Promise<unknown> {
  const { body: said } = await call('/cms-api/users/me');
  return isRecord(said) && isRecord(said.user) ? said.user.id : null;
}

type State = { step: 'password' | 'code' | 'page'; error: string };

/** The dialog over any unsaved input: the password, then the code if the account has one. */
export function SignInAgain({ person, labels, onEnd }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, about, wrong] = [useId(), useId(), useId()];
  const send = async ({ step }: State, given: FormData): Promise<State> => {
    const { isOk, body, message } = await call(
      `/cms-api/users/login/in-place${step === 'code' ? '/code' : ''}`,
      { body: Object.fromEntries(given) },
    );
    const needs = isRecord(body) ? body.needs : undefined;
    if (!isOk) return { step, error: message || labels.failed };
    if (needs === 'code' || needs === 'page') return { step: needs, error: '' };
    if ((await whoIsIn()) !== person.id) return { step, error: labels.other };
    onEnd(true);
    return { step, error: '' };
  };
  const [{ step, error }, act, isBusy] = useActionState<State, FormData>(send, {
    step: 'password',
    error: '',
  });
  useLayoutEffect(() => (dialog.current ? openAlone(dialog.current) : undefined), []);
  useEffect(() => dialog.current?.querySelector<HTMLElement>(`[data-step=${step}]`)?.focus(), [step]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // as the form's own action React would empty the fields after a wrong password
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    startTransition(() => act(given));
  };
  const described = error && !isBusy ? `${about} ${wrong}` : about;
  return (
    <dialog
      ref={dialog}
      className={`${dialogs.dialog} ${styles.over}`}
      aria-labelledby={title}
      aria-describedby={described}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onEnd(false);
      }}
    >
      <form onSubmit={submit}>
        <h2 id={title}>{labels.title}</h2>
        <p id={about}>{step === 'page' ? labels.page : labels.kept}</p>
        {error && !isBusy && (
          <p id={wrong} role="alert" className={styles.error}>
            {error}
          </p>
        )}
        {step === 'password' && (
          <>
            <TextInput
              label={labels.email}
              name="email"
              type="email"
              value={person.email}
              readOnly
              autoComplete="username"
            />
            <TextInput
              label={labels.password}
              name="password"
              type="password"
              autoComplete="current-password"
              data-step={step}
            />
          </>
        )}
        {step === 'code' && (
          <>
            <TextInput
              label={labels.code}
              name="code"
              inputMode="numeric"
              maxLength={20}
              autoComplete="one-time-code"
              data-step={step}
            />
            <p className={styles.hint}>{labels.codeHint}</p>
          </>
        )}
        {step === 'page' && (
          <a data-step={step} href="/admin/login" target="_blank" rel="noreferrer">
            {labels.openPage}
          </a>
        )}
        <div className={dialogs.actions}>
          <Button className={controls.secondary} isBusy={isBusy} onClick={() => onEnd(false)}>
            {labels.later}
          </Button>
          {step !== 'page' && (
            <Button type="submit" className={controls.primary} isBusy={isBusy}>
              {labels.send}
            </Button>
          )}
        </div>
      </form>
    </dialog>
  );
}
