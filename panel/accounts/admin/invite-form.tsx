'use client';

import { useRouter } from 'next/navigation.js';
import { type FormEvent, useId, useState } from 'react';
import controls from '../../parts/ui/controls.module.css';
import { TextInput } from '../../parts/ui/text-input.tsx';
import styles from './account.module.css';
import { type Labels, useLinkRequest } from './link-request.tsx';

const ROLES = ['booker', 'editor', 'manager', 'admin'];

export function InviteForm({ labels }: { labels: Labels }) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const { ask, outcome } = useLinkRequest(labels);
  const role = useId();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!(await ask('invite', Object.fromEntries(new FormData(event.currentTarget))))) return;
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
            <TextInput label={labels.name} name="name" maxLength={200} />
          </p>
          <p className={styles.field}>
            <TextInput label={labels.email} name="email" type="email" />
          </p>
          <p className={styles.field}>
            <label htmlFor={role}>{labels.role}</label>
            <select className={controls.input} id={role} name="role" aria-describedby={`${role}-words`}>
              {ROLES.map((name) => (
                <option key={name} value={name}>
                  {labels[name]}
                </option>
              ))}
            </select>
            <span id={`${role}-words`} className={styles.explain}>
              {ROLES.map((name) => (
                <span key={name}>
                  <strong>{labels[name]}</strong> {labels[`${name}_words`]}
                </span>
              ))}
            </span>
          </p>
          <button type="submit" className={controls.primary}>
            {labels.send}
          </button>
        </form>
      )}
      {outcome}
    </div>
  );
}
