'use client';

import { useRouter } from 'next/navigation';
import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useTransition,
} from 'react';
import { leaveLayers, noteLayers } from '@/components/ui/back';
import { storeBrief } from './brief';

/** Opens the sheet of filters for an address that names it, once: Back and a reload show the faces. */
function openNamedSheet(sheet: HTMLElement | null | undefined): void {
  if (!sheet || window.location.hash !== `#${sheet.id}`) return;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  window.scrollTo(0, 0);
  const button = document.querySelector<HTMLElement>(`[popovertarget="${sheet.id}"]`);
  // the filters of a desk are always in sight
  if (!button?.checkVisibility()) return;
  // the sheet gives the focus back to its button
  button.focus({ preventScroll: true });
  button.click();
  sheet.querySelector<HTMLElement>('h2')?.focus();
}

/**
 * The query of a form as its address has it: a range as one value, nothing empty. The field that keeps the form open
 * (`data-opener`) counts while nothing is chosen, or nothing but a name in a form that is open.
 */
function formQuery(form: HTMLFormElement): string {
  const inputs = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  const fields = inputs.filter(({ type, checked }) => type !== 'checkbox' || checked);
  const opener = fields.find(({ dataset }) => dataset.opener !== undefined);
  const isFilled = fields.some(
    ({ type, value }) => type !== 'hidden' && value.trim() !== '' && (type !== 'search' || opener?.disabled),
  );
  const pairs = new Map<string, string>();
  for (const field of fields) {
    const { range } = field.dataset;
    const [name, value] = [range ?? field.name, field.value.trim()];
    const before = pairs.get(name);
    if (field === opener && isFilled) continue;
    pairs.set(name, before === undefined ? value : `${before}${range ? '-' : ','}${value}`);
  }
  return [...pairs]
    .filter(([, text]) => text !== '' && text !== '-')
    .map(([name, text]) => `${name}=${encodeURIComponent(text).replaceAll('%2C', ',')}`)
    .join('&');
}

type GroupProps = { isOpen: boolean; className: string | undefined; children: ReactNode };

/** A group that opens and closes. Each answer is a new page, and its `isOpen` must not close an open group. */
export function GroupDetails({ isOpen, className, children }: GroupProps) {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details className={className} open={isOpenAtFirst}>
      {children}
    </details>
  );
}

/** Whether anything differs from the server's values. */
const isChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => {
    if (!(field instanceof HTMLInputElement)) return false;
    return field.type === 'checkbox'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  });

type Props = {
  action: string;
  query: string;
  brief: string;
  className: string | undefined;
  children: ReactNode;
};

/** Typing waits for its end; a box that is ticked does not. */
const TYPING_MS = 400;

/**
 * A filtered list that follows its form: each change is an address. Without script the form is sent. `brief` is the
 * query that a comparison marks.
 */
export function FilterFrame({ action, query, brief, className, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  /** Whether the form itself loaded this page; null for the first. */
  const isOwn = useRef<boolean | null>(null);
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  const formOf = () => root.current?.querySelector('form');
  const sheetOf = () => root.current?.querySelector<HTMLElement>('[popover]');
  const go = () => {
    window.clearTimeout(timer.current);
    const form = formOf();
    if (!form) return;
    isOwn.current = true;
    const address = `${action}?${formQuery(form)}`;
    // The page's own entry changes, not that of the sheet above it.
    leaveLayers(() => startTransition(() => router.replace(address, { scroll: false })));
  };
  const follow = (isTyping: boolean) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(go, isTyping ? TYPING_MS : 0);
  };

  // A chip or the back button changed the filters: the fields follow, unless the form itself changed them.
  const showQuery = useEffectEvent((_query: string) => {
    if (isOwn.current === false) formOf()?.reset();
  });
  useEffect(() => showQuery(query), [query]);
  useEffect(() => {
    if (isPending) return;
    isOwn.current = false;
    noteLayers();
  }, [isPending]);

  useEffect(() => void storeBrief(brief), [brief]);
  // Boxes ticked before hydration count now.
  const begin = useEffectEvent(() => {
    openNamedSheet(sheetOf());
    const form = formOf();
    if (form && isChanged(form)) go();
  });
  useEffect(() => begin(), []);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    sheetOf()?.hidePopover();
    go();
  };
  return (
    <div
      ref={root}
      className={className}
      aria-busy={isPending}
      onChange={({ target }) => follow(!(target instanceof HTMLInputElement && target.type === 'checkbox'))}
      onSubmit={send}
    >
      {children}
    </div>
  );
}
