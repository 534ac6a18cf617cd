'use client';

import { STAFF_LOOK } from '@passarela/contract/staff-look';
import { text } from '@passarela/contract/text';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useRef } from 'react';
import { z } from 'zod/mini';
import { useAnswer } from '../../parts/act/call.ts';
import { ServerAct } from '../../parts/act/server-act.tsx';
import { CopyLink } from '../../parts/site-links/copy-link.tsx';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
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
function useLinks(source: string | null, first: readonly PackageLink[]): readonly PackageLink[] {
  const { savedDocumentData } = useDocumentInfo();
  const saved = String(savedDocumentData?.updatedAt ?? '');
  const drawn = useRef(saved);
  return useAnswer(saved === drawn.current ? null : source, answer, saved)?.links ?? first;
}

const WORDS = {
  heading: text('Links', 'Links'),
  anybody: text('Link para qualquer pessoa', 'Link for anybody'),
  none: text(
    'Os links aparecem depois de salvar, enquanto o pacote está aberto.',
    'The links appear once it is saved, while the package is open.',
  ),
  copy: text('Copiar link', 'Copy link'),
  copied: text('Copiado', 'Copied'),
  see: text('Ver como o cliente', 'See it as the client'),
  chat: text('WhatsApp', 'WhatsApp'),
  mail: text('Enviar por e-mail', 'Send by e-mail'),
  busy: text('Enviando…', 'Sending…'),
  mailed: text('E-mail a caminho', 'E-mail on its way'),
  remind: text('Lembrar', 'Remind'),
  reminded: text('Lembrete a caminho', 'Reminder on its way'),
  failed: text('Não deu certo. Tente de novo.', 'It did not work. Try again.'),
};

type Props = {
  /** The address of a package's acts; null of one that is not saved yet. */
  acts: string | null;
  first: readonly PackageLink[];
  children?: ReactNode;
};

/** Each person's link as of the last save, and the acts that change all of them. */
export function LinkList({ acts, first, children }: Props) {
  const labels = inLanguage(WORDS, languageOf(useTranslation().i18n));
  const links = useLinks(acts && `${acts}/links`, first);
  const { busy, failed } = labels;
  if (links.length === 0 || !acts) {
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
