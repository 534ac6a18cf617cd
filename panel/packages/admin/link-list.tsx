'use client';

import { STAFF_LOOK } from '@passarela/contract/staff-look';
import type { ReactNode } from 'react';
import { CopyLink } from '../../parts/site-links/copy-link.tsx';
import { Act } from './act.tsx';
import styles from './packages.module.css';
import { Paused, SendLinks } from './send-links.tsx';
import { type PackageLink, useLinks } from './use-links.ts';

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
                <Act
                  action={`${acts}/mail/${id}`}
                  labels={{ start: labels.mail, busy, done: labels.mailed, failed }}
                />
              )}
              {isReminded && (
                <Act
                  action={`${acts}/remind/${id}`}
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
