'use client';

import { useState } from 'react';
import controls from '../ui/controls.module.css';
import styles from './account.module.css';
import { LinkTold } from './link-told.tsx';
import { postJson } from './post-json.ts';

export function SendLink({ labels, path }: { labels: Partial<Record<string, string>>; path: string }) {
  const [said, setSaid] = useState<unknown>(null);
  const [trouble, setTrouble] = useState('');
  const send = async () => {
    const answer = await postJson(path, {});
    setSaid(answer.isOk ? answer.said : null);
    setTrouble(answer.isOk ? '' : (answer.message ?? labels.failed ?? ''));
  };
  return (
    <div className={styles.panel}>
      <button type="button" className={controls.secondary} onClick={send}>
        {labels.link}
      </button>
      <LinkTold said={said} labels={labels} />
      {trouble && <p role="alert">{trouble}</p>}
    </div>
  );
}
