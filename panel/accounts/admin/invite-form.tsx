'use client';

import { useRouter } from 'next/navigation.js';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { z } from 'zod/mini';
import { type Answer, call } from '../../parts/act/call.ts';
import { CopyLink } from '../../parts/site-links/copy-link.tsx';
import controls from '../../parts/ui/controls.module.css';
import { TextInput } from '../../parts/ui/text-input.tsx';
import styles from './account.module.css';

type Labels = Partial<Record<string, string>>;

const answered = z.object({ link: z.optional(z.string()), mailedTo: z.optional(z.string()) });

/** Requests a link to choose a password. `outcome` says where it went, shows it, or says why not. */
function useLinkRequest(labels: Labels) {
  const [answer, setAnswer] = useState<Answer<z.infer<typeof answered>> | null>(null);
  const ask = async (path: string, body: object) => {
    const given = await call(`/cms-api/users/${path}`, { body, shape: answered });
    setAnswer(given);
    return given.isOk;
  };
  const { link, mailedTo } = answer?.data ?? {};
  const outcome = (
    <>
      {mailedTo && <p role="status">{`${labels.mailed} ${mailedTo}.`}</p>}
      {link && (
        <div role="status">
          <p>{labels.copy}</p>
          <p className={styles.link}>
            <code>{link}</code>
          </p>
          <CopyLink address={link} label={labels.copyLink ?? ''} done={labels.copied ?? ''} />
        </div>
      )}
      {answer?.isOk === false && <p role="alert">{answer.message || labels.failed}</p>}
    </>
  );
  return { ask, outcome };
}

type SendLinkProps = { labels: Labels; path: string; children: ReactNode };

export function SendLink({ labels, path, children }: SendLinkProps) {
  const { ask, outcome } = useLinkRequest(labels);
  return (
    <div className={styles.panel}>
      {children}
      <button type="button" className={controls.secondary} onClick={() => ask(path, {})}>
        {labels.link}
      </button>
      {outcome}
    </div>
  );
}

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
