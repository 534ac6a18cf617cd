import type { FormEventHandler } from 'react';
import type { Texts } from './answer-desk';
import { OwnFields, type Who } from './own-fields';
import styles from './send-bar.module.scss';
import { timeOf } from './time-of';
import type { Progress } from './use-answers';

type Props = {
  action: string;
  texts: Texts;
  who: Who;
  maxPicks: number | null;
  isClosed: boolean;
  picks: ('yes' | 'maybe' | 'no' | null)[];
  sentAt: string | null;
  state: Progress['state'] | 'waiting';
  onSubmit: FormEventHandler<HTMLFormElement>;
};

/** Always in sight: the counts, the limit, and the sending with its receipt. */
export function SendBar({ action, texts, who, maxPicks, isClosed, picks, sentAt, state, onSubmit }: Props) {
  const count = (pick: 'yes' | 'maybe' | 'no') => picks.filter((one) => one === pick).length;
  const yes = count('yes');
  const counts = texts.counts
    .replace('{yes}', maxPicks === null ? String(yes) : `${yes}/${maxPicks}`)
    .replace('{maybe}', String(count('maybe')))
    .replace('{no}', String(count('no')));
  return (
    <form
      className={styles.bar}
      id="sent"
      method="post"
      encType="multipart/form-data"
      action={action}
      onSubmit={onSubmit}
    >
      <OwnFields {...who} />
      <input type="hidden" name="send" value="1" />
      <p className={styles.counts}>
        {counts}
        {maxPicks !== null && yes > maxPicks && (
          <strong>{texts.tooMany.replace('{max}', String(maxPicks))}</strong>
        )}
      </p>
      <p className={styles.receipt} role="status">
        {state === 'failed' || state === 'saving' || state === 'waiting'
          ? texts[state]
          : sentAt &&
            texts.sent.replace(
              '{time}',
              timeOf(sentAt, who.lang, { dateStyle: 'short', timeStyle: 'short' }),
            )}
      </p>
      {!isClosed && who.name && (
        <button type="submit" disabled={picks.every((pick) => pick === null)}>
          {sentAt ? texts.sendAgain : texts.send}
        </button>
      )}
    </form>
  );
}
