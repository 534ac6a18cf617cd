'use client';

import { useEffect, useRef, useState } from 'react';
import { postForm } from '@/components/ui/post-form';
import { packageApi } from '@/lib/routes/package-link';
import { cleanBar, nameOf, readStored, store } from './stored';

type Answer = { pick: 'yes' | 'maybe' | 'no' | null; comment: string };
/** The name and answers of this person, by the ids of talents. */
export type Own = { name: string; sentAt: string | null; answers: Record<string, Answer> };
/** Answers of `/api/packages/[link]`. */
type Saved = { person: string; own: Own | null };
type Refused = { state?: string };
export type First = { key: string; own: Own | null };
/** `talent`: whose answer is on its way, or was not saved. */
export type Progress = { state: 'ready' | 'saving' | 'saved' | 'failed' | 'closed'; talent: number | null };

const EMPTY: Own = { name: '', sentAt: null, answers: {} };

async function post(action: string, data: FormData): Promise<Saved | 'closed' | null> {
  const answer = await postForm<Saved | Refused | null>(action, data).catch(() => null);
  if (answer && 'person' in answer) return answer;
  return answer?.state === 'closed' ? 'closed' : null;
}

/**
 * This browser's person, their answers, and the result of the last save. Saves follow one another. `loads` counts
 * how often another person's answers took the place of these.
 */
export function useAnswers(link: string, first: First) {
  const [action, storedAs] = [packageApi(link), nameOf(link)];
  const [key, setKey] = useState(first.key);
  const [mine, setMine] = useState<Own | null>(first.own);
  const [loads, setLoads] = useState(0);
  const [progress, setProgress] = useState<Progress>({ state: 'ready', talent: null });
  const last = useRef<Promise<unknown>>(Promise.resolve());

  /** The person's key once it is stored; null if it was not. */
  async function send(data: FormData, talent: number | null): Promise<string | null> {
    setProgress({ state: 'saving', talent });
    const answer = await post(action, data);
    if (answer === null || answer === 'closed') {
      setProgress({ state: answer ?? 'failed', talent });
      return null;
    }
    store(storedAs, answer.person || null);
    setKey(answer.person);
    setMine(answer.own);
    setProgress({ state: 'saved', talent });
    return answer.person;
  }

  const save = (data: FormData, talent: number | null = null): Promise<string | null> => {
    const saving = last.current.then(() => send(data, talent));
    last.current = saving;
    return saving;
  };

  // who came by a personal address stays in this browser, and the bar loses the key
  useEffect(() => {
    cleanBar(link);
    if (first.key) {
      if (first.own) store(storedAs, first.key);
      return;
    }
    const known = readStored(storedAs);
    if (!known) return;
    const data = new FormData();
    data.set('read', '1');
    data.set('person', known);
    post(action, data).then((answer) => {
      if (answer === null || answer === 'closed') return;
      setKey(known);
      setMine(answer.own ?? EMPTY);
      setLoads((count) => count + 1);
    }, console.error);
  }, [link, action, first, storedAs]);

  const leave = () => {
    store(storedAs, null);
    setKey('');
    setMine(null);
    setLoads((count) => count + 1);
    setProgress({ state: 'ready', talent: null });
  };

  return { key, mine, loads, progress, save, leave };
}
