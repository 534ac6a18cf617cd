'use client';

import { text } from '@passarela/contract/text';
import { useFormModified, useTranslation } from '@payloadcms/ui';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { z } from 'zod/mini';
import { languageOf } from '../../platform/reference/language.ts';
import { Button } from '../ui/buttons.tsx';
import controls from '../ui/controls.module.css';
import { fill } from '../ui/fill.ts';
import { TextInput } from '../ui/text-input.tsx';
import styles from './act.module.css';
import { type Answer, call } from './call.ts';

const UNSAVED = text(
  'Salve antes: o que você mudou aqui ainda não está salvo.',
  'Save first: your changes here are not saved yet.',
);
const TYPE = text('Para confirmar, digite o número {count}', 'To confirm, type the number {count}');
const made = z.object({ address: z.string() });
const NOTHING = { data: null, body: null, message: '' };

/**
 * With `confirm` and `cancel` a dialog asks first. `close`: under its result. `busy`, `done`: on a button that acts at
 * once. `unsaved`: in place of the act while the form has changes. `reading`: nothing is confirmed before it is asked.
 */
export type ActLabels = Record<'start' | 'failed', string> &
  Partial<Record<'confirm' | 'cancel' | 'close' | 'busy' | 'done' | 'unsaved' | 'reading', string>>;

type Props<Asked, Done> = {
  labels: ActLabels;
  /** Tells buttons with the same text apart. */
  about?: string;
  /**
   * The address that is posted to, which checks session and role; or an own act, which may say how far it is. The typed
   * number is handed to it.
   */
  act: string | ((say: (progress: string) => void, typed: string) => Promise<boolean | Answer<Done>>);
  /** Sent to the address; it may be made of the fields of the question, which are valid by then. */
  body?: object | ((fields: FormData) => object);
  /** The answer without which the act has failed. */
  shape?: z.ZodMiniType<Done>;
  /** Read when the dialog opens. */
  ask?: () => Promise<Asked | null>;
  /** The question; it may show what was asked. */
  children?: ReactNode | ((asked: Asked | null) => ReactNode);
  /** In place of the question once the act is done, or whenever there is one. */
  result?: ReactNode | ((done: Done | null, asked: Asked | null) => ReactNode);
  /** After the act, or once its result is closed: the page anew, what the answer made, or another address. */
  after?: 'reload' | 'open' | { go: string } | ((done: Done | null) => void);
  /** Why it cannot be started yet; empty if it can. */
  why?: string;
  /** A sentence while something is missing before it can be confirmed. */
  missing?: string;
  /** The number that has to be typed before; 0: none. */
  number?: number | ((asked: Asked | null) => number);
  look?: 'danger' | 'secondary';
  /** An alert dialog interrupts for irreversible acts. */
  role?: 'dialog' | 'alertdialog';
  className?: string | undefined;
  onOpen?: () => void;
};

type State<Asked, Done> = {
  step: 'ready' | 'busy' | 'failed' | 'done';
  /** Its progress, or why it failed. */
  message: string;
  preview: Asked | null;
  done: Done | null;
  typed: string;
};

const READY = { step: 'ready', message: '', preview: null, done: null, typed: '' } as const;

/** The fields of a question by their names; null if one is not valid, and says so. A form may lie around the dialog. */
function fieldsIn(question: HTMLElement | null): FormData | null {
  const fields = new FormData();
  const all = question?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]');
  for (const field of all ?? []) {
    if (!field.reportValidity()) return null;
    if (field.type !== 'checkbox' || ('checked' in field && field.checked))
      fields.append(field.name, field.value);
  }
  return fields;
}

