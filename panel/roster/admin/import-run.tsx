'use client';

import { useEffect, useRef, useState } from 'react';
import controls from '../../parts/ui/controls.module.css';
import { fill } from '../../parts/ui/fill.ts';
import { type Progress, runImport, type Work } from '../run-import.ts';
import { ask, begin, finish, forgetImport, rememberImport } from './calls.ts';
import styles from './roster.module.css';
import { Undo } from './undo.tsx';
import type { Words } from './words.ts';

type Props = {
  works: readonly Work[];
  /** The import that goes on, and its done lines. */
  before: { roster: number; done: ReadonlySet<number> } | null;
  files: string;
  words: Words;
  onEnd: () => void;
};
type Step = 'ready' | 'running' | 'stopped' | 'failed' | 'finished';

/** Imports the rows, shows progress and refusals, and undoes all. */
export function ImportRun({ works, before, files, words, onEnd }: Props) {
  const [step, setStep] = useState<Step>('ready');
  const [progress, setProgress] = useState<Progress | null>(null);
  const roster = useRef(before?.roster ?? null);
  const isStopped = useRef(false);
  useEffect(() => {
    if (step !== 'running') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [step]);
  const photos = works.reduce((sum, work) => sum + work.photos.length, 0);
  const start = async () => {
    isStopped.current = false;
    setStep('running');
    try {
      roster.current ??= await begin();
      rememberImport(files, roster.current);
      const end = await runImport(roster.current, works, {
        ask,
        done: before?.done ?? new Set(),
        isStopped: () => isStopped.current,
        onProgress: setProgress,
      });
      setProgress(end);
      await finish(roster.current);
      forgetImport();
      setStep(isStopped.current ? 'stopped' : 'finished');
    } catch {
      setStep('failed');
    }
  };
  const { rows = 0, photos: sent = 0, made = 0, updated = 0, refusals = [] } = progress ?? {};
  return (
    <section>
      {(step === 'ready' || step === 'failed') && (
        <button type="button" className={controls.primary} disabled={works.length === 0} onClick={start}>
          {before ? words.goOn : words.start}
        </button>
      )}
      {step === 'running' && (
        <div className={styles.running}>
          <p>{fill(words.running, { n: rows, total: works.length })}</p>
          <progress value={rows} max={works.length} aria-label={words.title} />
          <p>{fill(words.photosDone, { n: sent, total: photos })}</p>
          <p>{words.stayOpen}</p>
          <button type="button" className={controls.secondary} onClick={() => (isStopped.current = true)}>
            {words.stop}
          </button>
        </div>
      )}
      <p role="status">
        {step === 'failed' && words.failed}
        {step === 'stopped' && words.stopped}
        {step === 'finished' && fill(words.finished, { n: made, updated })}
      </p>
      {refusals.length > 0 && (
        <ul className={styles.refusals}>
          {refusals.map(({ line, what, reason }) => (
            <li key={`${line} ${what}`}>
              {fill(words.line, { n: line })}: <strong>{what}</strong> {reason}
            </li>
          ))}
        </ul>
      )}
      {(step === 'finished' || step === 'stopped') && roster.current !== null && (
        <div className={styles.actions}>
          <a
            className={controls.primary}
            href="/admin/collections/talents?where[or][0][and][0][status][equals]=draft&sort=-createdAt"
          >
            {words.see}
          </a>
          <Undo roster={roster.current} words={words} />
          <button type="button" className={controls.secondary} onClick={onEnd}>
            {words.again}
          </button>
        </div>
      )}
    </section>
  );
}
