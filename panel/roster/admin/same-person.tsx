'use client';

import { fill } from '../../parts/ui/fill.ts';
import type { Answer, Decisions, Row } from './decide.ts';
import type { Labels } from './labels.ts';
import type { Birth } from './plan.ts';
import styles from './roster.module.css';

const LINES_NAMED = 5;

type Common = { labels: Labels; language: 'pt' | 'en'; lineName: (line: number) => string };

/** Why a row is asked about, besides somebody here with its name or number. */
export function reasonOf({ clash, notes, talent }: Row, { labels, language, lineName }: Common): string {
  if (!clash) return talent ? '' : notes.map((note) => note[language]).join(' ');
  const named = clash.lines.slice(0, LINES_NAMED).map(lineName);
  const more = clash.lines.length - named.length;
  const lines = [...named, ...(more > 0 ? [fill(labels.moreLines, { n: more })] : [])].join('; ');
  return fill(clash.kind === 'code' ? labels.sameCode : labels.twice, { name: lines });
}

type Props = Common & {
  rows: readonly Row[];
  decisions: Decisions;
  onDecide: (decisions: Decisions) => void;
};

/** Asks about rows that may be somebody here, another line of the file, or nobody. */
export function SamePerson({ rows: all, decisions, onDecide, ...common }: Props) {
  const { labels, lineName } = common;
  const rows = all.filter(({ state }) => state === 'unsure');
  if (rows.length === 0) return null;
  const answer = (lines: readonly number[], value: string) => {
    const answers = new Map(decisions.answers);
    for (const line of lines)
      if (value === 'same' || value === 'other') answers.set(line, value);
      else answers.delete(line);
    onDecide({ ...decisions, answers });
  };
  const choice = (label: string, value: string, asked: readonly Row[]) => {
    const same: [Answer, string][] = asked.every(({ talent }) => talent) ? [['same', labels.same]] : [];
    const options: [Answer | '', string][] = [
      ['', labels.undecided],
      ...same,
      ['other', asked.every(({ clash }) => clash?.kind === 'code') ? labels.otherNoCode : labels.other],
    ];
    return (
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) =>
          answer(
            asked.map(({ line }) => line),
            target.value,
          )
        }
      >
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    );
  };
  const given = new Set(rows.map(({ line }) => decisions.answers.get(line) ?? ''));
  const one = given.size === 1 ? ([...given][0] ?? '') : '';
  return (
    <section aria-label={labels.questions}>
      <h3>{labels.questions}</h3>
      <p>{labels.questionsAbout}</p>
      <ul className={styles.people}>
        {rows.length > 1 && (
          <li>
            <span>{fill(labels.all, { n: rows.length })}</span>
            {choice(fill(labels.all, { n: rows.length }), one, rows)}
          </li>
        )}
        {rows.map((row) => (
          <li key={row.line}>
            <span>
              {lineName(row.line)}: <strong>{row.name}</strong> {reasonOf(row, common)}{' '}
              {row.talent && (
                <a href={`/admin/collections/talents/${row.talent.id}`} target="_blank" rel="noreferrer">
                  {fill(labels.here, { name: row.talent.name, n: row.talent.id })}
                </a>
              )}
            </span>
            {choice(`${lineName(row.line)}: ${row.name}`, decisions.answers.get(row.line) ?? '', [row])}
          </li>
        ))}
      </ul>
    </section>
  );
}

type BirthProps = Common & {
  births: readonly Birth[];
  answers: ReadonlyMap<number, string>;
  onAnswer: (line: number, day: string) => void;
};

/** Asks for the century of births that two digits leave open. */
export function Births({ births, answers, onAnswer, labels, lineName }: BirthProps) {
  if (births.length === 0) return null;
  return (
    <section aria-label={labels.births}>
      <h3>{labels.births}</h3>
      <ul className={styles.people}>
        {births.map(({ line, name, typed, choices }) => (
          <li key={line}>
            <span>
              {lineName(line)}: <strong>{name}</strong> “{typed}”
            </span>
            <select
              aria-label={`${lineName(line)}: ${name}, ${typed}`}
              value={answers.get(line) ?? ''}
              onChange={({ target }) => onAnswer(line, target.value)}
            >
              <option value="">{labels.birthNone}</option>
              {choices.map(({ day, age }) => (
                <option key={day} value={day}>
                  {fill(labels.birthAge, { at: day.slice(0, 10).split('-').reverse().join('/'), n: age })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </section>
  );
}
