'use client';

import { text } from '@passarela/contract/text';
import { useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { z } from 'zod/mini';
import { displayMoment } from '../../platform/reference/agency-time.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { useAnswer } from '../act/call.ts';
import { fill } from '../ui/fill.ts';
import styles from './unsaved.module.css';

const LABELS = {
  somebody: text('Outra pessoa', 'Somebody else'),
  locked: text(
    '{name} está editando agora, desde {moment}. Se você assumir, essa pessoa não consegue mais salvar. O que ela ou você já escreveu e não salvou fica à mão em “O que você tinha escrito”.',
    '{name} is editing now, since {moment}. If you take over, they can save no longer. What they or you wrote and did not save stays at hand in “What you had written”.',
  ),
  taken: text(
    '{name} assumiu a edição. O que você escreveu e não salvou fica à mão na ficha, em “O que você tinha escrito”.',
    '{name} took over the editing. What you wrote and did not save stays at hand in the entry, in “What you had written”.',
  ),
};
/** Payload's dialogs, which know the person's number alone and write English dates. */
const DIALOGS = { locked: 'document-locked', taken: 'document-take-over' } as const;
/** Its third, about a newer state: both above show that state too, whatever is chosen. */
const STALE = 'document-stale-data';

const answer = z.object({ name: z.nullable(z.string()), at: z.nullable(z.string()) });

/** Payload's dialogs about two people on one entry: one at a time, with the other one's name and the local date. */
export function LockLabels() {
  const labels = inLanguage(LABELS, languageOf(useTranslation().i18n));
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const [place, setPlace] = useState<Element | null>(null);
  const kinds: ('locked' | 'taken')[] = ['taken', 'locked'];
  const kind = kinds.find((one) => isModalOpen(DIALOGS[one]));
  const isDouble = Boolean(kind) && isModalOpen(STALE);
  useEffect(() => {
    if (isDouble) document.getElementById(`${STALE}-reload`)?.click();
  }, [isDouble]);
  useEffect(() => {
    setPlace(kind ? document.querySelector(`.${DIALOGS[kind]}__content`) : null);
  }, [kind]);
  const about = globalSlug ? `global=${globalSlug}` : `collection=${collectionSlug}&id=${id}`;
  const person = useAnswer(kind ? `/cms-api/editing?${about}` : null, answer);
  const moment = displayMoment(person?.at ? new Date(person.at) : Date.now());
  const words =
    kind && person !== undefined && fill(labels[kind], { name: person?.name ?? labels.somebody, moment });
  return (
    place &&
    createPortal(
      <p className={styles.lockLabels} data-own="">
        {words}
      </p>,
      place,
    )
  );
}
