'use client';

import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { isStoppedAtom } from '@/components/ui/link';
import styles from './offline.module.scss';

/** Says why a link was not followed, until there is network again: the page on screen stays. */
export function OfflineNote({ text }: { text: string }) {
  const [isStopped, setIsStopped] = useAtom(isStoppedAtom);
  useEffect(() => {
    const end = () => setIsStopped(false);
    addEventListener('online', end);
    return () => removeEventListener('online', end);
  }, [setIsStopped]);
  return <div role="status">{isStopped && <p className={styles.note}>{text}</p>}</div>;
}
