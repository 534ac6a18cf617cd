'use client';

import { useEffect, useRef, useState } from 'react';
import { postForm } from '@/components/ui/post-form';
import { packageApi } from '@/lib/routes/package-link';
import { sendCode } from './handover';
import { applyForm, EMPTY, newKey, type Own } from './own';
import { cleanBar, nameOf, readStored, store } from './stored';
import { addWaiting, dropWaiting, readWaiting, type Waiting } from './waiting';

/** Answers of `/api/packages/[link]`. */
type Saved = { person: string; own: Own | null };
type Refused = { state?: string };
export type First = { key: string; own: Own | null };
/** `talent`: the one whose answer is on its way, or was not saved. */
export type Progress = { state: 'ready' | 'saving' | 'saved' | 'failed' | 'closed'; talent: number | null };

const RETRY_MS = 10_000;

function formOf(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const fieldsOf = (data: FormData): Record<string, string> =>
  Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** Null if it did not arrive, or the site has no room now: it is sent again. */
async function post(action: string, data: FormData): Promise<Saved | 'closed' | 'failed' | null> {
  const answer = await postForm<Saved | Refused | null>(action, data).catch(() => null);
  if (answer && 'person' in answer) return answer;
  if (!answer?.state || answer.state === 'limited') return null;
  return answer.state === 'closed' ? 'closed' : 'failed';
}

/**
 * This browser's person, their answers, the result of the last save, and the talents whose answers wait for the
 * line. Forms are stored in the browser first, then sent one after another. `loads` counts how often other answers
 * took the place of these.
 */
export function useAnswers(link: string, first: First) {
  const [action, storedAs, waitsAs] = [packageApi(link), nameOf(link), `${nameOf(link)} waiting`];
  const [key, setKey] = useState(first.key);
  const [mine, setMine] = useState<Own | null>(first.own);
  const [loads, setLoads] = useState(0);
  const [progress, setProgress] = useState<Progress>({ state: 'ready', talent: null });
  const [waiting, setWaiting] = useState<(number | null)[]>([]);
  const person = useRef(first.key);
  const sending = useRef(false);

  const withWaiting = (own: Own | null): Own | null =>
    readWaiting(waitsAs)
      .filter(({ fields }) => fields.person === person.current)
      .reduce<Own | null>((before, { fields }) => applyForm(before ?? EMPTY, fields), own);

  const become = (next: string) => {
    person.current = next;
    setKey(next);
    store(storedAs, next || null);
  };

  function take(form: Waiting, answer: Exclude<Awaited<ReturnType<typeof post>>, null>): void {
    const { talent } = form;
    dropWaiting(waitsAs, form);
    const isRefused = typeof answer === 'string';
    if (!isRefused && form.fields.person === person.current) setMine(withWaiting(answer.own));
    setProgress({ state: isRefused ? answer : 'saved', talent });
  }

  async function flush(): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    for (let form = readWaiting(waitsAs)[0]; form; form = readWaiting(waitsAs)[0]) {
      setProgress({ state: 'saving', talent: form.talent });
      const answer = await post(action, formOf(form.fields));
      if (answer === null) break;
      take(form, answer);
    }
    sending.current = false;
    const left = readWaiting(waitsAs).filter(({ fields }) => fields.person === person.current);
    setWaiting(left.map(({ talent }) => talent));
    if (left.length > 0) setProgress({ state: 'ready', talent: null });
  }

  const save = (data: FormData, talent: number | null = null): void => {
    if (!person.current) become(newKey());
    data.set('person', person.current);
    const fields = fieldsOf(data);
    addWaiting(waitsAs, { talent, fields });
    setMine((before) => applyForm(before ?? EMPTY, fields));
    void flush();
  };

  const leave = () => {
    become('');
    setMine(null);
    setLoads((count) => count + 1);
    setProgress({ state: 'ready', talent: null });
  };

  /** Makes this browser the person whose code it is; the answers of who used it before stay theirs. */
  async function goOn(code: string): Promise<Awaited<ReturnType<typeof sendCode>>> {
    const answer = await sendCode(action, code);
    if (typeof answer === 'string') return answer;
    become(answer.person);
    setMine(withWaiting(answer.own ?? EMPTY));
    setLoads((count) => count + 1);
    setProgress({ state: 'ready', talent: null });
    return answer;
  }

  const live = useRef({ flush, withWaiting, become });
  live.current = { flush, withWaiting, become };

  // whoever came by a personal address stays in this browser, and the bar loses the key
  useEffect(() => {
    cleanBar(link);
    const known = first.key || readStored(storedAs);
    const read = async () => {
      if (!known) return;
      live.current.become(known);
      const answer = first.key
        ? { own: first.own }
        : await post(action, formOf({ read: '1', person: known }));
      if (typeof answer === 'string') return;
      setMine(live.current.withWaiting(answer?.own ?? EMPTY));
      if (!first.key) setLoads((count) => count + 1);
    };
    read().then(() => live.current.flush(), console.error);
    const again = () => void live.current.flush();
    const timer = setInterval(again, RETRY_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [link, action, first, storedAs]);

  return { key, mine, loads, progress, waiting, save, leave, goOn };
}
