'use client';

import { isRecord } from '@passarela/contract/is-record';
import { text } from '@passarela/contract/text';
import { toast, useAuth, useModal, useTranslation } from '@payloadcms/ui';
import {
  type FormEvent,
  type ReactNode,
  startTransition,
  useActionState,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import dialogs from '../../parts/act/act.module.css';
import { call } from '../../parts/act/call.ts';
import { Button } from '../../parts/ui/buttons.tsx';
import controls from '../../parts/ui/controls.module.css';
import { TextInput } from '../../parts/ui/text-input.tsx';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import styles from './session.module.css';
import { watchFetch } from './watch-fetch.ts';

// Payload leaves the page at the end of a session; ours comes before
const EARLIER_MS = 2_000;
const LONG_AFTER_S = 20 * 24 * 3600;
/** Names of minors stay until they are read: the message is closed by hand. */
const sayMinors = (sentence: string) =>
  toast.warning(sentence, { duration: Number.POSITIVE_INFINITY, id: sentence });
const REMINDER = 'stay-logged-in';

/** Around the panel: after the end of a session staff sign in again in place, and the request goes on. */
export function SessionOver({ children }: { children: ReactNode }) {
  const { user, token, tokenExpirationMs, setUser, fetchFullUser } = useAuth();
  const { closeModal } = useModal();
  const { i18n } = useTranslation();
  const [isOver, setOver] = useState(false);
  const [stale, setStale] = useState<{ form: string; sentence: string } | null>(null);
  const waiting = useRef<{ promise: Promise<boolean>; done: (isIn: boolean) => void } | null>(null);
  const labels = inLanguage(LABELS, languageOf(i18n));

  const signInAgain = useCallback(() => {
    if (!waiting.current) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiting.current = { promise, done: resolve };
      setOver(true);
    }
    return waiting.current.promise;
  }, []);
  const close = async (isIn: boolean) => {
    setOver(false);
    waiting.current?.done(isIn);
    waiting.current = null;
    if (isIn) await fetchFullUser();
  };

  const { over, offline, refused } = labels;
  const isStaff = Boolean(user);
  useEffect(
    () =>
      isStaff
        ? watchFetch({
            signInAgain,
            onStale: (form, sentence) => setStale({ form, sentence }),
            onMinors: sayMinors,
            labels: { over, offline, refused },
          })
        : undefined,
    [isStaff, signInAgain, over, offline, refused],
  );
  useEffect(() => {
    if (!user || !tokenExpirationMs) return;
    const end = () => {
      closeModal(REMINDER);
      setUser({ user, token: token ?? '', exp: Math.floor(Date.now() / 1000) + LONG_AFTER_S });
      void signInAgain();
    };
    const left = tokenExpirationMs - EARLIER_MS - Date.now();
    const timer = setTimeout(end, Math.max(0, left));
    return () => clearTimeout(timer);
  }, [user, token, tokenExpirationMs, setUser, closeModal, signInAgain]);

  return (
    <>
      {children}
      {stale && <Stale {...stale} labels={labels} onClose={() => setStale(null)} />}
      {isOver && user && (
        <SignInAgain person={{ id: user.id, email: String(user.email) }} labels={labels} onEnd={close} />
      )}
    </>
  );
}

const LABELS = {
  title: text('Sua sessão terminou. Entre de novo', 'Your session has ended. Sign in again'),
  kept: text(
    'O que você escreveu continua na tela. Depois de entrar, o painel termina o que estava salvando.',
    'What you wrote is still there. Once you sign in, the panel goes on with the save.',
  ),
  email: text('E-mail', 'E-mail address'),
  password: text('Senha', 'Password'),
  code: text('Código', 'Code'),
  codeHint: text(
    'Os 6 dígitos que o aplicativo mostra agora, ou um código de recuperação.',
    'The 6 digits that the app shows now, or a recovery code.',
  ),
  send: text('Entrar', 'Sign in'),
  later: text('Agora não', 'Not now'),
  page: text(
    'Esta conta precisa antes ligar a verificação em duas etapas. Abra a página de entrada em outra aba, entre ali e salve de novo aqui.',
    'This account has to set up two-step verification first. Open the sign-in page in another tab, sign in there and save again here.',
  ),
  openPage: text('Abrir a página de entrada em outra aba', 'Open the sign-in page in another tab'),
  other: text(
    'Outra pessoa entrou neste navegador. Para salvar o que você escreveu, entre com a sua própria conta.',
    'Somebody else signed in on this browser. To save what you wrote, sign in with your own account.',
  ),
  failed: text('Não deu certo. Tente de novo.', 'It did not work. Try again.'),
  over: text(
    'Não foi salvo: sua sessão terminou. Salve de novo e entre.',
    'Not saved: your session has ended. Save again and sign in.',
  ),
  offline: text(
    'Não foi salvo: sem conexão com o painel. O que você escreveu continua aqui. Tente de novo em instantes.',
    'Not saved: no connection to the panel. What you wrote is still here. Try again in a moment.',
  ),
  refused: text(
    'Este arquivo não foi aceito. Se for muito grande, mais de 200 MB, escolha um menor; senão, tente de novo.',
    'This file was not accepted. If it is larger than 200 MB, choose a smaller one; else try again.',
  ),
  stale: text('Não foi salvo: mudou enquanto você escrevia', 'Not saved: it changed while you were writing'),
  staleAbout: text('O que você escreveu continua nesta tela.', 'What you wrote is still on this screen.'),
  openStored: text('Abrir o que está salvo', 'Open what is stored'),
  backToMine: text('Voltar ao que escrevi', 'Back to what I wrote'),
};

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
function SignInAgain({ person, labels, onEnd }: Props) {
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

/**
 * Opens a dialog above Payload's drawers, whose focus traps and Escape would drop its input. Returns a function that
 * closes it and gives the focus back.
 */
function openAlone(dialog: HTMLDialogElement): () => void {
  const keep = (event: Event) => {
    if (event.target instanceof Node && dialog.contains(event.target)) event.stopPropagation();
  };
  window.addEventListener('focusin', keep, true);
  window.addEventListener('keydown', keep, true);
  dialog.showModal();
  return () => {
    window.removeEventListener('focusin', keep, true);
    window.removeEventListener('keydown', keep, true);
    dialog.close();
  };
}

type StaleProps = {
  form: string;
  /** The server's, which names whoever saved last. */
  sentence: string;
  labels: Record<keyof typeof LABELS, string>;
  onClose: () => void;
};

/** A newer state was saved meanwhile: links to the stored state, in another tab, above the input. */
function Stale({ form, sentence, labels, onClose }: StaleProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, about] = [useId(), useId()];
  useLayoutEffect(() => (dialog.current ? openAlone(dialog.current) : undefined), []);
  return (
    <dialog
      ref={dialog}
      className={`${dialogs.dialog} ${styles.notice}`}
      aria-labelledby={title}
      aria-describedby={about}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={title}>{labels.stale}</h2>
      <p id={about}>
        {sentence} {labels.staleAbout}
      </p>
      <div className={dialogs.actions}>
        <button type="button" className={controls.secondary} onClick={onClose}>
          {labels.backToMine}
        </button>
        <a className={controls.primary} href={form} target="_blank" rel="noreferrer" onClick={onClose}>
          {labels.openStored}
        </a>
      </div>
    </dialog>
  );
}
