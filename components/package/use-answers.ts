'use client';

import { isRecord } from '@passarela/contract/is-record';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isLate, waitedSeconds } from '@/components/ui/outbox';
import { randomKey } from '@/components/ui/random-key';
import { parseStored } from '@/components/ui/storage';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { packageApi } from '@/lib/routes/package-link';
import { applyForm, EMPTY, type Own } from './own';
import { formOf, isOfPackage, postAnswer, type Refusal, type Saved, sendCode } from './post-answer';
import { cleanBar, nameOf, readStored, store } from './stored';
import {
  addWaiting,
  dropWaiting,
  nameWaiting,
  nextToSend,
  readWaiting,
  type Waiting,
  waitingName,
} from './waiting';

const knownAs = (link: string): string => `${nameOf(link)} own`;

/** The last that this browser heard of its person: shown until the site answers. Null of nobody. */
function readKnown(link: string): Own | null {
  const known = parseStored(readStored(knownAs(link)) || null);
  return isRecord(known) && isRecord(known.answers) && typeof known.name === 'string'
    ? { ...EMPTY, ...known }
    : null;
}

/** Null once they have left: another person of this browser sees nothing of it. */
const storeKnown = (link: string, own: Own | null): void => {
  store(knownAs(link), own && JSON.stringify(own));
};

export type First = { key: string; own: Own | null };
/** `talent`: the one whose answer is on its way, or was saved last. */
export type Progress = { state: 'ready' | 'saving' | 'saved'; talent: number | null };
/** Why what waits was not saved: of the whole package, or of some talents. */
type Refused = { all: Refusal | null; of: ReadonlyMap<number | null, Refusal> };

const NONE: Refused = { all: null, of: new Map() };
const RETRY_MS = 10_000;
/** A package opens again when staff say so, not within seconds. */
const RETRY_REFUSED_MS = 60_000;

/** The fields of a form of a face, without the part that was not touched: a click on a pick is none on the comment. */
function fieldsOf(data: FormData): Record<string, string> {
  if (data.has('pick')) for (const name of ['comment', 'shown-pick']) data.delete(name);
  return Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/**
 * This browser's person, their answers, the result of the last save, and their forms that wait for the line or for a
 * name. Forms are stored in the browser first, then sent one after another; a refused one stays there. Pages of one
 * browser follow each other, and a page that comes into sight reads what other devices did. `loads` counts how often
 * another person took the place of this one.
 */
export function useAnswers(link: string, first: First) {
  const [action, storedAs, waitsAs] = [packageApi(link), nameOf(link), waitingName(link)];
  const [key, setKey] = useState(first.key);
  const [mine, setMine] = useState<Own | null>(first.own);
  const [loads, setLoads] = useState(0);
  const [progress, setProgress] = useState<Progress>({ state: 'ready', talent: null });
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [refused, setRefused] = useState(NONE);
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

  function take(form: Waiting, answer: Saved): void {
    saves.current += 1;
    dropWaiting(waitsAs, form);
    if (form.fields.person === person.current) show(answer.own);
    setProgress({ state: 'saved', talent: form.talent });
  }

  async function flush(): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    const left: Waiting[] = [];
    const of = new Map<number | null, Refusal>();
    let all: Refusal | null = null;
    for (let form = nextToSend(waitsAs, left); form && !all; form = nextToSend(waitsAs, left)) {
      setProgress({ state: 'saving', talent: form.talent });
      const answer = await postAnswer(action, { ...form.fields, waited: String(waitedSeconds(form)) });
      if (answer !== null && typeof answer !== 'string') {
        take(form, answer);
        continue;
      }
      setProgress({ state: 'ready', talent: null });
      if (answer === null) break;
      left.push(form);
      of.set(form.talent, answer);
      if (isOfPackage(answer)) all = answer;
    }
    setRefused({ all, of });
    sending.current = false;
    lookAtWaiting();
  }

  const save = (data: FormData, talent: number | null = null): void => {
    if (!person.current) become(randomKey());
    data.set('person', person.current);
    const fields = fieldsOf(data);
    addWaiting(waitsAs, { at: Date.now(), talent, fields });
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

  /** Drops an answer that was not taken; what waited for it is sent. */
  const discard = (forms: readonly Waiting[]): void => {
    for (const form of forms) dropWaiting(waitsAs, form);
    setMine((own) => withWaiting(readKnown(link) ?? { ...EMPTY, name: own?.name ?? '' }));
    lookAtWaiting();
    void flush();
  };

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

  /** Shows what the site has stored; an answer that was saved meanwhile is newer than what was read. */
  async function readAgain(read: { own: Own | null } | null = null): Promise<void> {
    const [known, before] = [person.current, saves.current];
    const answer = read ?? (await postAnswer(action, { read: '1', person: known }));
    if (!answer || typeof answer === 'string' || person.current !== known || saves.current !== before) return;
    if (answer.own?.name) nameWaiting(waitsAs, known, { person: known, name: answer.own.name });
    show(answer.own ?? EMPTY);
  }

  // whoever came by a personal address stays in this browser, and the bar loses the key
  const begin = useEffectEvent(async () => {
    cleanBar(link);
    const known = first.key || readStored(storedAs);
    if (!known) return flush();
    become(known);
    setMine(withWaiting(first.key ? first.own : readKnown(link)));
    lookAtWaiting();
    await readAgain(first.key ? { own: first.own } : null);
    await flush();
  });
  useEffect(() => {
    begin().catch(console.error);
  }, []);

  const again = useEffectEvent(() => void flush());
  const isWaiting = waiting.length > 0;
  const isRefused = refused.of.size > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => again(), isRefused ? RETRY_REFUSED_MS : RETRY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, isRefused]);
  useWindowEvent('online', flush);

  const follow = () => {
    const [now, known] = [readStored(storedAs), readKnown(link)];
    if (now !== person.current) return turnTo(now, known);
    setMine((before) => withWaiting(known ?? before));
    lookAtWaiting();
  };
  const lookAgain = () => {
    if (document.visibilityState !== 'visible') return;
    follow();
    if (person.current) readAgain().then(flush, console.error);
  };
  useWindowEvent('storage', ({ key: changed }) => {
    if (changed === null || changed.startsWith(nameOf(link))) follow();
  });
  useWindowEvent('pageshow', ({ persisted }) => persisted && lookAgain());
  useWindowEvent('visibilitychange', lookAgain);

  /** Why a form was not saved; null while it is only on its way. */
  const refusalOf = (form: Waiting): Refusal | 'refusedLate' | null =>
    isLate('answer', form) ? 'refusedLate' : (refused.all ?? refused.of.get(form.talent) ?? null);

  return { key, mine, loads, progress, waiting, refusalOf, save, sayName, discard, leave, goOn };
}
