'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { call } from '../../parts/act/call.ts';
import controls from '../../parts/ui/controls.module.css';
import { fill } from '../../parts/ui/fill.ts';
import { displayHour, shortMoment } from '../../platform/reference/agency-time.ts';
import { Hold, Release } from './hold.tsx';
import { MergePeople } from './merge-people.tsx';
import styles from './packages.module.css';

type OpensListProps = {
  opens: readonly Open[];
  /** The names that people gave, by their keys. */
  names: ReadonlyMap<string, string>;
  labels: Record<'opened' | 'notOpened' | 'anybody' | 'phone' | 'tablet' | 'computer', string>;
};

const deviceOf = (device: string): 'phone' | 'tablet' | 'computer' =>
  device === 'phone' || device === 'tablet' ? device : 'computer';

/** Below the answers of a package: who looked at it last, when, and on what kind of device. */
function OpensList({ opens, names, labels }: OpensListProps) {
  if (opens.length === 0) return <p className={styles.small}>{labels.notOpened}</p>;
  return (
    <div className={styles.small}>
      <h4>{labels.opened}</h4>
      <ul>
        {opens.map(({ person, name, device, at, times }) => (
          <li key={`${person} ${name} ${device}`}>
            {[
              names.get(person) || name || labels.anybody,
              labels[deviceOf(device)],
              shortMoment(at, Date.now()),
            ].join(' · ')}
            {times > 1 && ` (${times}×)`}
          </li>
        ))}
      </ul>
    </div>
  );
}

const EVERY_MS = 4_000;
/** A busy panel takes longer than usual: its answer is waited for. */
const WAIT_MS = 20_000;
/** One reading that fails is made up for by the next. */
const LATE_MS = 3 * EVERY_MS;

const answered = z.object({
  talent: z.number(),
  pick: z.nullable(z.enum(['yes', 'maybe', 'no'])),
  comment: z.string(),
});
const person = z.object({
  key: z.string(),
  name: z.string(),
  sent_at: z.nullable(z.string()),
  sent: z.array(answered),
  unsent: z.array(z.number()),
  answers: z.array(answered),
});
type Answered = z.infer<typeof answered>;
const open = z.object({
  person: z.string(),
  name: z.string(),
  device: z.string(),
  at: z.string(),
  times: z.number(),
});
type Open = z.infer<typeof open>;
const answer = z.object({ people: z.array(person), opens: z.array(open) });
type Person = z.infer<typeof person>;
type Answers = z.infer<typeof answer>;

type Props = {
  source: string;
  /** `hold`: for whom a talent is on hold, if for anybody. */
  talents: { id: number; name: string; hold: 'on_hold' | 'reserved' | null }[];
  /** The address of a package's acts. */
  acts: string;
  /** Whether the panel sends mails. */
  sendsMail: boolean;
  labels: Record<
    | 'heading'
    | 'talent'
    | 'nobody'
    | 'loading'
    | 'yes'
    | 'maybe'
    | 'no'
    | 'sent'
    | 'draft'
    | 'unsent'
    | 'nothing'
    | 'late'
    | 'next'
    | 'sheet'
    | 'on_hold'
    | 'reserved',
    string
  > & {
    opens: OpensListProps['labels'];
    merge: ComponentProps<typeof MergePeople>['labels'];
  };
};

/** Whether somebody sent a yes: a draft may still become a no. */
const hasYes = (people: readonly Person[], id: number) =>
  people.some(({ sent }) => sent.some(({ talent, pick }) => talent === id && pick === 'yes'));

/**
 * The newest answers of everybody, read anew four seconds after each reading while the page is in sight; `late` is the
 * moment (ms) since which readings fail, once that is longer than a moment.
 */
