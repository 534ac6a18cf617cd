'use client';

import { useRouter } from 'next/navigation';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { leaveLayers } from '@/components/ui/back';
import { fetchJson } from '@/components/ui/fetch-json';
import pieces from '@/components/ui/pieces.module.scss';
import { unmodifiedKey } from '@/components/ui/unmodified-key';
import { fillText } from '@/lib/domain/fill-text';
import type { Suggestion } from '@/lib/view/suggestion';
import styles from './search-box.module.scss';

type Answer = { rows: Suggestion[]; isNear: boolean };
type Suggestions = Answer & { state: 'idle' | 'answered' | 'failed' };

const PAUSE_MS = 120;
const NOTHING: Answer = { rows: [], isNear: false };

/** Suggestions from `source` for typed letters, after a short pause; a late answer is dropped. */
function useSuggestions(source: string, words: string): Suggestions {
  const [answer, setAnswer] = useState<Suggestions>({ ...NOTHING, state: 'idle' });
  useEffect(() => {
    const typed = words.trim();
    if (typed === '') {
      setAnswer({ ...NOTHING, state: 'idle' });
      return;
    }
    let isLate = false;
    const timer = setTimeout(() => {
      fetchJson<Answer>(`${source}?q=${encodeURIComponent(typed)}`).then(
        (matches) => isLate || setAnswer({ ...matches, state: 'answered' }),
        () => isLate || setAnswer({ ...NOTHING, state: 'failed' }),
      );
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [source, words]);
  return answer;
}

export type SearchBoxProps = {
  /** The list whose address takes `?q=`, and the source of names. */
  href: string;
  action: string;
  source: string;
  texts: Record<'label' | 'search' | 'submit' | 'close' | 'near' | 'noName' | 'failed' | 'rows', string>;
  onClose: () => void;
};

/** A combobox (WAI-ARIA APG): a typed name gets up to eight faces; Enter without a choice opens the list. */
export function SearchBox({ action, source, texts, onClose }: SearchBoxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const router = useRouter();
  const [words, setWords] = useState('');
  const [active, setActive] = useState(-1);
  const { rows, isNear, state } = useSuggestions(source, words);
  useEffect(() => dialog.current?.showModal(), []);

  const go = (address: string) =>
    leaveLayers(() => {
      dialog.current?.close();
      router.push(address);
    });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = rows[active];
    if (chosen) go(chosen.href);
    else if (words.trim() !== '') go(`${action}?q=${encodeURIComponent(words.trim())}`);
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[unmodifiedKey(event)];
    if (step === undefined || rows.length === 0) return;
    event.preventDefault();
    // the field itself is one of the places, before the first row
    setActive((at) => ((at + 1 + step + rows.length + 1) % (rows.length + 1)) - 1);
  };
  const message =
    state === 'failed'
      ? texts.failed
      : state === 'answered' && (rows.length === 0 ? texts.noName : isNear ? texts.near : '');
  return (
    <dialog ref={dialog} className={styles.box} aria-label={texts.label} onClose={onClose} closedby="any">
      <search>
        <form className={styles.form} action={action} method="get" onSubmit={send}>
          <input
            className={styles.input}
            type="search"
            name="q"
            role="combobox"
            aria-label={texts.search}
            aria-autocomplete="list"
            aria-expanded={rows.length > 0}
            aria-controls={`${id}-rows`}
            aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
            placeholder={texts.search}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            value={words}
            onChange={({ target }) => {
              setWords(target.value);
              setActive(-1);
            }}
            onKeyDown={move}
          />
          <button className={styles.act} type="submit">
            {texts.submit}
          </button>
          <button className={styles.act} type="button" onClick={() => dialog.current?.close()}>
            {texts.close}
          </button>
        </form>
      </search>
      <p className={styles.message} role="status">
        <span>{message}</span>
        {state === 'answered' && rows.length > 0 && (
          <span className={pieces.unseen}>{fillText(texts.rows, { count: rows.length })}</span>
        )}
      </p>
      <div id={`${id}-rows`} className={styles.rows} role="listbox" aria-label={texts.label}>
        {rows.map(({ id: talent, href, name, section, face, focus }, at) => (
          <a
            key={talent}
            id={`${id}-${at}`}
            className={styles.row}
            href={href}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              go(href);
            }}
          >
            {face ? (
              <img
                className={styles.face}
                {...focus}
                src={face}
                referrerPolicy="no-referrer"
                alt=""
                width={48}
                height={64}
              />
            ) : (
              <span className={styles.face} />
            )}
            <span className={styles.name}>{name}</span>
            <span className={pieces.aside}>{section}</span>
          </a>
        ))}
      </div>
    </dialog>
  );
}
