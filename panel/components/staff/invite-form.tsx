'use client';

import { useRouter } from 'next/navigation.js';
import { type FormEvent, useId, useState } from 'react';
import controls from '../ui/controls.module.css';
import styles from './account.module.css';
import { LinkTold } from './link-told.tsx';
import { postJson } from './post-json.ts';

const ROLES = ['booker', 'editor', 'admin'];

export function InviteForm({ labels }: { labels: Partial<Record<string, string>> }) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState<unknown>(null);
  const [trouble, setTrouble] = useState('');
  const id = useId();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = await postJson('invite', Object.fromEntries(new FormData(form)));
    setTrouble(answer.isOk ? '' : (answer.message ?? labels.failed ?? ''));
    if (!answer.isOk) return;
    setSaid(answer.said);
    setOpen(false);
    router.refresh();
  };
  return (
    <div className={styles.invite}>
      {!isOpen && (
        <button type="button" className={controls.primary} onClick={() => setOpen(true)}>
          {labels.start}
        </button>
      )}
      {isOpen && (
        <form onSubmit={send}>
          <p className={styles.field}>
            <label htmlFor={`${id}name`}>{labels.name}</label>
            <input
              className={controls.input}
              id={`${id}name`}
              name="name"
              required
              maxLength={200}
              autoComplete="off"
            />
          </p>
          <p className={styles.field}>
            <label htmlFor={`${id}email`}>{labels.email}</label>
            <input
              className={controls.input}
              id={`${id}email`}
              name="email"
              type="email"
              required
              autoComplete="off"
            />
          </p>
          <p className={styles.field}>
            <label htmlFor={`${id}role`}>{labels.role}</label>
            <select className={controls.input} id={`${id}role`} name="role">
              {ROLES.map((role) => (
                <option key={role} value={role}>
                  {labels[role]}
                </option>
              ))}
            </select>
          </p>
          <button type="submit" className={controls.primary}>
            {labels.send}
          </button>
        </form>
      )}
      <LinkTold said={said} labels={labels} />
      {trouble && <p role="alert">{trouble}</p>}
    </div>
  );
}
