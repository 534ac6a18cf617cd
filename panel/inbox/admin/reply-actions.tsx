'use client';

import { useState } from 'react';
import controls from '../../parts/ui/controls.module.css';
import styles from './inbox.module.css';
import { useAnswered } from './use-answered.ts';

type Props = { mail: string; chat: string | null; labels: Record<'mail' | 'chat' | 'answered', string> };

/** Opens an answer elsewhere; the entry then counts as answered, which staff may take back. */
export function ReplyActions({ mail, chat, labels }: Props) {
  const answered = useAnswered();
  const [said, setSaid] = useState('');
  const note = () => answered().then((isNew) => isNew && setSaid(labels.answered), console.error);
  return (
    <>
      <div className={styles.actions}>
        <a className={controls.primary} href={mail} onClick={note}>
          {labels.mail}
        </a>
        {chat && (
          <a
            className={controls.secondary}
            href={chat}
            target="_blank"
            rel="noreferrer noopener"
            onClick={note}
          >
            {labels.chat}
          </a>
        )}
      </div>
      <p role="status" className={styles.small}>
        {said}
      </p>
    </>
  );
}
