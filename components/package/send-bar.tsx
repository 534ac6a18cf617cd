import type { Pick } from '@passarela/contract/package-limits';
import type { FormEvent } from 'react';
import pieces from '@/components/ui/pieces.module.scss';
import { fillText } from '@/lib/domain/fill-text';
import { BAR } from '../chosen/bar';
import { type FaceState, stateText } from './face-answer';
import { type Own, sentOf } from './own';
import { PackageForm, type Who } from './package-form';
import styles from './send-bar.module.scss';
import { sentText, type Texts } from './texts';

type Props = {
  action: string;
  texts: Texts;
  who: Who;
  maxPicks: number | null;
  isClosed: boolean;
  picks: (Pick | null)[];
  mine: Own | null;
  state: FaceState;
  /** Whether the answer was sent, and waits for the line. */
  isSending: boolean;
  /** How many answers were refused, and wait: nothing is sent without them. */
  refused: number;
  onSend: (data: FormData) => void;
};

/** Changes come before the receipt: an answer that was changed is no longer the one that was sent. */
function barText({ texts, who, mine, state, isSending, refused }: Props): string {
  if (isSending && refused > 0) return fillText(texts.notSent, { count: refused });
  if (isSending && state === 'waiting') return texts.waitingSend;
  if (state !== 'ready' && state !== 'saved' && state !== 'unnamed') return stateText(texts, state);
  const changes = mine?.unsent?.length ?? 0;
  if (changes > 0) return fillText(texts.changes, { count: changes });
  if (sentOf(mine)) return texts.done;
  // a service that does not say whether anything was changed since: there the page's head thanks nobody
  return mine ? sentText(texts, who.lang, mine) : '';
}

const chosenText = (texts: Texts, yes: number, max: number | null): string =>
  max === null ? fillText(texts.chosen, { yes }) : fillText(texts.chosenOf, { yes, max });

function buttonText(texts: Texts, mine: Own | null): string {
  if (!mine?.sentAt) return texts.send;
  return mine.unsent ? texts.sendChanges : texts.sendAgain;
}

/** Always in sight: how many are chosen, the limit, and the sending; quiet once the receipt stands above. */
export function SendBar(props: Props) {
  const { action, texts, who, maxPicks, isClosed, picks, mine, onSend } = props;
  const count = (pick: Pick) => picks.filter((one) => one === pick).length;
  const yes = count('yes');
  const surplus = maxPicks === null ? 0 : Math.max(0, yes - maxPicks);
  const isDone = sentOf(mine) !== null;
  const isWaiting = !isClosed && Boolean(who.name) && picks.every((pick) => pick === null);
  const others = [[texts.maybes, count('maybe')] as const, [texts.noes, count('no')] as const].flatMap(
    ([text, number]) => (number > 0 ? [fillText(text, { count: number })] : []),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (surplus === 0) onSend(new FormData(event.currentTarget));
  };
  return (
    <PackageForm {...BAR} id="send" who={who} action={action} onSubmit={submit}>
      <input type="hidden" name="send" value="1" />
      <div className={styles.texts}>
        <p>
          {chosenText(texts, yes, maxPicks)} <small>{others.join(', ')}</small>
        </p>
        <p id="send-state" className={surplus > 0 ? styles.surplus : pieces.aside} role="status">
          {surplus > 0
            ? fillText(texts.takeBack, { max: maxPicks ?? 0, count: surplus })
            : barText(props) || (isWaiting ? texts.pickFirst : '')}
        </p>
      </div>
      {!isClosed && who.name && !isDone && (
        <button
          type="submit"
          data-waits=""
          disabled={picks.every((pick) => pick === null)}
          // it keeps the focus, and works without script
          aria-disabled={surplus > 0 || undefined}
          aria-describedby="send-state"
        >
          {buttonText(texts, mine)}
        </button>
      )}
    </PackageForm>
  );
}
