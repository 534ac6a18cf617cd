import type { FormEventHandler } from 'react';
import type { Lang } from '@/lib/domain/languages';
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
  reference: string | null;
  state: Progress['state'] | 'waiting';
  onSubmit: FormEventHandler<HTMLFormElement>;
};

function receiptText(texts: Texts, lang: Lang, sentAt: string, reference: string | null): string {
  // 12/11/2026 is December to half of those who read English
  const dateStyle = lang === 'pt' ? 'short' : 'medium';
  const sent = texts.sent.replace('{time}', timeOf(sentAt, lang, { dateStyle, timeStyle: 'short' }));
  return reference ? `${sent} ${texts.reference.replace('{reference}', reference)}` : sent;
}

/** Always in sight: the counts, the limit, and the sending with its receipt. */
export function SendBar({
  action,
  texts,
  who,
  maxPicks,
  isClosed,
  picks,
  state,
  onSubmit,
  ...receipt
}: Props) {
  const { sentAt, reference } = receipt;
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
          : sentAt && receiptText(texts, who.lang, sentAt, reference)}
      </p>
      {!isClosed && who.name && (
        <button type="submit" disabled={picks.every((pick) => pick === null)}>
          {sentAt ? texts.sendAgain : texts.send}
        </button>
      )}
    </form>
  );
}