function useAnswers(source: string) {
  const [state, setState] = useState<Answers & { late: number | null; isRead: boolean }>({
    people: [],
    opens: [],
    late: null,
    isRead: false,
  });
  useEffect(() => {
    let [isOver, newest] = [false, Date.now()];
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const began = Date.now();
      const signal = AbortSignal.timeout(WAIT_MS);
      const answers = document.hidden ? undefined : (await call(source, { shape: answer, signal })).data;
      if (isOver) return;
      if (answers) {
        newest = began;
        setState({ ...answers, late: null, isRead: true });
      } else if (answers === null && began - newest >= LATE_MS)
        setState((before) => ({ ...before, late: newest }));
      // out of sight nothing is read, and nothing is late
      else if (answers === undefined) newest = began;
      timer = setTimeout(look, EVERY_MS);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [source]);
  return state;
}

/** A pick with its comment; a draft says that it is one, also where it takes back what was sent. */
function PickAndComment({
  one,
  isDraft,
  labels,
}: {
  one: Answered | undefined;
  isDraft?: boolean;
  labels: Props['labels'];
}) {
  if (!isDraft && !one?.pick && !one?.comment) return null;
  return (
    <div className={isDraft ? styles.unsent : undefined}>
      {isDraft && <span className={styles.small}>{labels.unsent} </span>}
      {one?.pick && <strong>{labels[one.pick]}</strong>}
      {one?.comment ? <p>{one.comment}</p> : isDraft && !one?.pick && labels.nothing}
    </div>
  );
}

/** The answer of a person as they sent it, and below it what they have changed since. */
function Cell({ person, talent, labels }: { person: Person; talent: number; labels: Props['labels'] }) {
  const about = (list: readonly Answered[]) => list.find((one) => one.talent === talent);
  const [sent, draft] = [about(person.sent), about(person.answers)];
  const isDraft =
    person.sent_at === null ? Boolean(draft?.pick || draft?.comment) : person.unsent.includes(talent);
  return (
    <td data-pick={sent?.pick ?? undefined}>
      <PickAndComment one={sent} labels={labels} />
      {isDraft && <PickAndComment one={draft} isDraft labels={labels} />}
    </td>
  );
}

/** Talents by people: each answer with its comment. */
export function AnswersTable({ source, acts, sendsMail, talents, labels }: Props) {
  const { people, opens, late, isRead } = useAnswers(source);
  return (
    <div className={styles.answers}>
      <h3>{labels.heading}</h3>
      {late !== null && (
        <p role="status">{fill(labels.late, { at: displayHour(new Date(late).toISOString()) })}</p>
      )}
      {people.length === 0 ? (
        <p className={styles.small}>{isRead ? labels.nobody : labels.loading}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys
        <section className={styles.scroll} tabIndex={0} aria-label={labels.heading}>
          <table>
            <thead>
              <tr>
                <th scope="col">{labels.talent}</th>
                {people.map(({ key, name, sent_at }) => (
                  <th scope="col" key={key}>
                    {name} <span className={styles.small}>{sent_at ? labels.sent : labels.draft}</span>
                  </th>
                ))}
                <th scope="col">{labels.next}</th>
              </tr>
            </thead>
            <tbody>
              {talents.map(({ id, name, hold }) => (
                <tr key={id}>
                  <th scope="row">
                    <a href={`/admin/collections/talents/${id}`}>{name}</a>
                  </th>
                  {people.map((person) => (
                    <Cell key={person.key} {...{ person, labels }} talent={id} />
                  ))}
                  <td>
                    <div className={styles.ends}>
                      {hold && labels[hold]}
                      {hold === 'reserved' && <Release action={`${acts}/release/${id}`} name={name} />}
                      {!hold && hasYes(people, id) && (
                        <Hold action={`${acts}/hold/${id}`} {...{ name, sendsMail }} />
                      )}
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {isRead && (
        <OpensList
          opens={opens}
          names={new Map(people.map(({ key, name }) => [key, name]))}
          labels={labels.opens}
        />
      )}
      <div className={styles.ends}>
        {people.length > 0 && (
          <a className={controls.secondary} href={`${acts}/answers.csv`} download>
            {labels.sheet}
          </a>
        )}
        {people.length > 1 && (
          <MergePeople action={`${acts}/merge`} {...{ people, talents }} labels={labels.merge} />
        )}
      </div>
    </div>
  );
}
