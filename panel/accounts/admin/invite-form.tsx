'use client';

import { useRouter } from 'next/navigation.js';
import { type ReactNode, useId } from 'react';
import { z } from 'zod/mini';
import { type ActLabels, ServerAct } from '../../parts/act/server-act.tsx';
import { CopyLink } from '../../parts/site-links/copy-link.tsx';
import controls from '../../parts/ui/controls.module.css';
import { TextInput } from '../../parts/ui/text-input.tsx';
import styles from './account.module.css';

type Labels = Partial<Record<string, string>>;

const answered = z.object({ link: z.optional(z.string()), mailedTo: z.optional(z.string()) });
type Answered = z.infer<typeof answered>;

/** The address to which a link to choose a password went, or the link itself, to hand over. */
const outcome = (labels: Labels) => (done: Answered | null) =>
  done?.link ? (
    <>
      <p>{labels.copy}</p>
      <p className={styles.link}>
        <code>{done.link}</code>
      </p>
      <CopyLink address={done.link} label={labels.copyLink ?? ''} done={labels.copied ?? ''} />
    </>
  ) : (
    done && <p>{`${labels.mailed} ${done.mailedTo}.`}</p>
  );

type AccountLinkProps = { labels: Labels & ActLabels; path: string; children: ReactNode };

export const AccountLink = ({ labels, path, children }: AccountLinkProps) => (
  <div className={styles.panel}>
    {children}
    <ServerAct
      act={`/cms-api/users/${path}`}
      body={{}}
      shape={answered}
      labels={{ start: labels.link ?? '', failed: labels.failed }}
      result={outcome(labels)}
    />
  </div>
);

const ROLES = ['booker', 'editor', 'manager', 'admin'];

export function InviteForm({ labels }: { labels: Labels & ActLabels }) {
  const router = useRouter();
  const role = useId();
  return (
    <div className={styles.invite}>
      <ServerAct
        act="/cms-api/users/invite"
        body={(fields) => Object.fromEntries(fields)}
        shape={answered}
        labels={labels}
        result={outcome(labels)}
        after={() => router.refresh()}
      >
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
      </ServerAct>
    </div>
  );
}
