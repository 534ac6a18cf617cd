'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { packageApi } from '@/lib/routes/package-link';
import { sendCode } from './handover';
import { readKnown, storeKnown } from './known';
import { applyForm, EMPTY, newKey, type Own } from './own';
import { formOf, postAnswer, type Saved } from './post-answer';
import { cleanBar, nameOf, readStored, store } from './stored';
import { addWaiting, dropWaiting, nameWaiting, readWaiting, type Waiting } from './waiting';

export type First = { key: string; own: Own | null };
/** `talent`: the one whose answer is on its way, or was not saved. */
export type Progress = { state: 'ready' | 'saving' | 'saved' | 'failed' | 'closed'; talent: number | null };

const RETRY_MS = 10_000;

const fieldsOf = (data: FormData): Record<string, string> =>
  Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/**
 * This browser's person, their answers, the result of the last save, and their forms that wait for the line or for a
 * name. Forms are stored in the browser first, then sent one after another. `loads` counts how often another person
 * took the place of this one.
 */
export function useAnswers(link: string, first: First) {
  const [action, storedAs, waitsAs] = [packageApi(link), nameOf(link), `${nameOf(link)} waiting`];
  const [key, setKey] = useState(first.key);
  const [mine, setMine] = useState<Own | null>(first.own);
  const [loads, setLoads] = useState(0);
  const [progress, setProgress] = useState<Progress>({ state: 'ready', talent: null });
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const person = useRef(first.key);
  const sending = useRef(false);
  const saves = useRef(0);

  const ownWaiting = () => readWaiting(waitsAs).filter(({ fields }) => fields.person === person.current);

  const withWaiting = (own: Own | null): Own | null =>
    ownWaiting().reduce<Own | null>((before, { fields }) => applyForm(before ?? EMPTY, fields), own);

  /** Shows this person's answers as the site stored them, with those that it does not know yet. */
  function show(own: Own | null): void {
    storeKnown(link, own);
    setMine(withWaiting(own));
  }

  const become = (next: string) => {
    person.current = next;
    setKey(next);
    store(storedAs, next || null);
  };

  function lookAtWaiting(): void {
    const left = ownWaiting();
    setWaiting((before) => (JSON.stringify(before) === JSON.stringify(left) ? before : left));
  }

  function take(form: Waiting, answer: Saved | 'closed' | 'failed'): void {
    const { talent } = form;
    saves.current += 1;
    dropWaiting(waitsAs, form);
    const isRefused = typeof answer === 'string';
    if (!isRefused && form.fields.person === person.current) show(answer.own);
    setProgress({ state: isRefused ? answer : 'saved', talent });
  }

  const nextForm = () => readWaiting(waitsAs).find(({ fields }) => fields.name);

  async function flush(): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    for (let form = nextForm(); form; form = nextForm()) {
      setProgress({ state: 'saving', talent: form.talent });
      const answer = await postAnswer(action, form.fields);
      if (answer === null) {
        setProgress({ state: 'ready', talent: null });
        break;
      }
      take(form, answer);
    }
    sending.current = false;
    lookAtWaiting();
  }

  const save = (data: FormData, talent: number | null = null): void => {
    if (!person.current) become(newKey());
    data.set('person', person.current);
    const fields = fieldsOf(data);
    addWaiting(waitsAs, { talent, fields });
    setMine((before) => applyForm(before ?? EMPTY, fields));
    if (fields.name) void flush();
    else lookAtWaiting();
  };

  /** Gives the answers that wait for it a name; without any the name itself is saved. */
  const sayName = (name: string): void => {
    if (ownWaiting().length === 0) {
      save(formOf({ name }));
      return;
    }
    nameWaiting(waitsAs, person.current, { person: person.current, name });
    setMine(withWaiting);
    lookAtWaiting();
    void flush();
  };

  const turnTo = (next: string, own: Own | null): void => {
    become(next);
    show(own);
    setLoads((count) => count + 1);
    setProgress({ state: 'ready', talent: null });
    lookAtWaiting();
  };

  const leave = () => turnTo('', null);

  /** Makes this browser the person whose code it is; the answers of who used it before stay theirs. */
  async function goOn(code: string): Promise<Awaited<ReturnType<typeof sendCode>>> {
    const answer = await sendCode(action, code);
    if (typeof answer === 'string') return answer;
    const own = answer.own ?? EMPTY;
    if (person.current) nameWaiting(waitsAs, person.current, { person: answer.person, name: own.name });
    turnTo(answer.person, own);
    void flush();
    return answer;
  }

  // whoever came by a personal address stays in this browser, and the bar loses the key
  const begin = useEffectEvent(async () => {
    cleanBar(link);
    const known = first.key || readStored(storedAs);
    if (!known) return flush();
    become(known);
    setMine(withWaiting(first.key ? first.own : readKnown(link)));
    lookAtWaiting();
    const before = saves.current;
    const answer = first.key ? { own: first.own } : await postAnswer(action, { read: '1', person: known });
    // an answer that was saved meanwhile is newer than what was read
    if (answer && typeof answer !== 'string' && person.current === known && saves.current === before) {
      if (answer.own?.name) nameWaiting(waitsAs, known, { person: known, name: answer.own.name });
      show(answer.own ?? EMPTY);
    }
    await flush();
  });
  useEffect(() => {
    begin().catch(console.error);
  }, []);

  const again = useEffectEvent(() => void flush());
  const isWaiting = waiting.length > 0;
  useEffect(() => {
    const send = () => again();
    addEventListener('online', send);
    const timer = isWaiting ? setInterval(send, RETRY_MS) : undefined;
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [isWaiting]);

  return { key, mine, loads, progress, waiting, save, sayName, leave, goOn };
}