/** A button that acts on the server: asks, does, says how it went, and draws anew what has changed. */
export function ServerAct<Asked, Done>({
  labels,
  about,
  act,
  body,
  shape,
  ask,
  children,
  result,
  after,
  why = '',
  missing = '',
  number = 0,
  look = 'secondary',
  role,
  className = controls[look],
  onOpen,
}: Props<Asked, Done>) {
  const language = languageOf(useTranslation().i18n);
  const isModified = useFormModified();
  const dialog = useRef<HTMLDialogElement>(null);
  const asking = useRef<Promise<Asked | null> | null>(null);
  const content = useId();
  const [{ step, message, preview, done, typed }, setState] = useState<State<Asked, Done>>(READY);
  const change = (next: Partial<State<Asked, Done>>) => setState((before) => ({ ...before, ...next }));
  const isAsking = labels.confirm !== undefined;
  const unsaved = isModified ? (labels.unsaved ?? (after === 'open' ? UNSAVED[language] : '')) : '';
  const lacking = unsaved || (ask && !preview ? (labels.reading ?? '') : '');
  const wanted = typeof number === 'function' ? number(preview) : number;
  const toType = fill(TYPE[language], { count: wanted });
  const untold = missing || (wanted > 0 && typed !== String(wanted) ? toType : '');
  const shown = typeof result !== 'function' ? result : step === 'done' && result(done, preview);
  // nothing can be pressed, and Escape does not close
  const isBusy = !shown && (step === 'busy' || (step === 'done' && after !== undefined));

  const follow = (done: Done | null, address = '') => {
    if (after === 'reload') window.location.reload();
    else if (after === 'open') window.location.assign(address);
    else if (typeof after === 'function') after(done);
    else if (after) window.location.assign(after.go);
  };
  const run = async () => {
    if (unsaved) return change({ step: 'failed', message: unsaved });
    const fields = fieldsIn(dialog.current);
    if (!fields) return;
    change({ step: 'busy', message: '' });
    const posted = { method: 'POST', body: typeof body === 'function' ? body(fields) : body, shape };
    const answer = await (typeof act === 'string'
      ? call(act, posted)
      : act((message) => change({ message }), typed));
    const told = typeof answer === 'boolean' ? { ...NOTHING, isOk: answer } : answer;
    const address = made.safeParse(told.body).data?.address;
    if (!told.isOk || (shape && told.data === null) || (after === 'open' && address === undefined)) {
      const reason = isAsking ? `${labels.failed} ${told.message}` : told.message || labels.failed;
      return change({ step: 'failed', message: reason });
    }
    change({ step: 'done', message: '', done: told.data });
    // one that is no function is drawn by whoever gave it, anew by now
    const isTold =
      typeof result === 'function' ? result(told.data, await asking.current) : result !== undefined;
    if (isTold) return;
    // whoever stays on a page with unsaved input needs it free
    dialog.current?.close();
    follow(told.data, address);
  };
  const open = () => {
    change(READY);
    onOpen?.();
    const asked = ask?.() ?? null;
    asking.current = asked;
    void asked?.then((preview) => asked === asking.current && change({ preview }));
    dialog.current?.showModal();
  };
  const confirmByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // or the form around the dialog is saved
    event.preventDefault();
    if (!untold && !lacking && !isBusy) void run();
  };
  const error = step === 'failed' && <p role="alert">{message}</p>;
  if (!isAsking) {
    const label = isBusy ? labels.busy : step === 'done' ? labels.done : undefined;
    return (
      <>
        <Button
          className={className}
          aria-label={about && `${labels.start}: ${about}`}
          {...{ isBusy, why }}
          onClick={run}
        >
          <span aria-live="polite">{label ?? labels.start}</span>
        </Button>
        {error}
        {shown && <div role="status">{shown}</div>}
      </>
    );
  }
  const name = about ? `${labels.start}: ${about}` : labels.start;
  const question = typeof children === 'function' ? children(preview) : children;
  return (
    <>
      <Button className={`${className} ${styles.start}`} aria-label={about && name} why={why} onClick={open}>
        {labels.start}
      </Button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        role={role}
        aria-label={name}
        aria-describedby={content}
        onCancel={(event) => isBusy && event.preventDefault()}
        onKeyDown={confirmByEnter}
        onClose={() => step === 'done' && shown && follow(done)}
      >
        <div id={content}>
          {shown ? <div role="status">{shown}</div> : lacking ? <p>{lacking}</p> : question}
          {!shown && !lacking && wanted > 0 && (
            <p>
              <TextInput
                label={toType}
                className={styles.typed}
                inputMode="numeric"
                value={typed}
                onChange={({ target }) => change({ typed: target.value.trim() })}
              />
            </p>
          )}
          {step === 'busy' && message && <p role="status">{message}</p>}
          {error}
        </div>
        <div className={styles.actions}>
          <Button className={controls.secondary} isBusy={isBusy} onClick={() => dialog.current?.close()}>
            {shown ? labels.close : labels.cancel}
          </Button>
          {!shown && (
            <Button
              className={look === 'danger' ? controls.danger : controls.primary}
              isBusy={isBusy}
              why={lacking || untold}
              onClick={run}
            >
              {labels.confirm}
            </Button>
          )}
        </div>
      </dialog>
    </>
  );
}
