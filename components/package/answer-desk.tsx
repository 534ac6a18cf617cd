'use client';

import { isPick } from '@passarela/contract/package-limits';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import pieces from '@/components/ui/pieces.module.scss';
import { fillText } from '@/lib/domain/fill-text';
import type { Lang } from '@/lib/domain/languages';
import { packageApi } from '@/lib/routes/package-link';
import styles from './answer-desk.module.scss';
import { FaceAnswer, type FaceState } from './face-answer';
import { WaitingList } from './on-device';
import { sentOf } from './own';
import { Receipt, useReceipt } from './receipt';
import { SendBar } from './send-bar';
import type { Texts } from './texts';
import { type First, useAnswers } from './use-answers';
import { useNewTalents, usePicturesAgain, useSeen } from './visit';
import { NamedLine, NameForm, TypeCode } from './who-answers';

const FILTERS = ['all', 'mine', 'undecided'] as const;
type Filter = (typeof FILTERS)[number];

type FilterProps = { texts: Texts; filter: Filter; isEmpty: boolean; onFilter: (filter: Filter) => void };

/** Chooses which faces are listed, and says so where none is. */
const FaceFilter = ({ texts, filter, isEmpty, onFilter }: FilterProps) => (
  <div className={styles.finding}>
    <fieldset className={styles.filter}>
      <legend className={pieces.unseen}>{texts.filter}</legend>
      {FILTERS.map((one) => (
        <button key={one} type="button" aria-pressed={filter === one} onClick={() => onFilter(one)}>
          {texts[one]}
        </button>
      ))}
    </fieldset>
    <p role="status">{isEmpty && (filter === 'mine' ? texts.noneAnswered : texts.allAnswered)}</p>
  </div>
);

type FaceProps = { id: number; name: string } & Record<'cover' | 'photos' | 'title' | 'facts', ReactNode>;
type Props = {
  lang: Lang;
  link: string;
  recipient: string;
  maxPicks: number | null;
  isClosed: boolean;
  hasHandover: boolean;
  first: First;
  texts: Texts;
  talents: FaceProps[];
  /** How many were taken out since, who are named no more. */
  gone: number;
};

const WHY = { yes: 'whyYes', maybe: 'whyMaybe', no: 'whyNo' } as const;

/** Why a name is asked for: the answer that waits for it. */
function whyText(texts: Texts, talent: string, pick: string | undefined): string {
  return fillText(texts[isPick(pick) ? WHY[pick] : 'whyComment'], { name: talent });
}

