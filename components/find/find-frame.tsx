'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useTransition } from 'react';
import styles from './find-screen.module.scss';
import { formQuery, isChanged } from './form-query';
import { useArrival } from './use-arrival';

type Props = { action: string; query: string; children: ReactNode };

/** Typing waits for its end; a box that is ticked does not. */
const TYPING_MS = 400;

/** A filtered list that follows its form: each change is an address. Without script the form is sent. */
export function FindFrame({ action, query, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  /** Whether the form itself loaded this page; null for the first. */
  const isOwn = useRef<boolean | null>(null);
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  useArrival();

  const formOf = () => root.current?.querySelector('form');
  const go = () => {
    window.clearTimeout(timer.current);
    const form = formOf();
    if (!form) return;
    isOwn.current = true;
    startTransition(() => router.replace(`${action}?${formQuery(form)}`, { scroll: false }));
  };
  const follow = (isTyping: boolean) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(go, isTyping ? TYPING_MS : 0);
  };

  // A chip or the back button changed the filters: the fields follow, unless the form itself changed them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new query counts once
  useEffect(() => {
    if (isOwn.current === false) formOf()?.reset();
  }, [query]);
  useEffect(() => {
    if (!isPending) isOwn.current = false;
  }, [isPending]);

  // Boxes ticked before hydration count now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page begins to listen
  useEffect(() => {
    const form = formOf();
    if (form && isChanged(form)) go();
  }, []);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    root.current?.querySelector<HTMLElement>('[popover]')?.hidePopover();
    go();
  };
  return (
    <div
      ref={root}
      className={styles.frame}
      aria-busy={isPending}
      onChange={({ target }) => follow(!(target instanceof HTMLInputElement && target.type === 'checkbox'))}
      onSubmit={send}
    >
      {children}
    </div>
  );
}
