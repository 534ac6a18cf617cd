'use client';

import { STAFF_LOOK } from '@passarela/contract/staff-look';
import { useDocumentInfo } from '@payloadcms/ui';
import { type ReactNode, useRef } from 'react';
import { z } from 'zod/mini';
import { useAnswer } from '../../parts/act/call.ts';
import { ServerAct } from '../../parts/act/server-act.tsx';
import { CopyLink } from '../../parts/site-links/copy-link.tsx';
import styles from './packages.module.css';
import { Paused, SendLinks } from './send-links.tsx';

const link = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  chat: z.string(),
  isMailed: z.boolean(),
  isReminded: z.boolean(),
  isForAnybody: z.boolean(),
});
type PackageLink = z.infer<typeof link>;
const answer = z.object({ links: z.array(link) });

/** The links, read anew after each save: Payload draws a component of the server once, at the start. */
function useLinks(source: string, first: readonly PackageLink[]): readonly PackageLink[] {
  const { savedDocumentData } = useDocumentInfo();
  const saved = String(savedDocumentData?.updatedAt ?? '');
  const drawn = useRef(saved);
  return useAnswer(saved === drawn.current ? null : source, answer, saved)?.links ?? first;
}

type Labels = Record<'heading' | 'anybody' | 'none' | 'copy' | 'copied' | 'see' | 'chat', string> &
  Record<'mail' | 'busy' | 'mailed' | 'remind' | 'reminded' | 'failed', string>;
type Props = {
  /** The address of a package's acts. */
  acts: string;
  first: readonly PackageLink[];
  labels: Labels;
  children: ReactNode;
};

/** Each person's link as of the last save, and the acts that change all of them. */
export function LinkList({ acts, first, labels, children }: Props) {
  const links = useLinks(`${acts}/links`, first);
  const { busy, failed } = labels;
  if (links.length === 0) {
    return (
      <>
        <p className={styles.small}>{labels.none}</p>
        {children}
      </>
    );
  }
  return (
    <section className={styles.links} aria-label={labels.heading}>
      <h3>{labels.heading}</h3>
      <Paused acts={acts}>
        <ul>
          {links.map(({ id, name, address, chat, isMailed, isReminded, isForAnybody }) => (
            <li key={id}>
              <strong>{isForAnybody ? labels.anybody : name}</strong>
              <SendLinks report={`${acts}/sent/${id}`}>
                <CopyLink address={address} label={labels.copy} done={labels.copied} />
                <a href={chat} target="_blank" rel="noreferrer noopener">
                  {labels.chat}
                </a>
              </SendLinks>
              {isMailed && (
                <ServerAct
                  act={`${acts}/mail/${id}`}
                  className={styles.action}
                  labels={{ start: labels.mail, busy, done: labels.mailed, failed }}
                />
              )}
              {isReminded && (
                <ServerAct
                  act={`${acts}/remind/${id}`}
                  className={styles.action}
                  labels={{ start: labels.remind, busy, done: labels.reminded, failed }}
                />
              )}
              {isForAnybody && (
                <a href={`${address}#${STAFF_LOOK}`} target="_blank" rel="noreferrer noopener">
                  {labels.see}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Paused>
      <div className={styles.ends}>{children}</div>
    </section>
  );
}
