'use client';

import { text } from '@passarela/contract/text';
import { useForm, useRowLabel, useTranslation } from '@payloadcms/ui';
import { z } from 'zod/mini';
import { thumbnail } from '../../catalogue/media/staff-file.ts';
import { useAnswer } from '../../parts/act/call.ts';
import { fill } from '../../parts/ui/fill.ts';
import type { Package } from '../../platform/db/payload-types.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { minorMark } from '../../platform/reference/minors.ts';
import { UNREAD } from '../warning-texts.ts';
import styles from './packages.module.css';
import { useUnread } from './use-warnings.ts';

const LABELS = {
  up: text('Subir {name}', 'Move {name} up'),
  down: text('Descer {name}', 'Move {name} down'),
  draft: text('rascunho', 'draft'),
  taken: text('indisponível', 'unavailable'),
};

const talent = z.object({
  name: z.string(),
  birthdate: z.nullish(z.string()),
  status: z.nullish(z.string()),
  cover: z.nullish(z.looseObject({})),
});
const QUERY = 'depth=1&select[name]=true&select[cover]=true&select[birthdate]=true&select[status]=true';
type Line = NonNullable<Package['talents']>[number];
/** Heads a line of a package: the talent's picture and name, and buttons that move the line. */
export function TalentLabel() {
  const { data, path, rowNumber = 0 } = useRowLabel<Partial<Line>>();
  const language = languageOf(useTranslation().i18n);
  const labels = inLanguage(LABELS, language);
  const { moveFieldRow, getDataByPath } = useForm();
  const { talent: id, taken_down: isTaken } = data;
  const isUnread = useUnread(typeof id === 'number' ? id : null);
  const shown = useAnswer(typeof id === 'number' ? `/cms-api/talents/${id}?${QUERY}` : null, talent);
  const name = shown?.name ?? '';
  const picture = shown?.cover ? thumbnail(shown.cover) : null;
  const mark = name && minorMark(shown?.birthdate ?? null, language);
  const marks = [
    ...(isTaken ? [labels.taken] : []),
    ...(shown && shown.status !== 'published' ? [labels.draft] : []),
    ...(mark ? [mark.toLocaleLowerCase(language)] : []),
    ...(isUnread ? [UNREAD[language]] : []),
  ];
  const list = path.slice(0, path.lastIndexOf('.'));
  const move = (to: number) => {
    const rows = getDataByPath<unknown[]>(list);
    if (to >= 0 && to < rows.length) moveFieldRow({ path: list, moveFromIndex: rowNumber, moveToIndex: to });
  };
  return (
    <span className={styles.line}>
      {picture ? <img src={picture} alt="" loading="lazy" /> : <span className={styles.noFace} />}
      <span>
        {rowNumber + 1}. {name}
        {marks.map((mark) => (
          <small key={mark} className={styles.minor}>
            {mark}
          </small>
        ))}
      </span>
      <span className={styles.move}>
        <button type="button" aria-label={fill(labels.up, { name })} onClick={() => move(rowNumber - 1)}>
          ↑
        </button>
        <button type="button" aria-label={fill(labels.down, { name })} onClick={() => move(rowNumber + 1)}>
          ↓
        </button>
      </span>
    </span>
  );
}
