'use client';

import { type ReactNode, useState } from 'react';
import { z } from 'zod/mini';
import controls from '../../parts/ui/controls.module.css';
import { type Answer, call } from '../../parts/act/call.ts';
import { CopyLink } from '../../parts/site-links/copy-link.tsx';
import styles from './account.module.css';

export type Labels = Partial<Record<string, string>>;

const answered = z.object({ link: z.optional(z.string()), mailedTo: z.optional(z.string()) });

/** Requests a link to choose a password. `outcome` says where it went, shows it, or says why not. */
export function useLinkRequest(labels: Labels) {
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
