'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useTransition } from 'react';
import styles from './find-screen.module.scss';
import { FILTERS_ID } from './ids';

/** Opens the sheet of filters for an address that names it, once: Back and a reload show the faces. */
function useArrival(): void {
  useEffect(() => {
    if (window.location.hash !== `#${FILTERS_ID}`) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    window.scrollTo(0, 0);
    const button = document.querySelector<HTMLElement>(`[popovertarget="${FILTERS_ID}"]`);
    // the filters of a desk are always in sight
    if (!button?.checkVisibility()) return;
    // the sheet gives the focus back to its button
    button.focus({ preventScroll: true });
    button.click();
    document.querySelector<HTMLElement>(`#${FILTERS_ID} h2`)?.focus();
  }, []);
}

type Part = { values: string[]; isRange: boolean; isHidden: boolean; isOpener: boolean };

/** The query of a form as its address has it: a range as one value, nothing empty; `data-open` if nothing is chosen. */
function formQuery(form: HTMLFormElement): string {
  const parts = new Map<string, Part>();
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || (field.type === 'checkbox' && !field.checked)) continue;
    const { range, open } = field.dataset;
    const name = range ?? field.name;
    const part = parts.get(name) ?? {
      values: [],
      isRange: range !== undefined,
      isHidden: field.type === 'hidden',
      isOpener: open !== undefined,
    };
    part.values.push(field.value.trim());
    parts.set(name, part);
  }
  const written = [...parts].flatMap(([name, { values, isRange, ...part }]) => {
    const text = isRange ? values.join('-') : values.filter(Boolean).join(',');
    if (text === '' || text === '-') return [];
    return [{ ...part, pair: `${name}=${encodeURIComponent(text).replaceAll('%2C', ',')}` }];
  });
  const isAnyChosen = written.some(({ isHidden }) => !isHidden);
  return written
    .filter(({ isOpener }) => !(isAnyChosen && isOpener))
    .map(({ pair }) => pair)
    .join('&');
}

/** Whether anything differs from the server's values. */
const isChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => {
    if (!(field instanceof HTMLInputElement)) return false;
    return field.type === 'checkbox'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  });

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