/** The faces of a package with one person's answers, saved at each click; without script one form for each face. */
export function AnswerDesk({ lang, link, talents, texts, first, ...about }: Props) {
  const { recipient, maxPicks, isClosed, hasHandover, gone } = about;
  const action = packageApi(link);
  const { key, mine, loads, progress, waiting, save, ...acts } = useAnswers(link, first);
  const { refusalOf, sayName, discard, leave, goOn } = acts;
  useSeen(link, key);
  usePicturesAgain();
  const added = useNewTalents(
    link,
    key,
    talents.map(({ id }) => id),
  );
  const sent = sentOf(mine);
  const { heading, awaitReceipt, hold } = useReceipt(sent !== null);
  const nameField = useRef<HTMLInputElement>(null);
  const [isPutOff, setPutOff] = useState(false);
  const [filter, setFilter] = useState<Filter>('all');
  const name = mine?.name ?? '';
  const who = { lang, person: key, name };
  const answers = mine?.answers ?? {};
  const isListed = (id: number) =>
    filter === 'all' || (filter === 'undecided') === ((answers[id]?.pick ?? null) === null);
  const unnamed = name || isPutOff ? undefined : waiting.findLast(({ fields }) => !fields.name);
  const asked = unnamed && talents.find(({ id }) => id === unnamed.talent);
  const why = asked ? whyText(texts, asked.name, unnamed.fields.pick) : '';

  const keep = (talent: number) => (data: FormData) => {
    hold(talent);
    save(data, talent);
    setPutOff(false);
  };
  const send = (data: FormData) => {
    awaitReceipt();
    save(data);
  };
  const pick = (talent: number) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { nativeEvent, currentTarget } = event;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    keep(talent)(new FormData(currentTarget, submitter));
    // the form comes into sight by itself
    if (!name) nameField.current?.focus({ preventScroll: true });
  };
  const begin = (typed: string) => {
    sayName(typed);
    // the form goes, and the focus with it
    const face = document.querySelector(`#answer-${asked?.id}`);
    const button = face?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? face?.querySelector('button');
    button?.focus({ preventScroll: true });
  };
  const goOnHere = async (code: string) => {
    const result = await goOn(code);
    return typeof result === 'string' ? result : null;
  };
  const isPresent = new Set(talents.map(({ id }) => id));
  const goneForms = waiting.filter(({ talent }) => talent !== null && !isPresent.has(talent));
  const formsOf = (talent: number | null) => waiting.filter((form) => form.talent === talent);
  const refused = waiting.filter((form) => form.talent !== null && refusalOf(form) !== null);
  const stateOf = (talent: number | null): FaceState => {
    const [form] = formsOf(talent);
    if (!form) return progress.talent === talent ? progress.state : 'ready';
    if (progress.state === 'saving' && progress.talent === talent) return 'saving';
    return refusalOf(form) ?? (form.fields.name ? 'waiting' : 'unnamed');
  };
  const discardOf = (talent: number) => {
    const forms = formsOf(talent).filter((form) => refusalOf(form) !== null);
    return forms.length > 0 ? () => discard(forms) : null;
  };
  return (
    <>
      {sent && <Receipt {...{ lang, texts, isClosed, heading }} own={sent} talents={talents} />}
      <div className={styles.tools}>
        {!isClosed && name && <NamedLine {...{ action, texts, who, hasHandover }} onLeave={leave} />}
        {mine && (
          <FaceFilter
            {...{ texts, filter }}
            isEmpty={!talents.some(({ id }) => isListed(id))}
            onFilter={setFilter}
          />
        )}
        {!isClosed && <p className={styles.keys}>{texts.keys}</p>}
      </div>
      <ol className={styles.list} id="faces">
        {talents.map(({ id, name: talent, photos, title, facts }) => (
          <li key={id} id={`talent-${id}`} hidden={!isListed(id)}>
            {added.has(id) && <p className={styles.added}>{texts.added}</p>}
            {photos}
            <div className={styles.side}>
              {title}
              <FaceAnswer
                {...{ action, texts, who, isClosed, loads }}
                talent={id}
                name={talent}
                answer={answers[id]}
                state={stateOf(id)}
                onDiscard={discardOf(id)}
                onSubmit={pick(id)}
                onComment={keep(id)}
              />
              {facts}
            </div>
          </li>
        ))}
      </ol>
      {goneForms.length > 0 && (
        <WaitingList texts={texts} heading={texts.goneWaits} forms={goneForms}>
          <button type="button" onClick={() => discard(goneForms)}>
            {texts.discard}
          </button>
        </WaitingList>
      )}
      {gone > 0 && <p className={styles.gone}>{fillText(texts.gone, { count: gone })}</p>}
      {!isClosed && !name && hasHandover && <TypeCode {...{ lang, action, texts }} onCode={goOnHere} />}
      <div className={styles.dock} data-asks={why !== ''}>
        {!isClosed && !name && (
          <NameForm
            {...{ action, recipient, texts, who, nameField, why }}
            onName={begin}
            onNotNow={() => setPutOff(true)}
          />
        )}
        {!isClosed && (
          <noscript>
            <p className={styles.unscripted}>{texts.unscripted}</p>
          </noscript>
        )}
        <SendBar
          {...{ action, texts, who, maxPicks, isClosed, mine }}
          picks={talents.map(({ id }) => answers[id]?.pick ?? null)}
          state={stateOf(null)}
          isSending={waiting.some(({ fields }) => 'send' in fields)}
          refused={refused.length}
          onSend={send}
        />
      </div>
    </>
  );
}
