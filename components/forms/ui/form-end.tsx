import { type MouseEventHandler, type ReactNode, useEffect, useRef } from 'react';
import type { Messages } from '@/components/ui/client-texts';
import { fillText } from '@/lib/domain/fill-text';
import type { FormAnswer } from '@/lib/forms/answer';
import styles from './form.module.scss';
import { type Phase, Received } from './form-boundary';

type Props = {
  phase?: Phase;
  outcome: FormAnswer | null;
  hasDraft?: boolean;
  onClear?: MouseEventHandler;
  progress?: { text: string; share: number | null } | null;
  /** The card that replaces the confirmation line after a send. */
  sentCard?: ReactNode;
  texts: Messages['Form'];
};

/** The mark of a sent form; it draws itself. */
function Check() {
  return (
    <svg
      className={styles.check}
      aria-hidden="true"
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
    >
      <path pathLength={1} d="m4 12.5 5.5 5.5L20 6.5" />
    </svg>
  );
}

const minutes = (seconds: number | null) => Math.max(1, Math.ceil((seconds ?? 60) / 60));

/**
 * The end of a form: its button in every state, the result and the draft [S102.6], without layout shift. Changing
 * texts stand alone in their elements, because a translator replaces text nodes (docs/decisions/changed-pages.md).
 */
export function FormEnd({ phase = 'idle', outcome, hasDraft, onClear, progress, sentCard, texts }: Props) {
  const said = useRef<HTMLDivElement>(null);
  const hasFailed = outcome?.status === 'failed' && phase === 'idle';
  // Each in an element of its own (`key`): in the place of a shorter one it would begin elsewhere, which is a shift.
  const labels = { idle: hasFailed && outcome.failure !== 'fields' ? texts.retry : texts.send, ...texts };

  // It takes the place of the form, once that is empty: nothing below it moves before.
  const card = phase === 'idle' && outcome?.status === 'sent' && sentCard;

  // The result stands below the button, maybe off the screen; a marked field gets the focus instead.
  const hasCard = Boolean(card);
  useEffect(() => {
    const isMarked = outcome?.status === 'failed' && outcome.failure === 'fields';
    if (!outcome || isMarked) return;
    const title = said.current?.querySelector<HTMLElement>('[tabindex]');
    (title ?? said.current)?.scrollIntoView({ block: 'nearest' });
    // The focus was on the button, which is hidden now.
    if (hasCard && said.current?.closest('form')?.contains(document.activeElement))
      title?.focus({ preventScroll: true });
  }, [outcome, hasCard]);

  return (
    <div className={styles.end} id="form-end">
      <button className={styles.send} type="submit" aria-disabled={phase !== 'idle'} data-phase={phase}>
        {phase === 'sending' && <span className={styles.spinner} aria-hidden="true" />}
        {phase === 'sent' && <Check />}
        <span key={labels[phase]}>{labels[phase]}</span>
      </button>
      <div className={styles.outcome} ref={said} data-card={hasCard || undefined}>
        {progress && (
          <p className={styles.progress}>
            <span>{progress.text}</span>
            <progress aria-label={progress.text} value={progress.share ?? undefined} />
          </p>
        )}
        <div role="status">
          {outcome?.status === 'sent' &&
            (card || (
              <p className={styles.received}>
                <Received texts={texts} reference={outcome.reference} />
              </p>
            ))}
        </div>
        <p role="alert" className={styles.failure}>
          {hasFailed && fillText(texts.failures[outcome.failure], { minutes: minutes(outcome.retryAfterS) })}
        </p>
      </div>
      {hasDraft && phase === 'idle' && (
        <p className={styles.draft}>
          {texts.draft}{' '}
          <button type="button" className={styles.clear} onClick={onClear}>
            {texts.clear}
          </button>
        </p>
      )}
    </div>
  );
}
