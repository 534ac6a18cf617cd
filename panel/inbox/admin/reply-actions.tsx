'use client';

import { text } from '@passarela/contract/text';
import { useDocumentInfo, useField, useTranslation } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { call } from '../../parts/act/call.ts';
import controls from '../../parts/ui/controls.module.css';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import type { Reply } from '../../platform/reference/reply-texts.ts';
import styles from './inbox.module.css';

const DONE = ['answered', 'archived'];

/**
 * `answered` marks the open entry as answered, in the form and where it is stored; what is answered or archived stays.
 * `isOpen`: it is neither yet.
 */
function useAnswered() {
  const { id, collectionSlug } = useDocumentInfo();
  const { value, setValue } = useField<string>({ path: 'status' });
  const isOpen = !DONE.includes(value);
  const answered = async (): Promise<boolean> => {
    if (!isOpen) return false;
    const { isOk } = await call(`/cms-api/${collectionSlug}/${id}/answered`, { method: 'POST' });
    // the form follows the stored value, so it has nothing to save
    if (isOk) setValue('answered', true);
    return isOk;
  };
  return { isOpen, answered };
}

const REPLY = {
  mail: text('Responder por e-mail', 'Reply by e-mail'),
  chat: text('Abrir no WhatsApp', 'Open in WhatsApp'),
  question: text('Enviou a resposta?', 'Did you send the answer?'),
  yes: text('Sim, marcar como respondida', 'Yes, mark as answered'),
  no: text('Ainda não', 'Not yet'),
  answered: text('Ficou como respondida.', 'It counts as answered.'),
};

type Props = { mail: string; chat: string | null };

/** Opens an answer elsewhere; only staff know whether it was sent, so the entry counts as answered once they say so. */
export function ReplyActions({ mail, chat }: Props) {
  const labels = inLanguage(REPLY, languageOf(useTranslation().i18n));
  const { isOpen, answered } = useAnswered();
  const [step, setStep] = useState<'idle' | 'asking' | 'answered'>('idle');
  const ask = () => isOpen && setStep('asking');
  const note = () => answered().then((isNew) => isNew && setStep('answered'), console.error);
  return (
    <>
      <div className={styles.actions}>
        <a className={controls.primary} href={mail} onClick={ask}>
          {labels.mail}
        </a>
        {chat && (
          <a
            className={controls.secondary}
            href={chat}
            target="_blank"
            rel="noreferrer noopener"
            onClick={ask}
          >
            {labels.chat}
          </a>
        )}
      </div>
      <div role="status" className={styles.small}>
        {step === 'asking' && <p>{labels.question}</p>}
        {step === 'answered' && <p>{labels.answered}</p>}
      </div>
      {step === 'asking' && (
        <div className={styles.actions}>
          <button type="button" className={controls.secondary} onClick={note}>
            {labels.yes}
          </button>
          <button type="button" className={controls.secondary} onClick={() => setStep('idle')}>
            {labels.no}
          </button>
        </div>
      )}
    </>
  );
}

const CHOICES = ['accepted', 'declined'] as const satisfies Reply[];

const ANSWER = {
  title: text('Resposta', 'Answer'),
  accepted: text('Aceitar', 'Accept'),
  declined: text('Recusar', 'Decline'),
  words: text('Texto da resposta', 'Text of the reply'),
  mail: text('Abrir no e-mail', 'Open in e-mail'),
  chat: text('Abrir no WhatsApp', 'Open in WhatsApp'),
  copy: text('Copiar', 'Copy'),
  copied: text('Copiado', 'Copied'),
  notCopied: text('Não foi copiado. Selecione o texto e copie.', 'Not copied. Select the text and copy it.'),
  takeBack: text('Retirar', 'Take back'),
  taken: text('Resposta retirada. Salve para guardar.', 'Answer taken back. Save to keep it.'),
  save: text(
    'Salve para guardar: a candidatura fica como respondida.',
    'Save to keep it: the application counts as answered.',
  ),
};

/** `address` and `chat`: where an answer is opened, by mail and by WhatsApp; null without a number. */
type AnswerChoicesProps = {
  texts: Record<Reply, string>;
  address: string;
  chat: string | null;
};

/** Chooses or takes back an answer: sets the application's outcome, and gives a text to change, send or copy. */
export function AnswerChoices({ texts, address, chat }: AnswerChoicesProps) {
  const labels = inLanguage(ANSWER, languageOf(useTranslation().i18n));
  const outcome = useField<string | null>({ path: 'outcome' });
  const status = useField<string>({ path: 'status' });
  const [words, setWords] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const title = useId();
  const { answered } = useAnswered();
  const takeBack = () => {
    outcome.setValue(null);
    setWords(null);
    setSaid(labels.taken);
  };
  const choose = (which: Reply) => {
    outcome.setValue(which);
    status.setValue('answered');
    setWords(texts[which]);
    setSaid(labels.save);
  };
  const copy = () =>
    navigator.clipboard.writeText(words ?? '').then(
      () => setSaid(labels.copied),
      () => setSaid(labels.notCopied),
    );
  return (
    <section aria-labelledby={title} className={styles.answer}>
      <h3 id={title}>{labels.title}</h3>
      <div className={styles.actions}>
        {CHOICES.map((which) => (
          <button
            key={which}
            type="button"
            className={controls.secondary}
            aria-pressed={outcome.value === which}
            onClick={() => choose(which)}
          >
            {labels[which]}
          </button>
        ))}
        {outcome.value && (
          <button type="button" className={controls.secondary} onClick={takeBack}>
            {labels.takeBack}
          </button>
        )}
      </div>
      {words !== null && (
        <>
          <textarea
            aria-label={labels.words}
            className={controls.input}
            rows={9}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <div className={styles.actions}>
            <a
              className={controls.primary}
              href={`${address}${encodeURIComponent(words)}`}
              onClick={() => void answered().catch(console.error)}
            >
              {labels.mail}
            </a>
            {chat && (
              <a
                className={controls.secondary}
                href={`${chat}?text=${encodeURIComponent(words)}`}
                target="_blank"
                rel="noreferrer noopener"
                onClick={() => void answered().catch(console.error)}
              >
                {labels.chat}
              </a>
            )}
            <button type="button" className={controls.secondary} onClick={copy}>
              {labels.copy}
            </button>
          </div>
        </>
      )}
      <p role="status">{said}</p>
    </section>
  );
}

/** Shows nothing: a new entry that somebody has opened is a seen one. */
export function MarkSeen() {
  const { id, collectionSlug } = useDocumentInfo();
  const { value, setValue } = useField<string>({ path: 'status' });
  useEffect(() => {
    if (value !== 'new' || !id || !collectionSlug) return;
    void call(`/cms-api/${collectionSlug}/${id}/seen`, { method: 'POST' }).then(
      // the form follows the stored value, so it has nothing to save
      ({ isOk }) => isOk && setValue('seen', true),
    );
  }, [id, collectionSlug, value, setValue]);
  return null;
}
