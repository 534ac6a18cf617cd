'use client';

import { toast, useAuth, useModal, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { LABELS } from './labels.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { Stale } from './stale.tsx';
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
