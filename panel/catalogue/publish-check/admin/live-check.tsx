'use client';

import type { ListName } from '@passarela/contract/talent-lists';
import { partsOfList } from '@passarela/contract/talent-lists';
import { toast, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { localDay } from '../../../platform/reference/agency-time.ts';
import { check, PROBLEM_FIELDS, type Problem } from '../problems.ts';
import { openField } from './open-field.ts';
import styles from './publish-check.module.css';
import { useFacts } from './use-facts.ts';

type Labels = Record<Problem | 'title' | 'shown' | 'wouldShow' | 'nowhere' | 'saved', string>;
type Props = {
  labels: Labels;
  lists: Record<string, string>;
  /** The category of each division, by id. */
  categoryOf: Record<string, number>;
  tabs: Record<string, number>;
};

/** "Modelos › Mulheres, New Faces · Elenco": each section with its lists. */
function listLine(found: readonly ListName[], gender: unknown, lists: Record<string, string>): string {
  const sections = found.filter((list) => partsOfList(list).division === undefined);
  const line = (section: ListName) => {
    const inside = found.filter((list) => list !== section && partsOfList(list).section === section);
    const shelves = [...(gender === 'woman' || gender === 'man' ? [gender] : []), ...inside];
    const names = shelves.map((name) => lists[name]).join(', ');
    return names ? `${lists[section]} › ${names}` : lists[section];
  };
  return sections.map(line).join(' · ');
}

/** Follows the form: warnings with one press to the field, and the lists. */
export function LiveCheck({ labels, lists, categoryOf, tabs }: Props) {
  const { facts, status, gender } = useFacts(categoryOf);
  const [isProcessing, isRefused] = [useFormProcessing(), useFormSubmitted()];
  const { problems, lists: found } = check(facts, localDay(Date.now()));
  const wasProcessing = useRef(false);
  const isPublished = status === 'published';
  const missing = problems.map((problem) => labels[problem]).join(' · ');
  useEffect(() => {
    if (wasProcessing.current && !isProcessing && !isRefused && isPublished && missing)
      toast.warning(`${labels.saved}: ${missing}`);
    wasProcessing.current = isProcessing;
  }, [isProcessing, isRefused, isPublished, missing, labels.saved]);

  const line = listLine(found, gender, lists);
  return (
    <section className={styles.check} aria-label={labels.title}>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem}>
              <button
                type="button"
                className={styles.go}
                onClick={() => openField(PROBLEM_FIELDS[problem], tabs[PROBLEM_FIELDS[problem]] ?? -1)}
              >
                {labels[problem]}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.lists}>
        {line ? `${isPublished ? labels.shown : labels.wouldShow}: ${line}` : labels.nowhere}
      </p>
    </section>
  );
}
