'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Lang } from '@/lib/domain/languages';
import { packageApi } from '@/lib/routes/package-link';
import styles from './answer-desk.module.scss';
import { FaceAnswer } from './face-answer';
import { SendBar } from './send-bar';
import { type First, useAnswers } from './use-answers';
import { useNewTalents } from './use-new-talents';
import { useSeen } from './use-seen';
import { WhoAnswers } from './who-answers';

export type Texts = Record<
  | 'who'
  | 'whoHint'
  | 'name'
  | 'start'
  | 'you'
  | 'notYou'
  | 'elsewhere'
  | 'elsewhereHint'
  | 'elsewhereFailed'
  | 'elsewhereAddress'
  | 'here'
  | 'hereHint'
  | 'code'
  | 'go'
  | 'wrongCode'
  | 'limitedCode'
  | 'yes'
  | 'maybe'
  | 'no'
  | 'answerFor'
  | 'comment'
  | 'saveComment'
  | 'saving'
  | 'saved'
  | 'failed'
  | 'waiting'
  | 'closed'
  | 'send'
  | 'sendAgain'
  | 'sent'
  | 'counts'
  | 'tooMany'
  | 'filter'
  | 'all'
  | 'mine'
  | 'undecided'
  | 'added'
  | 'reference',
  string
>;

type FaceProps = { id: number; name: string; isGone: boolean; body: ReactNode };
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
};

const FILTERS = ['all', 'mine', 'undecided'] as const;

/** The faces of a package with one person's answers, saved at each click; without script one form for each face. */
export function AnswerDesk({ lang, link, talents, texts, first, ...about }: Props) {
  const { recipient, maxPicks, isClosed, hasHandover } = about;
  const action = packageApi(link);
  const { key, mine, loads, progress, waiting, save, leave, goOn } = useAnswers(link, first);
  useSeen(link, key);
  const present = talents.filter(({ isGone }) => !isGone);
  const added = useNewTalents(
    link,
    key,
    present.map(({ id }) => id),
  );
  const unnamed = useRef(new Map<number, FormData>());
  const nameField = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('all');
  const answers = mine?.answers ?? {};
  const isListed = (id: number) =>
    filter === 'all' || (filter === 'undecided') === ((answers[id]?.pick ?? null) === null);
  const submit = (talent: number | null) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { nativeEvent, currentTarget } = event;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const data = new FormData(currentTarget, submitter);
    if (talent === null || mine?.name) return save(data, talent);
    // the answer waits for the name
    unnamed.current.set(talent, data);
    nameField.current?.focus();
  };
  const saveUnnamed = (name: string) => {
    for (const [talent, answer] of unnamed.current) {
      answer.set('name', name);
      save(answer, talent);
    }
    unnamed.current.clear();
  };
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    save(data);
    saveUnnamed(String(data.get('name')));
  };
  const goOnHere = async (code: string) => {
    const result = await goOn(code);
    if (typeof result === 'string') return result;
    if (result.own) saveUnnamed(result.own.name);
    return null;
  };
  const stateOf = (talent: number | null) =>
    waiting.includes(talent) ? 'waiting' : progress.talent === talent ? progress.state : 'ready';
  const who = { lang, person: key, name: mine?.name ?? '' };
  return (
    <>
      {!isClosed && (
        <WhoAnswers
          {...{ action, recipient, texts, who, nameField, hasHandover }}
          onSubmit={start}
          onLeave={leave}
          onCode={goOnHere}
        />
      )}
      {mine && (
        <fieldset className={styles.filter}>
          <legend>{texts.filter}</legend>
          {FILTERS.map((one) => (
            <button key={one} type="button" aria-pressed={filter === one} onClick={() => setFilter(one)}>
              {texts[one]}
            </button>
          ))}
        </fieldset>
      )}
      <ol className={styles.list}>
        {talents.map(({ id, name, isGone, body }) => (
          <li key={id} id={`talent-${id}`} hidden={!isListed(id)}>
            {added.has(id) && <p className={styles.added}>{texts.added}</p>}
            {body}
            {!isGone && (
              <FaceAnswer
                {...{ action, texts, who, name, isClosed, loads }}
                talent={id}
                answer={answers[id] ?? null}
                state={stateOf(id)}
                onSubmit={submit(id)}
                onComment={(data) => save(data, id)}
              />
            )}
          </li>
        ))}
      </ol>
      <SendBar
        {...{ action, texts, who, maxPicks, isClosed }}
        picks={present.map(({ id }) => answers[id]?.pick ?? null)}
        sentAt={mine?.sentAt ?? null}
        reference={mine?.reference ?? null}
        state={stateOf(null)}
        onSubmit={submit(null)}
      />
    </>
  );
}
