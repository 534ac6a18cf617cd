'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../parts/ui/buttons.tsx';
import controls from '../../parts/ui/controls.module.css';
import { fill } from '../../parts/ui/fill.ts';
import { type Progress, runImport, type Work } from '../run-import.ts';
import { ask, begin, finish, forgetImport, rememberImport } from './calls.ts';
import type { Labels } from './labels.ts';
import styles from './roster.module.css';
import { Names, Undo } from './undo.tsx';

type Props = {
  works: readonly Work[];
  /** The import that goes on, and its done lines. */
  before: { roster: number; done: ReadonlySet<number> } | null;
  files: string;
  /** The rows and sheets that stay out: staff decided so, or the row cannot come in. */
  out: readonly Out[];
  labels: Labels;
  lineName: (line: number) => string;
  onEnd: () => void;
};
type Out = { key: string; where: string; name: string; why: string };
type Step = 'ready' | 'running' | 'stopped' | 'failed' | 'finished';

/** Imports the rows, shows progress and refusals, and undoes all. */
export function ImportRun({ works, before, files, out, labels, lineName, onEnd }: Props) {
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
  const {
    rows = 0,
    photos: sent = 0,
    made = 0,
    updated = 0,
    refusals = [],
    minors = [],
    drafts = [],
  } = progress ?? {};
  const isOver = step === 'finished' || step === 'stopped';
  const notIn: Out[] = [
    ...refusals.map(({ line, what, reason, isKnown }) => ({
      key: `${line} ${what}`,
      where: lineName(line),
      name: what,
      why: isKnown ? labels.knownNow : reason,
    })),
    ...(isOver ? out : []),
  ];
  return (
    <section>
      {(step === 'ready' || step === 'failed') && (
        <Button className={controls.primary} why={works.length === 0 ? labels.nobodyIn : ''} onClick={start}>
          {before ? labels.goOn : labels.start}
        </Button>
      )}
      {step === 'running' && (
        <div className={styles.running}>
          <p>{fill(labels.running, { n: rows, total: works.length })}</p>
          <progress value={rows} max={works.length} aria-label={labels.title} />
          <p>{fill(labels.photosDone, { n: sent, total: photos })}</p>
          <p>{labels.stayOpen}</p>
          <button type="button" className={controls.secondary} onClick={() => (isStopped.current = true)}>
            {labels.stop}
          </button>
        </div>
      )}
      <p role="status">
        {step === 'failed' && labels.failed}
        {step === 'stopped' && labels.stopped}
        {step === 'finished' && fill(labels.finished, { n: made, updated })}
      </p>
      <Names title={labels.minorDrafts} names={drafts} />
      {isOver && <Names title={labels.minors} names={minors} />}
      {notIn.length > 0 && (
        <section aria-label={fill(labels.notIn, { n: notIn.length })}>
          <h3>{fill(labels.notIn, { n: notIn.length })}</h3>
          <ul className={styles.refusals}>
            {notIn.map(({ key, where, name, why }) => (
              <li key={key}>
                {where}: {name && <strong>{name}</strong>} {why}
              </li>
            ))}
          </ul>
        </section>
      )}
      {isOver && roster.current !== null && (
        <div className={styles.actions}>
          <a
            className={controls.primary}
            href="/admin/collections/talents?where[or][0][and][0][status][equals]=draft&sort=-createdAt"
          >
            {labels.see}
          </a>
          <Undo roster={roster.current} labels={labels} onEnd={onEnd} />
          <button type="button" className={controls.secondary} onClick={onEnd}>
            {labels.again}
          </button>
        </div>
      )}
    </section>
  );
}
