import { text } from '@passarela/contract/text';
import type { DefaultServerCellComponentProps } from 'payload';
import { languageOf } from '../../../platform/reference/language.ts';
import styles from './air.module.css';
import { airMessage, STATES } from './air-message.ts';

const SHOWN = { true: text('No ar', 'Shown'), false: text('Desligado', 'Off') };

/** The status in a list, with what its times mean now. */
export function AirCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  const language = languageOf(i18n);
  const isPublished = cellData === 'published' || cellData === true;
  const name =
    typeof cellData === 'string' ? STATES[isPublished ? 'published' : 'draft'] : SHOWN[`${isPublished}`];
  const { publish_at, published_at, hide_at: hideAt } = rowData;
  const labels = airMessage(
    { isPublished, publishAt: publish_at ?? published_at, hideAt },
    Date.now(),
    language,
  );
  return (
    <span className={styles.cell}>
      {name[language]}
      {labels && <span className={styles.texts}>{labels}</span>}
    </span>
  );
}
